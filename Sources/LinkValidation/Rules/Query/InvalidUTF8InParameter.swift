internal import URLStandard

/// Finds escapes that do not decode to UTF-8.
enum InvalidUTF8InParameter: LinkRule {
  static let rule = Rule(
    "invalid-utf8-in-parameter", .warning, cwe: 176, section: .query,
    title: "Escapes decode to bytes that are not UTF-8",
    rationale: """
      Readers put U+FFFD in place of such bytes, drop the parameter, throw, or hand them on; the \
      value is destroyed or means something else. Overlong forms such as `%C0%AE` for a dot are \
      there to get past filters. A layer is decoded once, its path and fragment too; what is no \
      UTF-8 already before that is reported where it came from.
      """,
    badExample: ExampleLink.action
      + "&continueUrl=https%3A%2F%2Fapp.example.com%2F%C0%AE%C0%AE%2Fadmin",
    goodExample: ExampleLink.action
      + "&continueUrl=https%3A%2F%2Fapp.example.com%2Fcaf%C3%A9",
    remedy: "Encode text as UTF-8, and bytes as base64url.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers where layer.traits.escaped.contains(.nonASCII) {
      let text = layer.text
      guard UTF8Decoding.isValid(text.span) else { continue }
      let decoded = text.percentDecoded()
      guard let offset = UTF8Decoding.firstInvalidOffset(in: decoded.span) else { continue }
      let length = abs(UTF8Decoding.sequenceLength(at: offset, in: decoded.span))
      reporter.report(
        rule, "escapes decode to bytes that are not UTF-8", layer: layer.index,
        range: text.rangeBeforeDecoding(of: offset..<offset + length))
    }
  }
}
