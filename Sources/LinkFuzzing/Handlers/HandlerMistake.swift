/// What a handler did that it must not do.
public enum HandlerMistake: Sendable, Hashable {
  // Hosts
  /// It accepts a host that ends in a listed one, without a dot between: `evil-example.com`.
  case hostOnlyEndsInListed
  /// It accepts a subdomain of a listed host, where the policy lists no subdomains.
  case hostIsSubdomain
  /// It accepts a host that begins with a listed one: `example.com.evil.example`.
  case hostOnlyBeginsWithListed
  /// It takes what stands before an `@` for the host.
  case userinfoTakenForHost
  /// It accepts a host that is on no list and resembles none so simply.
  case unlistedHost
  /// It accepts a link from which readers take different hosts.
  case hostThatReadersDisagreeOn
  /// It accepts a link or continue URL without TLS.
  case insecureHTTP

  // Parameters
  /// It takes another one of several equal parameters than the SDKs do.
  case otherDuplicate
  /// It accepts a parameter that is there several times.
  case duplicatedParameter
  /// It decodes what is decoded already.
  case decodedTwice
  /// It uses a value as it is written, escapes and all.
  case notDecoded
  /// It uses a code that is not the action's: one of user information, a fragment, or the continue
  /// URL.
  case codeFromElsewhere
  /// It continues to a URL that is not the action's.
  case continueURLFromElsewhere

  // Anything else
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
    case .unlistedHost: "accepts a host that is on no list"
    case .hostThatReadersDisagreeOn: "accepts a link from which readers take different hosts"
    case .insecureHTTP: "accepts http"
    case .otherDuplicate: "takes the wrong one of several equal parameters"
    case .duplicatedParameter: "accepts a parameter that is there several times"
    case .decodedTwice: "decodes a value twice"
    case .notDecoded: "uses a value without decoding it"
    case .codeFromElsewhere: "takes a code that is not the action's"
    case .continueURLFromElsewhere: "continues to a URL that is not the action's"
    case .codeInLog: "shows the code in its log"
    case .unreadableLink: "accepts a link that is too long"
    case .refusedLink(let rule): "accepts a link that the policy refuses by \(rule)"
    }
  }
}
