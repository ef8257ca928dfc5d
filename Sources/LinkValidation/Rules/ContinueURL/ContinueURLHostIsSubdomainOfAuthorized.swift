internal import DomainNames

/// Finds unauthorized hosts that stand below an authorized one.
enum ContinueURLHostIsSubdomainOfAuthorized: LinkRule {
  static let rule = Rule(
    "continue-url-host-is-subdomain-of-authorized", .note, section: .continueURL,
    title: "The continue URL's host stands below an authorized domain",
    rationale: """
      The JavaScript SDK lets an authorized domain cover its subdomains; whether the backend does for \
      continue URLs is not documented. This policy compares whole hosts, so the subdomain counts as \
      not authorized.
      """,
    badExample: ContinueURLExample.continuing(to: "https://new.app.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      List the subdomain too, or set matchSubdomains if all names below the listed ones are the \
      project's own.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers where subject.standing(of: layer) == .unlisted {
      guard let host = layer.host, layer.scheme != PolicyIndex.extensionScheme,
        case .subdomain = subject.policy.authorizedDomains.domains.match(host)
      else { continue }
      reporter.report(
        rule, "the host stands below an authorized domain, but is not listed itself",
        layer: layer.index, range: layer.hostRange)
    }
  }
}
