/// What the `\u` escape at some place of a string stands for.
struct UTF16Escape {
  /// The code point: a scalar, or a surrogate that has no partner.
  var codePoint: UInt32
  /// The length of the escape, in bytes: 12 for a surrogate pair, else 6.
  var length: Int

  /// Whether it is a surrogate without its partner.
  var isLoneSurrogate: Bool { (0xD800...0xDFFF).contains(codePoint) }

  /// Reads the escape whose backslash stands at `offset`, or returns `nil` where it is malformed.
  ///
  /// A high surrogate takes the escape behind it along only if that is a low surrogate.
  init?(in text: Span<UInt8>, at offset: Int) {
    guard let first = Self.codeUnit(in: text, at: offset) else { return nil }
    guard first & 0xFC00 == 0xD800,
      let second = Self.codeUnit(in: text, at: offset + 6), second & 0xFC00 == 0xDC00
    else {
      (codePoint, length) = (first, 6)
      return
    }
    (codePoint, length) = (0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), 12)
  }

  private static func codeUnit(in text: Span<UInt8>, at offset: Int) -> UInt32? {
    guard offset + 6 <= text.count, text[offset] == ASCII.backslash, text[offset + 1] == ASCII.u
    else { return nil }
    var unit: UInt32 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = ASCII.hexDigitValue(text[index]) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
