internal import ActionLinks

/// Finds question marks within the query of a continue URL.
enum ContinueURLSecondQuestionMark: LinkRule {
  static let rule = Rule(
    "continue-url-second-question-mark", .warning, section: .continueURL,
    title: "The continue URL has a second question mark",
    rationale: """
      Only the first one begins the query; the second belongs to a value. It comes from adding \
      parameters with `?` to a URL that had some already, and those parameters are lost.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com/finish?cart=42?step=2"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish?cart=42&step=2"),
    remedy: "Join further parameters with &, or write a question mark that is meant as %3F.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      guard let query = layer.layer.queryRange else { continue }
      // The URL that a Hosting link holds keeps its own question mark: so Firebase spells it.
      let nested =
        subject.nestedParameter(of: layer)?.valueRange ?? query.upperBound..<query.upperBound
      let stretches = [
        query.lowerBound..<nested.lowerBound, nested.upperBound..<query.upperBound,
      ]
      let offset = stretches.lazy.compactMap { stretch in
        layer.readText[stretch].firstIndex(of: UInt8(ascii: "?"))
      }.first
      guard let offset else { continue }
      reporter.report(
        rule, "a second question mark stands in the continue URL's query", layer: layer.index,
        range: layer.range(offset..<offset + 1))
    }
  }
}
