internal import URLStandard

/// Finds percent signs that begin no escape.
enum MalformedPercentEncoding: LinkRule {
  static let rule = Rule(
    "malformed-percent-encoding", .warning, cwe: 20, section: .query,
    title: "A percent sign is not followed by two hexadecimal digits",
    rationale: """
      JavaScript throws at such a text, iOS drops the parameter, Android reads U+FFFD and swallows \
      a character, and others keep it as it is. A checker that finds no continue URL because it \
      does not decode checks nothing. Every layer counts, path and fragment included.
      """,
    badExample: ExampleLink.action + "&continueUrl=https://app.example.com/sale/100%&lang=en",
    goodExample: ExampleLink.action + "&continueUrl=https://app.example.com/sale/100%2525&lang=en",
    remedy: "Write a percent sign as `%25`, once for each layer around it.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers where layer.traits.hasMalformedEscape {
      let text = layer.text
      var first: Int?
      var count = 0
      for index in text.indices
      where text[index] == UInt8(ascii: "%") && !text.isEscape(at: index) {
        if first == nil { first = index }
        count += 1
      }
      guard let first else { continue }
      let more = count > 1 ? ", and \(count - 1) more" : ""
      reporter.report(
        rule, "a percent sign begins no escape" + more, layer: layer.index,
        range: first..<first + 1)
    }
  }
}
