internal import ActionLinks

/// Finds parameters that Firebase gives no meaning.
enum UnknownParameter: LinkRule {
  static let rule = Rule(
    "unknown-parameter", .note, section: .query,
    title: "A parameter is unknown",
    rationale: """
      Firebase puts no other parameters into its links. An unknown one belongs to the project's own \
      handler, was added on the way, or is what an unencoded `&` cut off a wrapped URL. The app's \
      own continue URL is left out.
      """,
    badExample: ExampleLink.dynamic + "&from=ann",
    goodExample: ExampleLink.dynamic,
    remedy: "Encode the wrapped URL as a whole; add nothing to the links that are mailed.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.resemblesActionLink else { return }
    for layer in subject.firebaseLayers where layer.hasUnknown {
      let unknown = layer.parameters.filter { !ParameterNames.isKnown($0) }
      guard let first = unknown.first else { continue }
      let more = unknown.count > 1 ? ", and \(unknown.count - 1) more" : ""
      reporter.report(
        rule, "a parameter is unknown" + more, layer: layer.index, range: layer.nameRange(first))
    }
  }
}
