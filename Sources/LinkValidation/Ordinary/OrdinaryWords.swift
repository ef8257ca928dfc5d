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

  /// Whether the part of a decoded URL behind its scheme's colon has unreserved bytes, `/`, `?`, `=`
  /// and `&` only, and no word among them, nor several with slashes between them, hides anything.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  func areAllInURL(_ url: Span<UInt8>, in range: Range<Int>) -> Bool {
    var (wordStart, runStart) = (range.lowerBound, range.lowerBound)
    for index in range.lowerBound...range.upperBound {
      let byte = index < range.upperBound ? url[index] : UInt8(ascii: "&")
      if OrdinaryText.word.contains(byte) { continue }
      // The digits of an escape before a word belong to it for whoever does not decode.
      guard index - wordStart + 2 <= maximumLength, url.end(of: "eyJ", at: wordStart) == nil else {
        return false
      }
      wordStart = index + 1
      // A slash is of the alphabet of Base64.
      if byte == UInt8(ascii: "/") { continue }
      guard !Base64Text.mayHideAddress(in: url, at: runStart..<index) else { return false }
      runStart = index + 1
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "~"): break
      case UInt8(ascii: "="):
        guard !ContinueURLContainsActionCode.endsInCodeName(url.extracting(0..<index)) else {
          return false
        }
      default: return false
      }
    }
    return true
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
