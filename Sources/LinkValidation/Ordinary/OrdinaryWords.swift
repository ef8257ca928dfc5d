internal import URLStandard

/// Tells whether a part of a continue URL consists of words that hide nothing.
struct OrdinaryWords: Sendable {
  /// The greatest length of a word, in bytes; a longer one may hold a code.
  let maximumLength: Int

  /// Whether a range of a text has unreserved bytes and escaped blanks only, and no word among them
  /// is too long, begins a web token, or may be Base64 of an address.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  func areAll(of text: Span<UInt8>, in range: Range<Int>) -> Bool {
    var start = range.lowerBound
    var index = range.lowerBound
    var isBehindEscape = false
    while index < range.upperBound {
      let byte = text[index]
      if OrdinaryText.word.contains(byte) {
        index += 1
        continue
      }
      guard isOrdinary(start..<index, of: text, isBehindEscape: isBehindEscape) else {
        return false
      }
      if byte == UInt8(ascii: "%") {
        guard text.end(of: "%20", at: index) != nil, index + 3 <= range.upperBound else {
          return false
        }
        isBehindEscape = true
        index += 3
      } else {
        guard OrdinaryText.unreserved.contains(byte) else { return false }
        isBehindEscape = false
        index += 1
      }
      start = index
    }
    return isOrdinary(start..<index, of: text, isBehindEscape: isBehindEscape)
  }

  private func isOrdinary(
    _ word: Range<Int>, of text: Span<UInt8>, isBehindEscape: Bool
  ) -> Bool {
    // The digits of an escape before it belong to the word for whoever does not decode.
    let length = word.count + (isBehindEscape ? 2 : 0)
    if length < 3 { return true }
    guard length <= maximumLength, text.end(of: "eyJ", at: word.lowerBound) == nil else {
      return false
    }
    if length < Base64Text.minimumLength { return true }
    return !isBehindEscape && !Base64Text.mayHideAddress(in: text, at: word)
  }
}
