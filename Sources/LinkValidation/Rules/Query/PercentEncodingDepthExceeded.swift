/// Finds texts that are encoded more often than anyone decodes them.
enum PercentEncodingDepthExceeded: LinkRule {
  static let rule = Rule(
    "percent-encoding-depth-exceeded", .warning, cwe: 407, section: .query,
    title: "A text is still encoded after three decodings",
    rationale: """
      Each layer of a link takes one decoding away, and an app perhaps one more. What is encoded \
      deeper yet was encoded by a builder in a loop, or hides something from filters that decode a \
      few times. What counts is a name, a value, a path or a fragment of a layer, decoded three \
      times from that layer on; a value that is itself a layer counts there.
      """,
    badExample: ExampleLink.action
      + "&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fq%3D%25252525252F",
    goodExample: ExampleLink.action + "&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fq%3D%252F",
    remedy: "Encode a value once for each layer around it.")

  /// How many decodings must be enough.
  private static let decodingCount = 3

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers where layer.ownTraits.mayHold(.percent) {
      let deep = subject.ownParts(of: layer).first { part in
        let text = Array(layer.readText[part])
        return text.hasEscape && text.percentDecoded(upTo: decodingCount).hasEscape
      }
      guard let deep else { continue }
      report(at: layer.range(deep), layer: layer.index, &reporter)
    }
  }

  /// Reports a part of a layer that is encoded too often.
  static func report(at place: Range<Int>?, layer: Int, _ reporter: inout Reporter) {
    reporter.report(
      rule, "still percent-encoded after three decodings", layer: layer, range: place)
  }
}
