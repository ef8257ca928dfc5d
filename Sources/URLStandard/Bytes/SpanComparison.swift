/// Comparisons of bytes with bytes and with texts, without an allocation.
extension Span<UInt8> {
  /// Whether both spans hold the same bytes.
  @inlinable
  package func isEqual(to other: Span<UInt8>) -> Bool {
    count == other.count && starts(with: other)
  }

  /// Whether the span holds the UTF-8 bytes of a text.
  @inlinable
  package func isEqual(to text: String) -> Bool { isEqual(to: text.utf8.span) }

  /// Whether the span begins with other bytes.
  @inlinable
  package func starts(with prefix: Span<UInt8>) -> Bool {
    guard count >= prefix.count else { return false }
    var index = 0
    // Eight bytes at once: hosts are looked up in lists for every link.
    while index + 8 <= prefix.count {
      if word(at: index) != prefix.word(at: index) { return false }
      index += 8
    }
    while index < prefix.count {
      if self[index] != prefix[index] { return false }
      index += 1
    }
    return true
  }

  /// Whether the span begins with the UTF-8 bytes of a text.
  @inlinable
  package func starts(with text: String) -> Bool { starts(with: text.utf8.span) }

  /// Whether the span begins with the bytes of a lower-case ASCII text, in any letter case.
  @inlinable
  package func starts(withCaseInsensitive text: String) -> Bool {
    let prefix = text.utf8.span
    guard count >= prefix.count else { return false }
    for index in prefix.indices where prefix[index] != self[index].asciiLowercased { return false }
    return true
  }

  /// The offset of the first such byte, or `nil`.
  @inlinable
  package func firstOffset(of byte: UInt8) -> Int? { firstOffset(of: byte, in: 0..<count) }
}
