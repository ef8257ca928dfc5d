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
    while let hit = text.firstOffset(
      in: start..<text.count,
      block: { lanes in
        (lanes .== SIMD16(repeating: UInt8(ascii: "K")))
          .| (lanes .== SIMD16(repeating: UInt8(ascii: "d")))
          .| (lanes .== SIMD16(repeating: UInt8(ascii: "I")))
      },
      byte: { $0 == UInt8(ascii: "K") || $0 == UInt8(ascii: "d") || $0 == UInt8(ascii: "I") })
    {
      let isName =
        switch text[hit] {
        case UInt8(ascii: "K"): text.holds("apiKey", at: hit - 3)
        case UInt8(ascii: "I"): text.holds("tenantId", at: hit - 6)
        default: text.holds("mode", at: hit - 2) || text.holds("oobCode", at: hit - 5)
        }
      if isName { count += 1 }
      start = hit + 1
    }
    return count
  }
}

extension Span<UInt8> {
  fileprivate func holds(_ name: StaticString, at offset: Int) -> Bool {
    offset >= 0 && end(of: name, at: offset) != nil
  }
}
