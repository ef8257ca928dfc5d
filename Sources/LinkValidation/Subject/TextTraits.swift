internal import URLStandard

/// What stands in a text, as it is and once its escapes are decoded.
struct TextTraits: Sendable {
  /// The bytes as they stand, but those of whole escapes; a percent sign among them begins none.
  var written: ByteClasses = []
  /// The bytes that whole escapes stand for; a percent sign among them may begin one more.
  var escaped: ByteClasses = []

  /// No text.
  init() {}

  /// Looks at the bytes in `range`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    let table = ByteClasses.table
    var (written, escaped) = (ByteClasses().rawValue, ByteClasses().rawValue)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < range.upperBound {
        let (high, low) = (bytes[index + 1].hexDigitValue, bytes[index + 2].hexDigitValue)
        if high != 0xFF, low != 0xFF {
          escaped |= table[Int(high << 4 | low)].rawValue
          index += 3
          continue
        }
      }
      written |= table[Int(byte)].rawValue
      index += 1
    }
    self.written = ByteClasses(rawValue: written)
    self.escaped = ByteClasses(rawValue: escaped)
  }

  /// What stands in the text once it is decoded.
  var decoded: ByteClasses { written.union(escaped) }

  /// Whether a whole escape stands in it.
  var hasEscape: Bool { !escaped.isEmpty }

  /// Whether a percent sign stands in it that begins no escape.
  var hasMalformedEscape: Bool { written.contains(.percent) }

  /// Whether it has any of some bytes, or may have them once it is decoded, however often.
  func mayHold(_ classes: ByteClasses) -> Bool {
    // What follows a stray percent sign may become an escape with it.
    !decoded.isDisjoint(with: classes) || decoded.contains(.percent) && hasEscape
  }

  /// Takes in the traits of another part of a text.
  mutating func formUnion(_ other: TextTraits) {
    written.formUnion(other.written)
    escaped.formUnion(other.escaped)
  }
}
