/// Finds continue URLs with schemes that the policy does not allow.
enum ContinueURLSchemeNotAllowed: LinkRule {
  static let rule = Rule(
    "continue-url-scheme-not-allowed", .error, cwe: 939, section: .continueURL,
    title: "The continue URL has a scheme that is not allowed",
    rationale: """
      `javascript:` and `data:` run what the attacker wrote, `file:` and `intent:` reach into the \
      device, and any app may claim a custom scheme. Only http and https, a scheme of the project's \
      own apps, and the project's own browser extension may follow an action.
      """,
    badExample: ContinueURLExample.continuing(to: "javascript://app.example.com/%0aalert(1)"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Use an https URL. If the scheme belongs to the project's own app, list it in customSchemes.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      guard let scheme = layer.scheme, !isAllowed(scheme, subject.policy) else { continue }
      reporter.report(
        rule, "the continue URL's scheme is neither http nor https, nor one that the policy lists",
        layer: layer.index, range: layer.schemeRange)
    }
  }

  private static func isAllowed(_ scheme: String, _ policy: PolicyIndex) -> Bool {
    scheme == "https" || scheme == "http"
      || Schemes.isCustom(scheme) && policy.customSchemes.contains(scheme)
      || scheme == PolicyIndex.extensionScheme && policy.hasExtension
  }
}
