/// URL code points and URL units: what may stand in a valid URL string.
///
/// Source: URL Standard, section 4.3 ("URL writing").
enum URLUnits {
  /// The ASCII bytes that are URL code points, one bit each: letters, digits and
  /// `! $ & ' ( ) * + , - . / : ; = ? @ _ ~`.
  private static let low: UInt64 = {
    var bits: UInt64 = 0
    for byte in "!$&'()*+,-./:;=?0123456789".utf8 { bits |= 1 << UInt64(byte) }
    return bits
  }()
  private static let high: UInt64 = {
    var bits: UInt64 = 0
    for byte in "@_~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8 {
      bits |= 1 << UInt64(byte & 63)
    }
    return bits
  }()

  /// Whether an ASCII byte is a URL code point.
  static func isURLCodePoint(ascii byte: UInt8) -> Bool {
    (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte & 63)) & 1 != 0
  }

  /// Whether a scalar value above U+007F is a URL code point: from U+00A0 on, but noncharacters.
  static func isURLCodePoint(nonASCII value: UInt32) -> Bool {
    value >= 0xA0 && value <= 0x10FFFD && !(0xFDD0...0xFDEF).contains(value)
      && value & 0xFFFE != 0xFFFE
  }

  /// The first code point in `range` that begins no URL unit, or `nil`.
  ///
  /// - Parameters:
  ///   - input: Valid UTF-8.
  ///   - range: Where to look. No escape reaches past it: a part of a URL ends at a delimiter.
  /// - Returns: Where the code point begins and ends.
  /// - Complexity: O(*n*), where *n* is the number of bytes up to the end of the result.
  static func firstInvalid(
    in input: Span<UInt8>, range: Range<Int>
  ) -> (offset: Int, end: Int)? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = input[index]
      if byte >= 0x80 {
        let length = abs(UTF8Decoding.sequenceLength(at: index, in: input))
        let value = UTF8Decoding.scalarValue(at: index, length: length, in: input)
        guard isURLCodePoint(nonASCII: value) else { return (index, index + length) }
        index += length
      } else if byte == UInt8(ascii: "%") {
        guard index + 2 < range.upperBound, input[index + 1].isASCIIHexDigit,
          input[index + 2].isASCIIHexDigit
        else { return (index, index + 1) }
        index += 3
      } else {
        guard isURLCodePoint(ascii: byte) else { return (index, index + 1) }
        index += 1
      }
    }
    return nil
  }
}
