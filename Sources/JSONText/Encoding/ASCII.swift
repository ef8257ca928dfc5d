/// The bytes that JSON's grammar names.
enum ASCII {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quotationMark: UInt8 = 0x22
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let period: UInt8 = 0x2E
  static let solidus: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3A
  static let leftBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let rightBracket: UInt8 = 0x5D
  static let u: UInt8 = 0x75
  static let leftBrace: UInt8 = 0x7B
  static let rightBrace: UInt8 = 0x7D
  static let delete: UInt8 = 0x7F

  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  static func hexDigitValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// The digit of `value`, 0 to 15, in lower case.
  static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x61 + value - 10 }
}
