/// What stands at an offset of bytes that should be UTF-8.
enum UTF8Sequence {
  /// A well-formed sequence of `length` bytes that encodes `scalar`.
  case wellFormed(length: Int, scalar: UInt32)
  /// A maximal subpart of an ill-formed sequence, `length` bytes long: one U+FFFD to a decoder.
  case malformed(length: Int)

  /// The number of bytes.
  var length: Int {
    switch self {
    case .wellFormed(let length, _), .malformed(let length): length
    }
  }
}

extension Span where Element == UInt8 {
  /// The UTF-8 sequence that begins at `offset`, which must be inside the span.
  ///
  /// Source: The Unicode Standard, section 3.9, table 3-7 (well-formed sequences) and "U+FFFD
  /// Substitution of Maximal Subparts"; the WHATWG Encoding Standard's decoder cuts alike.
  func utf8Sequence(at offset: Int) -> UTF8Sequence {
    let lead = self[offset]
    let length: Int
    // Only the second byte has a range of its own, and only behind some lead bytes.
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    var scalar: UInt32
    switch lead {
    case 0x00...0x7F:
      return .wellFormed(length: 1, scalar: UInt32(lead))
    case 0xC2...0xDF:
      (length, scalar) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF:
      (length, scalar) = (3, UInt32(lead & 0x0F))
      if lead == 0xE0 { allowed = 0xA0...0xBF }
      if lead == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (length, scalar) = (4, UInt32(lead & 0x07))
      if lead == 0xF0 { allowed = 0x90...0xBF }
      if lead == 0xF4 { allowed = 0x80...0x8F }
    default:
      return .malformed(length: 1)
    }
    for position in 1..<length {
      guard offset + position < count else { return .malformed(length: position) }
      let byte = self[offset + position]
      guard allowed.contains(byte) else { return .malformed(length: position) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
      allowed = 0x80...0xBF
    }
    return .wellFormed(length: length, scalar: scalar)
  }

  /// The surrogate whose three-byte WTF-8 form stands at `offset`, if one does.
  func wtf8Surrogate(at offset: Int) -> UInt16? {
    guard count - offset >= 3, self[offset] == 0xED else { return nil }
    let (second, third) = (self[offset + 1], self[offset + 2])
    guard (0xA0...0xBF).contains(second), (0x80...0xBF).contains(third) else { return nil }
    return 0xD000 | UInt16(second & 0x3F) << 6 | UInt16(third & 0x3F)
  }
}
