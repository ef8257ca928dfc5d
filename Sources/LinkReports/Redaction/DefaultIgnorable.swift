/// Characters that nobody sees, such as the zero-width space, controls of direction and selectors of
/// variants.
///
/// Source: Unicode, `DerivedCoreProperties.txt`, `Default_Ignorable_Code_Point`.
enum DefaultIgnorable {
  /// Whether a scalar value is one of them.
  static func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8,
      0x1_BCA0...0x1_BCA3, 0x1_D173...0x1_D17A, 0xE_0000...0xE_0FFF:
      true
    default: false
    }
  }

  /// How many units at the end of some are such a character in UTF-8; 0 where they are none.
  static func length(atEndOf units: [DecodedUnit]) -> Int {
    guard let last = units.last, last.byte & 0xC0 == 0x80 else { return 0 }
    var value = UInt32(last.byte & 0x3F)
    for length in 2...4 where length <= units.count {
      let byte = units[units.count - length].byte
      let shift = UInt32(6 * (length - 1))
      if byte & 0xC0 == 0x80 {
        value |= UInt32(byte & 0x3F) << shift
        continue
      }
      let mark: UInt8 = length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
      guard byte & ~(0x7F >> UInt8(length)) == mark else { return 0 }
      value |= UInt32(byte & (0x7F >> UInt8(length))) << shift
      return contains(value) ? length : 0
    }
    return 0
  }
}
