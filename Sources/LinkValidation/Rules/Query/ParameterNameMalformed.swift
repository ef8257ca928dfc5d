internal import ActionLinks
internal import URLStandard

/// Finds names that hold what no name holds.
enum ParameterNameMalformed: LinkRule {
  static let rule = Rule(
    "parameter-name-malformed", .warning, section: .query,
    title: "A name is empty or holds what no name holds",
    rationale: """
      A blank, a control or invisible character, a quote or a bracket of markup, or a delimiter of \
      URLs in a name comes from damage, or is there so that a reader that trims or cuts takes \
      ` oobCode` for `oobCode` while another does not. It counts what stands in the name after one \
      decoding, an empty name, and a name that does not decode. The app's own continue URL is left \
      out.
      """,
    badExample: ExampleLink.action + "&%20oobCode=other",
    goodExample: ExampleLink.action,
    remedy: "Refuse the link; write names as letters, digits, `_` and `-`.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.firebaseLayers {
      guard let first = layer.parameters.first(where: isMalformed) else { continue }
      let message =
        first.nameRange.isEmpty
        ? "a parameter has no name" : "a name holds a character that no name has"
      reporter.report(rule, message, layer: layer.index, range: layer.nameRange(first))
    }
  }

  private static func isMalformed(_ parameter: LayerParameter) -> Bool {
    if parameter.nameRange.isEmpty { return parameter.hasEquals }
    let traits = parameter.nameTraits.decoded
    if !traits.isDisjoint(with: [.control, .space, .invalidInName]) { return true }
    return traits.contains(.nonASCII) && parameter.name.unicodeScalars.contains(where: isInvisible)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    // A replacement character stands for bytes that are no UTF-8.
    scalar == "\u{FFFD}" || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}
