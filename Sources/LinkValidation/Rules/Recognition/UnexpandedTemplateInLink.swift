internal import ActionLinks

/// Finds placeholders that were never filled in.
enum UnexpandedTemplateInLink: LinkRule {
  static let rule = Rule(
    "unexpanded-template-in-link", .warning, section: .recognition,
    title: "A placeholder in the link was not filled in",
    rationale: """
      A template, or a text with variables in it, was mailed as it was written. What counts, in a \
      host, path, name, value or fragment that is decoded once: `${…}`, `$(…)`, `#{…}`, `%{…}`, \
      `\\(…)`, `{{…}}`, `{%…%}`, `<%…%>`, `*|…|*`, a name in braces, and the variables of Firebase's \
      own mail templates such as `%LINK%`; a value that begins with `$` and a letter; the text that \
      a language shows for an object, such as `[object Object]`; and `undefined`, `null` or \
      `(null)` as the value of a parameter of the action.
      """,
    badExample: ExampleLink.action
      + "&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fuser%3D%24%7Buser.id%7D",
    goodExample: ExampleLink.action
      + "&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fuser%3D4711",
    remedy: "Correct the template or the string that the URL is built with.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers {
      guard let place = firstPlace(in: layer, of: subject) else { continue }
      reporter.report(
        rule, "a placeholder was not filled in", layer: layer.index, range: layer.range(place))
    }
  }

  private static func firstPlace(in layer: SubjectLayer, of subject: Subject) -> Range<Int>? {
    if Placeholder.mayBe(in: layer.ownTraits),
      let part = subject.ownParts(of: layer)
        .first(where: { Placeholder.isIn(Array(layer.readText[$0])) })
    {
      return part
    }
    // A host may be one too; and a text that is nothing but a placeholder has no path.
    if Placeholder.mayBe(in: layer.headTraits) || Placeholder.mayBe(in: layer.ownTraits) {
      let head = layer.readText.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      if Placeholder.isIn(Array(head)) { return head.startIndex..<head.endIndex }
    }
    let index = layer.parameters.indices.first { isPlaceholder(layer.parameters[$0], in: layer) }
    return index.map { layer.parameters[$0].valueRange }
  }

  private static func isPlaceholder(_ parameter: LayerParameter, in layer: SubjectLayer) -> Bool {
    if parameter.valueTraits.decoded.contains(.dollar), Placeholder.isVariable(parameter.value) {
      return true
    }
    guard !layer.isContinue, let known = parameter.parameter, known.group != .dynamicLink,
      parameter.valueRange.count <= Placeholder.longestWrittenNothing
    else { return false }
    return Placeholder.isNothing(parameter.value)
  }
}
