/// Searches that look at sixteen bytes a step.
///
/// The loads are checked against the span's bounds. Of the vector operations only these are used:
/// comparisons of whole vectors, and bit casts of their masks; those with a scalar on one side, and
/// `any` and `all`, are compiled to loops over the lanes.
extension Span<UInt8> {
  /// The offset of the first byte in `range` that equals `byte`, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  @inlinable
  package func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let pattern = SIMD16(repeating: byte)
    return firstOffset(in: range, block: { $0 .== pattern }, byte: { $0 == byte })
  }

  /// The offset of the first byte in `range` that is no printable ASCII and no space, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  @inlinable
  package func firstOffsetOfUnprintable(in range: Range<Int>) -> Int? {
    let space = SIMD16<UInt8>(repeating: 0x20)
    let last = SIMD16<UInt8>(repeating: 0x5E)
    return firstOffset(
      in: range, block: { ($0 &- space) .> last }, byte: { $0 &- 0x20 > 0x5E })
  }

  /// The offset of the first byte in `range` for which a test holds, or `nil`.
  ///
  /// - Parameters:
  ///   - range: Where to look.
  ///   - block: The test on sixteen bytes at once.
  ///   - byte: The same test on one.
  /// - Returns: The offset, or `nil` where it holds for none.
  @inlinable @inline(__always)
  package func firstOffset(
    in range: Range<Int>, block: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>, byte: (UInt8) -> Bool
  ) -> Int? {
    var index = range.lowerBound
    while index + 16 <= range.upperBound {
      // SAFETY: the load is checked against the bounds, and any bytes are a vector of bytes.
      let lanes = unsafe bytes.unsafeLoadUnaligned(
        fromByteOffset: index, as: SIMD16<UInt8>.self)
      // SAFETY: a mask of sixteen bytes is two words, all ones in the lanes that hold.
      let mask = unsafe unsafeBitCast(block(lanes), to: SIMD2<UInt64>.self)
      if mask[0] != 0 { return index + mask[0].trailingZeroBitCount >> 3 }
      if mask[1] != 0 { return index + 8 + mask[1].trailingZeroBitCount >> 3 }
      index += 16
    }
    while index < range.upperBound {
      if byte(self[index]) { return index }
      index += 1
    }
    return nil
  }
}
