internal import URLStandard

/// What a template language or a program leaves in a text where a value is missing.
enum Placeholder {
  /// Whether a placeholder stands in a text as written, decoded once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func isIn(_ text: [UInt8]) -> Bool {
    guard text.contains(where: isOpener) else { return false }
    let decoded = text.percentDecoded()
    guard decoded.contains(where: { isOpener($0) }) else { return false }
    if hasTextInPercentSigns(decoded) { return true }
    // Nearly all texts have percent signs only, if anything, and all others need one of these.
    guard decoded.contains(where: { isOpener($0) && $0 != UInt8(ascii: "%") }) else { return false }
    return delimiters.contains { holds(decoded, from: $0.0, to: $0.1) }
      || texts.contains { decoded.firstRange(of: Array($0.utf8)) != nil }
      || hasNameInBraces(decoded)
  }

  /// Whether a value is a variable's name, such as `$user.email`.
  static func isVariable(_ value: String) -> Bool {
    let bytes = Array(value.utf8.prefix(2))
    return bytes.count == 2 && bytes[0] == UInt8(ascii: "$")
      && (bytes[1].isASCIIAlpha || bytes[1] == UInt8(ascii: "_"))
  }

  /// Whether a value is what programs write for none.
  static func isNothing(_ value: String) -> Bool {
    ["undefined", "null", "(null)"].contains(value)
  }

  /// The length of the longest spelling of ``isNothing(_:)``, with each byte as an escape.
  static let longestWrittenNothing = 27

  /// Whether a placeholder can stand in a text: whether some byte is one that begins one.
  static func mayBe(in traits: TextTraits) -> Bool {
    !traits.decoded.isDisjoint(with: [.placeholderStart, .percent])
  }

  /// Whether some placeholder has the byte; most texts have none of them.
  private static func isOpener(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "["), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static let delimiters = [
    ("${", "}"), ("$(", ")"), ("#{", "}"), ("%{", "}"), ("\\(", ")"), ("{{", "}}"), ("{%", "%}"),
    ("<%", "%>"),
    ("*|", "|*"),
  ]

  private static let textsInPercentSigns = [
    "%LINK%", "%EMAIL%", "%NEW_EMAIL%", "%APP_NAME%", "%DISPLAY_NAME%", "%SECOND_FACTOR%",
  ].map { Array($0.utf8) }

  private static func hasTextInPercentSigns(_ text: [UInt8]) -> Bool {
    let bytes = text.span
    var start = 0
    while let percent = bytes.firstOffset(of: UInt8(ascii: "%"), in: start..<bytes.count) {
      let rest = bytes.extracting(percent...)
      if textsInPercentSigns.contains(where: { rest.starts(with: $0.span) }) { return true }
      start = percent + 1
    }
    return false
  }

  private static let texts = [
    "[object Object]", "[object+Object]", "Instance of '", "Optional(\"",
  ]

  private static func holds(_ text: [UInt8], from opener: String, to closer: String) -> Bool {
    guard let start = text.firstRange(of: Array(opener.utf8)) else { return false }
    return text[start.upperBound...].firstRange(of: Array(closer.utf8)) != nil
  }

  /// Whether nothing but a name stands between two braces.
  private static func hasNameInBraces(_ text: [UInt8]) -> Bool {
    var start: Int?
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "{"): start = index
      case UInt8(ascii: "}"):
        if let start, index > start + 1, !text[start + 1].isASCIIDigit { return true }
        start = nil
      case UInt8(ascii: "_"), UInt8(ascii: "."): break
      case let byte where byte.isASCIIAlphanumeric: break
      default: start = nil
      }
    }
    return false
  }
}
