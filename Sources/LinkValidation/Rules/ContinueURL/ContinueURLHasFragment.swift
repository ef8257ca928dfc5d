internal import ActionLinks

/// Finds fragments in continue URLs.
enum ContinueURLHasFragment: LinkRule {
  static let rule = Rule(
    "continue-url-has-fragment", .note, section: .continueURL,
    title: "The continue URL has a fragment",
    rationale: """
      Handlers add the action's parameters to the query, before the fragment; a router that reads the \
      fragment does not see them there. Browsers and mail programs re-encode fragments, so that two \
      spellings may mean the same.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com/finish#/cart"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Prefer a path or a parameter where the app can read one.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      guard let fragment = layer.layer.fragmentRange else { continue }
      reporter.report(
        rule, message, layer: layer.index,
        range: layer.range(fragment.lowerBound - 1..<fragment.upperBound))
    }
  }

  private static let message = "the continue URL has a fragment"

  /// Reports the fragment, without its `#`, of an ordinary continue URL.
  static func report(_ fragment: Range<Int>, layer: Int, _ reporter: inout Reporter) {
    reporter.report(
      rule, message, layer: layer, range: fragment.lowerBound - 1..<fragment.upperBound)
  }
}
