/// The ASCII classes that the parsers ask about, by byte.
///
/// Source: Infra Standard, section 4.6 ("Code points").
extension UInt8 {
  /// Whether the byte is an ASCII letter.
  @inlinable package var isASCIIAlpha: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII digit.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is an ASCII letter or digit.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIIAlpha || isASCIIDigit }

  /// Whether the byte is a C0 control or a space.
  @inlinable package var isC0ControlOrSpace: Bool { self <= 0x20 }

  /// Whether the byte is a tab, a line feed or a carriage return.
  @inlinable package var isASCIITabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }

  /// The byte, a letter in lower case.
  @inlinable package var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of the byte as a hexadecimal digit, or 0xFF where it is none.
  @inlinable package var hexDigitValue: UInt8 {
    let digit = self &- 0x30
    if digit < 10 { return digit }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : 0xFF
  }

  /// Whether the byte is a hexadecimal digit.
  @inlinable package var isASCIIHexDigit: Bool { hexDigitValue != 0xFF }
}
