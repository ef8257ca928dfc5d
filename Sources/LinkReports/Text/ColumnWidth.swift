/// How many columns of a terminal a character takes, as terminals of a fixed pitch go.
///
/// Source: UAX #11 (East Asian Width), its wide and fullwidth characters by block; emoji by their
/// presentation; and what stands on or in the character before it takes none.
enum ColumnWidth {
  /// The columns of a scalar that is shown as it is: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // Vowels and final consonants of Hangul stand in the block of the first consonant.
    if (0x1160...0x11FF).contains(value) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideBlocks.contains { $0.contains(value) } ? 2 : 1
  }

  /// The columns of a text that is shown as it is.
  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
