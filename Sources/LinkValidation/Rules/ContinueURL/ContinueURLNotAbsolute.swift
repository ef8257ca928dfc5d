/// Finds continue URLs without a scheme.
enum ContinueURLNotAbsolute: LinkRule {
  static let rule = Rule(
    "continue-url-not-absolute", .error, cwe: 601, section: .continueURL,
    title: "The continue URL is not absolute",
    rationale: """
      Without a scheme it depends on the page that opens it where the URL leads. What looks like a \
      local path may be none: `//host` and `/\\host` lead to another site. Firebase takes absolute \
      URLs only.
      """,
    badExample: ContinueURLExample.continuing(to: "//evil.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Write the continue URL in full, with https:// and the host.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers where layer.scheme == nil {
      reporter.report(
        rule, "the continue URL has no scheme", layer: layer.index, range: 0..<layer.text.count)
    }
  }
}
