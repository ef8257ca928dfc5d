internal import ActionLinks

/// Finds continue URLs on hosts of Dynamic Links.
enum ContinueURLOnDynamicLinkDomain: LinkRule {
  static let rule = Rule(
    "continue-url-on-dynamic-link-domain", .warning, cwe: 672, section: .continueURL,
    title: "The continue URL is on a Dynamic Links host",
    rationale: """
      Dynamic Links ended on 25 August 2025. Their hosts lead nowhere any more, and nobody can say \
      who will own them.
      """,
    badExample: ContinueURLExample.continuing(to: "https://example-app.page.link/Ab1c"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Continue to a page of the app, or to a Hosting link.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers where isOnDynamicLinks(layer) {
      reporter.report(
        rule, "the continue URL is on a Dynamic Links host", layer: layer.index,
        range: layer.hostRange)
    }
  }

  private static func isOnDynamicLinks(_ layer: SubjectLayer) -> Bool {
    if layer.kind == .dynamicLink || layer.kind == .shortDynamicLink { return true }
    guard let host = layer.host, layer.scheme == "http" || layer.scheme == "https" else {
      return false
    }
    let dot = UInt8(ascii: ".")
    let name = host.utf8.last == dot ? host.utf8.dropLast() : host.utf8[...]
    return name.elementsEqual("goo.gl".utf8)
      || FirebaseHosts.dynamicLinkSuffixes.contains { suffix in
        guard name.endsIn(suffix) else { return false }
        let rest = name.dropLast(suffix.utf8.count)
        return rest.isEmpty || rest.last == dot
      }
  }
}
