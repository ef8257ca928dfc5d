internal import ActionLinks
internal import URLStandard

/// Finds continue URLs that do not begin as the policy wants.
enum ContinueURLPathNotAllowed: LinkRule {
  static let rule = Rule(
    "continue-url-path-not-allowed", .error, cwe: 601, section: .continueURL,
    title: "The continue URL is outside the allowed paths",
    rationale: """
      A host may serve pages that must not follow an action, such as a redirector or an account page. \
      A policy with continueURLPrefixes names those that may. Prefixes are compared after parsing, on \
      whole path segments, with dot segments resolved as a browser and as a server would.
      """,
    badExample: ContinueURLExample.continuing(to: "https://example-app.firebaseapp.com/out"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Do not follow the link, or add the place to continueURLPrefixes.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard !subject.policy.source.continueURLPrefixes.isEmpty else { return }
    let prefixes = subject.policy.continueURLPrefixes
    for layer in subject.continueLayers where layer.scheme != nil {
      // A Hosting link only leads on to the URL that it holds, which is judged next.
      if layer.kind == .hostingLink, subject.nestedParameter(of: layer) != nil { continue }
      if let url = layer.url, prefixes.contains(where: { $0.matches(url) }) { continue }
      let path = layer.layer.pathRange
      reporter.report(
        rule, "the continue URL begins with none of the policy's continueURLPrefixes",
        layer: layer.index, range: layer.range(path.isEmpty ? nil : path))
    }
  }
}
