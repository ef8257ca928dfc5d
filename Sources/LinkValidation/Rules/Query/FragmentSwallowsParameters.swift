internal import ActionLinks

/// Finds parameters that a raw `#` cuts off the query.
enum FragmentSwallowsParameters: LinkRule {
  static let rule = Rule(
    "fragment-swallows-parameters", .warning, section: .query,
    title: "A raw `#` cuts parameters off the query",
    rationale: """
      A `#` that should have been `%23`, mostly in a continue URL with a route, ends the query: \
      what follows belongs to the fragment, and nobody reads it. It counts where the query goes on \
      behind the `#` with `&` and a name that means something there.
      """,
    badExample: ExampleLink.action + "&continueUrl=https://app.example.com/#/cart&lang=en",
    goodExample: ExampleLink.action
      + "&continueUrl=https%3A%2F%2Fapp.example.com%2F%23%2Fcart&lang=en",
    remedy: "Encode the continue URL as a whole before it goes into the query.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.firebaseLayers {
      guard layer.layer.queryRange != nil, let fragment = layer.layer.fragmentRange else {
        continue
      }
      let name = ParameterNames.inQuery(of: layer).findName(
        in: layer.readText[fragment], behind: [UInt8(ascii: "&")], atStart: false)
      guard let name else { continue }
      reporter.report(
        rule, "the '#' cuts off the parameters behind it", layer: layer.index,
        range: layer.range(fragment.lowerBound - 1..<name.upperBound))
    }
  }
}
