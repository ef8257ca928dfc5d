internal import URLStandard

/// Finds input that is no Unicode text.
enum InvalidUnicodeInInput: LinkRule {
  static let rule = Rule(
    "invalid-unicode-in-input", .error, cwe: 176, section: .query,
    title: "The input is not Unicode text",
    rationale: """
      The link as it came in has bytes that are not UTF-8, such as half of a surrogate pair or an \
      overlong form. Each reader puts something else in their place, so no two of them read the \
      same link. Escapes that decode to such bytes are another rule's.
      """,
    // As a line of input that is a JSON string, for nothing else shows half a pair.
    badExample: "\"" + ExampleLink.action + #"&lang=\ud800""#,
    goodExample: ExampleLink.complete,
    remedy: "Refuse the link; find out where its text was cut or converted.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.outermost.traits.written.contains(.nonASCII) else { return }
    let text = subject.outermost.text
    guard let offset = UTF8Decoding.firstInvalidOffset(in: text.span) else { return }
    let length = abs(UTF8Decoding.sequenceLength(at: offset, in: text.span))
    reporter.report(
      rule, "the input has bytes that are not UTF-8", layer: 0, range: offset..<offset + length)
  }
}
