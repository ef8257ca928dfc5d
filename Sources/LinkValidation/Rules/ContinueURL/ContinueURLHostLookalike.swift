/// Finds unauthorized hosts that pass themselves off as authorized ones.
enum ContinueURLHostLookalike: LinkRule {
  static let rule = Rule(
    "continue-url-host-lookalike", .error, cwe: 1007, section: .continueURL,
    title: "The continue URL's host resembles an authorized domain",
    rationale: """
      A name that holds a listed one, or differs from it by a single letter or by a hyphen for a dot, \
      is what an attacker registers: people and careless patterns take it for the listed one.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com.evil.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Do not follow the link; it was most likely made to deceive.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    var lookalike: ContinueHostLookalike?
    for layer in subject.continueLayers where subject.standing(of: layer) == .unlisted {
      guard let host = layer.host, layer.scheme != PolicyIndex.extensionScheme else { continue }
      let names =
        lookalike ?? ContinueHostLookalike(listed: subject.policy.source.authorizedDomains)
      lookalike = names
      let message: String
      switch names.trick(of: host) {
      case nil: continue
      case .inside: message = "an authorized domain stands inside the host"
      case .oneEdit: message = "the host is one letter away from an authorized domain"
      }
      reporter.report(rule, message, layer: layer.index, range: layer.hostRange)
    }
  }
}
