/// Comparisons of bytes with texts, without an allocation.
extension Span<UInt8> {
  /// Whether the span holds the UTF-8 bytes of a text.
  func isEqual(to text: String) -> Bool {
    count == text.utf8.count && starts(with: text)
  }

  /// Whether the span begins with the UTF-8 bytes of a text.
  func starts(with text: String) -> Bool {
    let prefix = text.utf8.span
    guard count >= prefix.count else { return false }
    for index in prefix.indices where self[index] != prefix[index] { return false }
    return true
  }
}
