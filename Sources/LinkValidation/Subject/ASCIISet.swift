/// A set of ASCII bytes, a bit for each.
struct ASCIISet: Sendable {
  /// The bytes below 64.
  private(set) var low: UInt64
  /// Those from 64 on.
  private(set) var high: UInt64

  /// Whether a byte is in the set.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) >> UInt64(byte & 63) & (byte < 128 ? 1 : 0) != 0
  }

  /// Adds an ASCII byte.
  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
  }
}
