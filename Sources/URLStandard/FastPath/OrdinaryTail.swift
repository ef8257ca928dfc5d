/// Where the query and the fragment of a canonical URL end.
extension URLOffsets {
  /// The special-query percent-encode set, `#` and `&`: what ends a piece of a canonical query.
  @inlinable @inline(__always)
  package static func endsQueryPiece(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    // Up to the space, and from U+007F on.
    (block &- SIMD16(repeating: 0x21) .> SIMD16(repeating: 0x5D))
      .| (block | SIMD16(repeating: 1) .== SIMD16(repeating: 0x23))  // " #
      .| (block | SIMD16(repeating: 1) .== SIMD16(repeating: 0x27))  // & '
      .| (block & SIMD16(repeating: 0xFD) .== SIMD16(repeating: 0x3C))  // < >
  }

  /// The special-query percent-encode set and `#`.
  @inline(__always)
  static func endsQuery(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    (block &- SIMD16(repeating: 0x21) .> SIMD16(repeating: 0x5D))
      .| (block | SIMD16(repeating: 1) .== SIMD16(repeating: 0x23))  // " #
      .| (block .== SIMD16(repeating: 0x27))
      .| (block & SIMD16(repeating: 0xFD) .== SIMD16(repeating: 0x3C))  // < >
  }

  /// The fragment percent-encode set.
  @inlinable @inline(__always)
  package static func endsFragment(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    (block &- SIMD16(repeating: 0x21) .> SIMD16(repeating: 0x5D))
      .| (block .== SIMD16(repeating: 0x22)) .| (block .== SIMD16(repeating: 0x60))
      .| (block & SIMD16(repeating: 0xFD) .== SIMD16(repeating: 0x3C))  // < >
  }

  /// Notes where query and fragment stand, behind a path that ends at ``queryStart``.
  ///
  /// - Parameters:
  ///   - bytes: What holds the text and, behind it, ``Span/blockPadding`` zero bytes.
  ///   - end: Where the text ends.
  /// - Returns: Whether they are canonical to the end of the text.
  /// - Complexity: O(*n*), where *n* is the length of both.
  @inline(__always)
  mutating func scanCanonicalTail(_ bytes: Span<UInt8>, to end: Int) -> Bool {
    var position = Int(queryStart)
    if bytes[position] == UInt8(ascii: "?") {
      position = bytes.stop(from: position + 1, where: Self.endsQuery)
    }
    fragmentStart = UInt32(truncatingIfNeeded: position)
    if bytes[position] == UInt8(ascii: "#") {
      position = bytes.stop(from: position + 1, where: Self.endsFragment)
    }
    self.end = UInt32(truncatingIfNeeded: position)
    return position == end
  }
}
