internal import URLStandard

/// Comparisons of bytes with bytes and with literals, without an allocation.
extension Span<UInt8> {
  /// Whether both spans hold the same bytes.
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether the span holds the UTF-8 bytes of a text.
  func isEqual(to text: String) -> Bool { isEqual(to: text.utf8.span) }

  /// Whether the span begins with the UTF-8 bytes of a text.
  func starts(with text: String) -> Bool {
    let prefix = text.utf8.span
    return count >= prefix.count && extracting(0..<prefix.count).isEqual(to: prefix)
  }

  /// Whether the span begins with the bytes of a lower-case ASCII text, in any letter case.
  func starts(withCaseInsensitive text: String) -> Bool {
    let prefix = text.utf8.span
    guard count >= prefix.count else { return false }
    for index in prefix.indices where prefix[index] != self[index].asciiLowercased { return false }
    return true
  }

  /// The offset of the first such byte, or `nil`.
  func firstOffset(of byte: UInt8) -> Int? {
    firstOffset(of: byte, in: 0..<count)
  }
}
