internal import URLStandard

/// Finds NUL, encoded or not.
enum NullByte: LinkRule {
  static let rule = Rule(
    "null-byte", .error, cwe: 158, section: .query,
    title: "The link holds a NUL",
    rationale: """
      Readers written in C end a text at NUL, and others go on: `app.example.com%00.example.net` is \
      two hosts. It counts in every layer, as a byte or as `%00`, which is a NUL to whoever decodes \
      once more.
      """,
    badExample: ExampleLink.action
      + "&continueUrl=https%3A%2F%2Fapp.example.com%00.example.net%2F",
    goodExample: ExampleLink.complete,
    remedy: "Refuse the link.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers where layer.traits.decoded.contains(.nul) {
      let text = layer.text
      let zero = UInt8(ascii: "0")
      let first = text.indices.first { index in
        text[index] == 0
          || text.isEscape(at: index) && text[index + 1] == zero && text[index + 2] == zero
      }
      guard let first else { continue }
      // The layers further in have it too.
      reporter.report(
        rule, text[first] == 0 ? "a NUL" : "an encoded NUL", layer: layer.index,
        range: first..<first + (text[first] == 0 ? 1 : 3))
      return
    }
  }
}
