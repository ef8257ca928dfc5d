/// What a handler did that it must not do.
public enum HandlerMistake: Sendable, Hashable {
  // Hosts
  /// It accepts a host that ends in a listed one, without a dot between: `evil-example.com`.
  case hostOnlyEndsInListed
  /// It accepts a subdomain of a listed host, where the policy lists no subdomains.
  case hostIsSubdomain
  /// It accepts a host that begins with a listed one: `example.com.evil.example`.
  case hostOnlyBeginsWithListed
  /// It takes what stands before an `@` for the host: `https://example.com@evil.example/`.
  case userinfoTakenForHost
  /// It reads on behind a backslash, where browsers end the host:
  /// `https://evil.example\@example.com/`.
  case backslashTakenForHost
  /// It accepts a link on a host that is on no list.
  case unlistedHost
  /// It continues to any host: an open redirect.
  case openRedirect
  /// It accepts a link from which readers take different hosts.
  case hostThatReadersDisagreeOn
  /// It accepts a link or continue URL without TLS.
  case insecureHTTP

  // Parameters
  /// Of several parameters of a name it takes the first.
  case firstDuplicateWins
  /// Of several parameters of a name it takes the last.
  case lastDuplicateWins
  /// It accepts a parameter that is there several times.
  case duplicatedParameter
  /// It knows the names of parameters in any letter case.
  case caseBlindKeys
  /// It takes parameters from a fragment.
  case fragmentReadAsQuery
  /// It decodes what is decoded already.
  case decodedTwice
  /// It uses a value as it is written, escapes and all.
  case notDecoded
  /// It uses a code that is not the action's: one of user information, or of the continue URL.
  case codeFromElsewhere
  /// It continues to a URL that is not the action's.
  case continueURLFromElsewhere

  // Anything else
  /// It ended the process, as a ``CrashJournal`` shows.
  case crash
  /// Its log, or an error of its own, shows the code.
  case codeInLog
  /// It accepts a link longer than any reader should take.
  case unreadableLink
  /// It accepts what the policy refuses, by the rule of this id.
  case refusedLink(rule: String)
}

extension HandlerMistake: CustomStringConvertible {
  /// The mistake in a few words; nothing of a link is in them.
  public var description: String {
    switch self {
    case .hostOnlyEndsInListed: "accepts a host that only ends in a listed one"
    case .hostIsSubdomain: "accepts a subdomain of a listed host"
    case .hostOnlyBeginsWithListed: "accepts a host that only begins with a listed one"
    case .userinfoTakenForHost: "takes user information for the host"
    case .backslashTakenForHost: "takes what stands behind a backslash for the host"
    case .unlistedHost: "accepts a host that is on no list"
    case .openRedirect: "continues to any host"
    case .hostThatReadersDisagreeOn: "accepts a link from which readers take different hosts"
    case .insecureHTTP: "accepts http"
    case .firstDuplicateWins: "takes the first of several equal parameters"
    case .lastDuplicateWins: "takes the last of several equal parameters"
    case .duplicatedParameter: "accepts a parameter that is there several times"
    case .caseBlindKeys: "knows parameters in any letter case"
    case .fragmentReadAsQuery: "takes parameters from a fragment"
    case .decodedTwice: "decodes a value twice"
    case .notDecoded: "uses a value without decoding it"
    case .codeFromElsewhere: "takes a code that is not the action's"
    case .continueURLFromElsewhere: "continues to a URL that is not the action's"
    case .crash: "crashes"
    case .codeInLog: "shows the code in its log"
    case .unreadableLink: "accepts a link that is too long"
    case .refusedLink(let rule): "accepts a link that the policy refuses by \(rule)"
    }
  }
}
