internal import URLStandard

/// Counts the names which SDKs look for, to tell that they stand nowhere but before the action's
/// values.
///
/// It is what ``SDKAgreement`` tells of any link, at less cost: in an ordinary one nothing but their
/// own bytes can spell the names, and what ends each value is known.
enum OrdinaryNames {
  /// How often `apiKey`, `mode`, `oobCode` and `tenantId` stand in a text, also as a part of a longer
  /// word: `model` counts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func count(in text: Span<UInt8>) -> Int {
    var count = 0
    var start = 0
    // Sixteen bytes at once, each with the one behind it.
    while start + 17 <= text.count {
      count += countNames(in: text, at: start, from: 0)
      start += 16
    }
    guard text.count >= 17 else {
      return text.indices.count { isName(text, around: $0) }
    }
    // The last ones again with some that were looked at.
    let last = text.count - 17
    return count + countNames(in: text, at: last, from: start - last)
  }

  /// How many of the letters that stand for names, of sixteen from an offset on, are one's.
  ///
  /// - Parameters:
  ///   - text: The text, with another byte behind them.
  ///   - start: Where they begin.
  ///   - first: How many of them do not count.
  /// - Returns: The number.
  @inline(__always)
  private static func countNames(in text: Span<UInt8>, at start: Int, from first: Int) -> Int {
    // SAFETY: the accesses are checked against the bounds, and any bytes are a vector of bytes.
    let letters = unsafe text.bytes.unsafeLoadUnaligned(
      fromByteOffset: start, as: SIMD16<UInt8>.self)
    let next = unsafe text.bytes.unsafeLoadUnaligned(
      fromByteOffset: start + 1, as: SIMD16<UInt8>.self)
    let mask: SIMDMask<SIMD16<Int8>> =
      pairs(letters, next, "K", "e") .| pairs(letters, next, "I", "d")
      .| pairs(letters, next, "d", "e")
    guard Lanes.holdsAnywhere(mask) else { return 0 }
    var hits = Lanes(mask)
    var count = 0
    while !hits.isEmpty {
      if hits.first >= first, isName(text, around: start + hits.first) { count += 1 }
      hits.removeFirst()
    }
    return count
  }

  /// Where two letters stand one behind the other, of which the first stands for a name.
  @inline(__always)
  private static func pairs(
    _ letters: SIMD16<UInt8>, _ next: SIMD16<UInt8>, _ first: Unicode.Scalar,
    _ second: Unicode.Scalar
  ) -> SIMDMask<SIMD16<Int8>> {
    let isFirst: SIMDMask<SIMD16<Int8>> = letters .== SIMD16(repeating: UInt8(ascii: first))
    let isSecond: SIMDMask<SIMD16<Int8>> = next .== SIMD16(repeating: UInt8(ascii: second))
    return isFirst .& isSecond
  }

  /// Whether the letter at an offset is the one that stands for a name, within it.
  @inline(__always)
  private static func isName(_ text: Span<UInt8>, around offset: Int) -> Bool {
    guard offset + 1 < text.count else { return false }
    // The next letter nearly always tells, without a call.
    switch (text[offset], text[offset + 1]) {
    case (UInt8(ascii: "K"), UInt8(ascii: "e")): return text.holds("apiKey", at: offset - 3)
    case (UInt8(ascii: "I"), UInt8(ascii: "d")): return text.holds("tenantId", at: offset - 6)
    case (UInt8(ascii: "d"), UInt8(ascii: "e")):
      return text.holds("mode", at: offset - 2) || text.holds("oobCode", at: offset - 5)
    default: return false
    }
  }
}

extension Span<UInt8> {
  fileprivate func holds(_ name: StaticString, at offset: Int) -> Bool {
    offset >= 0 && end(of: name, at: offset) != nil
  }
}
