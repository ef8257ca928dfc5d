internal import DomainNames

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
    for layer in subject.continueLayers where subject.standing(of: layer) == .unlisted {
      guard let host = layer.host, layer.scheme != PolicyIndex.extensionScheme,
        let appearance = HostAppearance(of: host),
        let found = subject.policy.authorizedDomains.lookalikes.lookalike(of: appearance)
      else { continue }
      let how =
        switch found.kind {
        case .containsName: "has an authorized domain inside it"
        case .oneEdit: "is one letter away from an authorized domain"
        case .dotsAndHyphens: "is an authorized domain with a hyphen for a dot"
        case .sameSkeleton: "looks the same as an authorized domain"
        }
      reporter.report(
        rule, "the continue URL's host \(how), and is none", layer: layer.index,
        range: layer.hostRange)
    }
  }
}
