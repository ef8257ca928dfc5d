import ActionLinks
import DomainNames
import LinkFuzzing
import LinkValidation

/// A handler that is right but for one mistake: it judges what it takes a link for.
struct StandInHandler: Sendable {
  static let policy: LinkPolicy = {
    var policy = LinkPolicy()
    policy.linkDomains = ["links.example.com"]
    policy.authorizedDomains = ["app.example.com"]
    policy.apiKeys = ["AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"]
    policy.allowLoopback = false
    return policy
  }()

  /// The mistakes that there is a stand-in for.
  static let mistakes: [HandlerMistake] = [
    .hostOnlyEndsInListed, .hostIsSubdomain, .hostOnlyBeginsWithListed, .userinfoTakenForHost,
    .backslashTakenForHost, .unlistedHost, .openRedirect, .hostThatReadersDisagreeOn,
    .insecureHTTP, .firstDuplicateWins, .lastDuplicateWins, .duplicatedParameter, .caseBlindKeys,
    .fragmentReadAsQuery, .decodedTwice, .notDecoded, .codeFromElsewhere,
    .continueURLFromElsewhere, .codeInLog, .refusedLink(rule: "api-key-mismatch"),
  ]

  private let mistake: HandlerMistake?
  private let validator: LinkValidator

  init(_ mistake: HandlerMistake?) {
    self.mistake = mistake
    var policy = Self.policy
    if mistake == .refusedLink(rule: "api-key-mismatch") { policy.apiKeys = [] }
    if mistake == .hostThatReadersDisagreeOn {
      policy.ignore = ["parse-differential", "host-percent-encoded"].map {
        IgnoreEntry(rule: $0, reason: "a mistake")
      }
    }
    validator = LinkValidator(policy: policy)
  }

  static func campaign(_ mistake: HandlerMistake?) -> HandlerCampaign {
    let handler = StandInHandler(mistake)
    return HandlerCampaign(policy: policy) { handler.decide($0) }
  }

  func decide(_ text: String) -> HandlerDecision {
    guard case .accepted(let link, _) = validator.validate(believed(text)) else {
      return HandlerDecision(.refuse, log: mistake == .codeInLog ? "refused \(text)" : "refused")
    }
    var code = link.code.revealed
    var continueURL = link.continueURL
    switch mistake {
    case .openRedirect: continueURL = (try? ActionLink(text, domains: .icu))?.parameters.continueURL
    case .continueURLFromElsewhere: continueURL = "https://app.example.com/home"
    case .notDecoded: code = text.firstMatch(of: #/oobCode=([^&#]*)/#).map { String($0.1) } ?? code
    case .codeFromElsewhere: if text.contains("lang=en") { code = "en" }
    default: break
    }
    return HandlerDecision(code: code, continueURL: continueURL)
  }

  /// What the handler takes a text for.
  private func believed(_ text: String) -> String {
    let host = "//links.example.com"
    return switch mistake {
    case .hostOnlyEndsInListed: text.replacing(#/\/\/[a-z]+links\.example\.com/#, with: host)
    case .hostIsSubdomain: text.replacing(#/\/\/[a-z]+\.links\.example\.com/#, with: host)
    case .hostOnlyBeginsWithListed: text.replacing(#/\/\/links\.example\.com[a-z.]+/#, with: host)
    case .userinfoTakenForHost: text.replacing(#/\/\/links\.example\.com@[^\/?#]*/#, with: host)
    case .backslashTakenForHost:
      text.replacing(#/\/\/[^\/?#]*\\@links\.example\.com/#, with: host)
    case .unlistedHost: text.replacing(#/^https:\/\/[^\/?#]*/#, with: "https:" + host)
    case .openRedirect:
      text.replacing(#/continueUrl(=|%3D)https?:\/\/[^\/]*/#) {
        "continueUrl\($0.1)https://app.example.com"
      }
    case .insecureHTTP: text.replacing("http://", with: "https://")
    case .firstDuplicateWins: text.replacing(#/(oobCode=[^&#]*)(&oobCode=[^&#]*)+/#) { $0.1 }
    case .lastDuplicateWins: text.replacing(#/(oobCode=[^&#]*&)+(oobCode=)/#) { $0.2 }
    case .duplicatedParameter: text.replacing(#/(&lang=[^&#]*)+/#, with: "")
    case .caseBlindKeys: text.replacing("OOBCODE=", with: "oobCode=")
    case .fragmentReadAsQuery: text.replacing("#", with: "&")
    case .decodedTwice: text.replacing("%25", with: "%")
    case .notDecoded: text.replacing(#/oobCode=(%25[0-9A-F][0-9A-F])+/#, with: "oobCode=A")
    default: text
    }
  }
}
