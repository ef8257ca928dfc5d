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

  /// Calls `report` with the offset of every code point in `range` that begins no URL unit.
  ///
  /// - Parameters:
  ///   - input: Valid UTF-8.
  ///   - range: Where to look.
  ///   - report: Takes the offset in `input`.
  static func forEachInvalid(
    in input: Span<UInt8>, range: Range<Int>, report: (Int) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = input[index]
      if byte >= 0x80 {
        let length = abs(UTF8Decoding.sequenceLength(at: index, in: input))
        let value = UTF8Decoding.scalarValue(at: index, length: length, in: input)
        if !isURLCodePoint(nonASCII: value) { report(index) }
        index += length
        continue
      }
      if byte == UInt8(ascii: "%") {
        // The standard looks at the whole remaining input, so the digits may lie past the range.
        let isEncodedByte =
          index + 2 < input.count && input[index + 1].isASCIIHexDigit
          && input[index + 2].isASCIIHexDigit
        if !isEncodedByte { report(index) }
      } else if !isURLCodePoint(ascii: byte) {
        report(index)
      }
      index += 1
    }
  }
}
