/// UTF-8 as the Encoding Standard decodes it.
///
/// Source: Encoding Standard, "UTF-8 decode without BOM": each maximal subpart of an ill-formed
/// sequence reads as one U+FFFD.
package enum UTF8Decoding {
  /// Whether all bytes of the span in `range` are valid UTF-8.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func isValid(_ bytes: Span<UInt8>) -> Bool {
    firstInvalidOffset(in: bytes) == nil
  }

  /// The offset of the first byte that begins an ill-formed sequence, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func firstInvalidOffset(in bytes: Span<UInt8>) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// The length of the well-formed sequence at `offset` (positive), or the length of the maximal
  /// subpart of the ill-formed one (negative).
  ///
  /// Source: The Unicode Standard, table 3-7, and section 3.9 ("U+FFFD Substitution of Maximal
  /// Subparts").
  package static func sequenceLength(at offset: Int, in bytes: Span<UInt8>) -> Int {
    let lead = bytes[offset]
    if lead < 0x80 { return 1 }
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return -1
    }
    guard offset + 1 < bytes.count, second.contains(bytes[offset + 1]) else { return -1 }
    var index = 2
    while index < length {
      guard offset + index < bytes.count, bytes[offset + index] & 0xC0 == 0x80 else {
        return -index
      }
      index += 1
    }
    return length
  }

  /// The scalar value of the well-formed sequence of `length` bytes at `offset`.
  package static func scalarValue(at offset: Int, length: Int, in bytes: Span<UInt8>) -> UInt32 {
    let lead = UInt32(bytes[offset])
    if length == 1 { return lead }
    var value = lead & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return value
  }
}
