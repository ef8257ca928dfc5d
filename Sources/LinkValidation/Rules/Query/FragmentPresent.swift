internal import ActionLinks

/// Finds links with a fragment.
enum FragmentPresent: LinkRule {
  static let rule = Rule(
    "fragment-present", .note, section: .query,
    title: "The link has a fragment",
    rationale: """
      Firebase's links have none. A fragment was added by a mail program, or by an app that routes \
      by it; either way no reader of the link looks at it. An empty one counts too. The continue \
      URL's fragment is left out.
      """,
    badExample: ExampleLink.complete + "#top",
    goodExample: ExampleLink.complete,
    remedy: "Leave the fragment out.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers {
      guard let fragment = layer.layer.fragmentRange else { continue }
      reporter.report(
        rule, fragment.isEmpty ? "the fragment is empty" : "the link has a fragment",
        layer: layer.index, range: layer.range(fragment.lowerBound - 1..<fragment.upperBound))
    }
  }
}
