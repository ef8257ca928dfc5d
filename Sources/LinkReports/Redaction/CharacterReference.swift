/// The character references of HTML that may hide a part of a link: those by number, and those by
/// name that stand for ASCII or for a character that nobody sees.
///
/// Source: HTML, "Named character references" and "Numeric character reference end state".
enum CharacterReference {
  /// The length of the longest name.
  static let maximumNameLength = 21
  /// The length of the longest name that needs no semicolon.
  static let maximumBareNameLength = 4

  /// The scalar value that the text between `&` and `;` stands for, or `nil` where it is no reference.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of a number, or O(1) for a name.
  static func value(of body: [UInt8]) -> UInt32? {
    guard body.first == UInt8(ascii: "#") else {
      return body.count <= maximumNameLength ? names[body] : nil
    }
    let isHexadecimal = body.count > 1 && body[1] | 0x20 == UInt8(ascii: "x")
    let digits = body.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexadecimalDigit, isHexadecimal || digit < 10 else {
        return nil
      }
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
    }
    return value == 0 || Unicode.Scalar(value) == nil ? 0xFFFD : value
  }

  /// Whether a name needs no semicolon.
  ///
  /// It is no reference before an equals sign, a letter or a digit, as in an attribute's value:
  /// `&lt=1` is a parameter.
  static func mayBeBare(_ name: some Sequence<UInt8>) -> Bool { bareNames.contains(Array(name)) }

  private static let bareNames = Set(
    ["amp", "AMP", "lt", "LT", "gt", "GT", "quot", "QUOT", "shy"].map { Array($0.utf8) })

  private static let names: [[UInt8]: UInt32] = {
    let table: [(UInt32, String)] = [
      (0x09, "Tab"), (0x0A, "NewLine"), (0x21, "excl"), (0x22, "quot QUOT"), (0x23, "num"),
      (0x24, "dollar"), (0x25, "percnt"), (0x26, "amp AMP"), (0x27, "apos"), (0x28, "lpar"),
      (0x29, "rpar"), (0x2A, "ast midast"), (0x2B, "plus"), (0x2C, "comma"), (0x2E, "period"),
      (0x2F, "sol"), (0x3A, "colon"), (0x3B, "semi"), (0x3C, "lt LT"), (0x3D, "equals"),
      (0x3E, "gt GT"), (0x3F, "quest"), (0x40, "commat"), (0x5B, "lsqb lbrack"), (0x5C, "bsol"),
      (0x5D, "rsqb rbrack"), (0x5E, "Hat"), (0x5F, "lowbar UnderBar"),
      (0x60, "grave DiacriticalGrave"), (0x7B, "lcub lbrace"), (0x7C, "vert verbar VerticalLine"),
      (0x7D, "rcub rbrace"), (0xAD, "shy"),
      (
        0x200B,
        "ZeroWidthSpace NegativeVeryThinSpace NegativeThinSpace NegativeMediumSpace "
          + "NegativeThickSpace"
      ),
      (0x200C, "zwnj"), (0x200D, "zwj"), (0x200E, "lrm"), (0x200F, "rlm"), (0x2060, "NoBreak"),
      (0x2061, "af ApplyFunction"), (0x2062, "it InvisibleTimes"), (0x2063, "ic InvisibleComma"),
    ]
    var names: [[UInt8]: UInt32] = [:]
    for (value, list) in table {
      for name in list.split(separator: " ") { names[Array(name.utf8)] = value }
    }
    return names
  }()
}
