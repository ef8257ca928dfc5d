/// Text from outside, made safe to show on a terminal and honest to look at.
///
/// Control characters could act on the terminal; bidirectional controls and invisible characters
/// would make a text look like another one. Each is shown as `\u{…}` instead.
enum TerminalText {
  /// The text with such characters escaped.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if mustBeEscaped(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }

  /// The text escaped, and cut behind `limit` characters with a note of its length in bytes.
  static func abridged(_ text: String, limit: Int = 240) -> String {
    guard text.utf8.count > limit else { return escaped(text) }
    let head = String(text.unicodeScalars.prefix(limit))
    guard head.utf8.count < text.utf8.count else { return escaped(text) }
    return escaped(head) + "… (\(text.utf8.count) bytes)"
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
