internal import ActionLinks

/// Finds continue URLs that are links around the URL to continue to.
enum ContinueURLNestedLink: LinkRule {
  static let rule = Rule(
    "continue-url-nested-link", .note, section: .continueURL,
    title: "The continue URL is a link around another URL",
    rationale: """
      With handleCodeInApp off, Firebase makes the continue URL a Hosting link, or before that a \
      Dynamic Link, which leads on to the URL that it holds. Both are judged as continue URLs.
      """,
    badExample: ContinueURLExample.continuing(
      to: "https://links.example.com/__/auth/links?link=https://app.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Nothing: this is how such links are made.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      guard let nested = subject.nestedParameter(of: layer) else { continue }
      reporter.report(
        rule, "the continue URL is a link that leads on to the URL that it holds",
        layer: layer.index, range: layer.valueRange(nested))
    }
  }
}
