internal import ActionLinks

/// Finds continue URLs that were percent-encoded too often.
enum ContinueURLOverEncoded: LinkRule {
  static let rule = Rule(
    "continue-url-over-encoded", .error, cwe: 174, section: .continueURL,
    title: "The continue URL is percent-encoded more often than it is nested",
    rationale: """
      What still reads `https%3A%2F%2F…` after the one decoding that is due looks like a relative \
      path, and a check of the host passes it by. The next reader may decode once more, and then it \
      leads to any host at all.
      """,
    badExample: ContinueURLExample.continuing(to: "https%3A%2F%2Fevil.example%2F"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish?next=%2Fcart"),
    remedy: "Encode the continue URL exactly once for each link around it.")

  /// How many bytes tell what a text is: any scheme that matters and its slashes, and their escapes.
  private static let headLength = 256

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      let escaped =
        layer.scheme == nil
        ? hidesScheme(layer.readText) : hidesSlashes(layer.readText, layer.layer.schemeColon)
      guard escaped else { continue }
      reporter.report(
        rule, "the continue URL is still percent-encoded where its scheme and host must stand",
        layer: layer.index, range: 0..<layer.text.count)
    }
  }

  /// Whether a text without a scheme has one, or two slashes, once it is decoded.
  private static func hidesScheme(_ text: [UInt8]) -> Bool {
    decodings(text[...]).contains { NestedURL.isAbsolute($0) }
  }

  /// Whether one of the slashes behind the colon is encoded.
  private static func hidesSlashes(_ text: [UInt8], _ colon: Int?) -> Bool {
    guard let colon else { return false }
    let rest = text[(colon + 1)...]
    let slashes = rest.prefix { isSlash($0) }.count
    guard slashes < 2, rest.dropFirst(slashes).first == UInt8(ascii: "%") else { return false }
    return decodings(rest.dropFirst(slashes)).contains { $0.first.map(isSlash) ?? false }
  }

  /// What the beginning of a text reads after each decoding, until none changes it.
  private static func decodings(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var head = Array(text.prefix(headLength))
    while true {
      let readings = TracedText(head, in: 0..<head.count).readings.dropFirst().map(\.bytes)
      // Each decoding takes two bytes at least, so that this ends.
      guard let last = readings.last else { return found }
      found += readings
      head = last
    }
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }
}
