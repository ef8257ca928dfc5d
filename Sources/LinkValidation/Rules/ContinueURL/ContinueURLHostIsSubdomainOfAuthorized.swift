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
      // A longer host is no name of the name system.
      guard let host = layer.host, host.utf8.count <= 254, !host.hasPrefix("["),
        layer.scheme != PolicyIndex.extensionScheme
      else { continue }
      var rest = host[...]
      while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
        rest = rest[rest.utf8.index(after: dot)...]
        guard !rest.isEmpty, subject.policy.authorizedDomains.contains(String(rest)) else {
          continue
        }
        reporter.report(
          rule, "the host stands below an authorized domain, but is not listed itself",
          layer: layer.index, range: layer.hostRange)
        break
      }
    }
  }
}
