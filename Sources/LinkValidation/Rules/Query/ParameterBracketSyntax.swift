internal import ActionLinks

/// Finds known names written as lists.
enum ParameterBracketSyntax: LinkRule {
  static let rule = Rule(
    "parameter-bracket-syntax", .warning, cwe: 235, section: .query,
    title: "A known name is written with brackets",
    rationale: """
      To PHP, Rails and the `qs` package of Node, `continueUrl[]` adds to a list named \
      `continueUrl`, and `[continueUrl]` may be the name itself. To the SDKs it is another name. A \
      server that merges them follows a value that nobody checked. Encoded brackets count too.
      """,
    badExample: ExampleLink.complete + "&continueUrl%5B%5D=https%3A%2F%2Fapp.example.net%2F",
    goodExample: ExampleLink.complete,
    remedy: "Refuse the link; have the server read names as they are.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.firebaseLayers where layer.hasUnknown {
      let names = ParameterNames.inQuery(of: layer)
      let bracketed = layer.parameters.first { parameter in
        parameter.nameTraits.decoded.contains(.squareBracket)
          && names.containsBase(of: Array(parameter.name.utf8))
      }
      guard let bracketed else { continue }
      reporter.report(
        rule, "a known name is written with brackets", layer: layer.index,
        range: layer.nameRange(bracketed))
    }
  }
}
