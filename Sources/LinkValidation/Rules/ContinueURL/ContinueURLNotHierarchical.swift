internal import ActionLinks

/// Finds continue URLs whose scheme is not followed by two slashes.
enum ContinueURLNotHierarchical: LinkRule {
  static let rule = Rule(
    "continue-url-not-hierarchical", .error, cwe: 601, section: .continueURL,
    title: "The continue URL has no two slashes before a host",
    rationale: """
      Browsers repair `https:host`, `https:/host` and `https:///host` into `https://host/`. Other \
      readers see a path, or an empty host, and check nothing. A URL of a scheme without hosts names \
      no place that a list could allow.
      """,
    badExample: ContinueURLExample.continuing(to: "https:/evil.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Write the continue URL as scheme, colon, two slashes and host.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      guard let scheme = layer.scheme else { continue }
      let slashCount = layer.authority?.slashCount ?? 0
      let isWeb = scheme == "http" || scheme == "https"
      guard isWeb ? slashCount != 2 : slashCount < 2 else { continue }
      let colon = layer.layer.schemeColon ?? 0
      reporter.report(
        rule, "behind the continue URL's scheme there must be two slashes and a host",
        layer: layer.index, range: layer.range(colon..<colon + 1 + slashCount))
    }
  }
}
