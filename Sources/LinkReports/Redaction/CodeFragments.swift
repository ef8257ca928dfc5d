import ActionLinks

/// Parts of broken codes, too short or too much like words to be searched for in the middle of a
/// text: they are found where they stand alone, between bytes that no code has.
struct CodeFragments: Sendable {
  /// Shorter ones tell little of a code.
  static let minimumLength = NamedCodes.minimumTail

  private var fragments: Set<[UInt8]> = []

  /// Whether there is nothing to find.
  var isEmpty: Bool { fragments.isEmpty }

  /// Adds a part of a code, unless it is too short.
  mutating func insert(_ fragment: [UInt8]) {
    guard fragment.count >= Self.minimumLength else { return }
    fragments.insert(fragment.map(\.asciiLowercase))
  }

  /// Adds what stands behind a code and may be a part of it, unless it names a parameter: that would
  /// be taken out wherever it is spoken of.
  mutating func insertTail(_ tail: [UInt8]) {
    if LinkParameter(name: tail.span) == nil { insert(tail) }
  }

  /// Where parts stand in a text, in any case of ASCII letters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func ranges(in text: [UInt8]) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    for end in 0...text.count where end == text.count || !NamedCodes.isCodeByte(text[end]) {
      if end - start >= Self.minimumLength,
        fragments.contains(text[start..<end].map(\.asciiLowercase))
      {
        ranges.append(start..<end)
      }
      start = end + 1
    }
    return ranges
  }
}

extension FullyDecodedText {
  /// Whether mail damage was undone in some units, or left out right behind them.
  func isDamaged(_ range: Range<Int>) -> Bool {
    guard let first = units[range].first else { return false }
    if first.isRepaired || units[range].dropFirst().contains(where: \.isDamaged) { return true }
    return range.upperBound < units.count ? units[range.upperBound].isBehindGap : endsBehindGap
  }

  /// Whether a name without an equals sign is one only because quoted-printable took the sign for an
  /// escape: as that, `oobCode=41…` has none.
  func isBeginning(_ entry: NamedCodes.Entry) -> Bool {
    isFromQuotedPrintable && entry.separator == nil && !entry.isTail
  }
}

extension ArraySlice<DecodedUnit> {
  /// The parts between what was damaged.
  var fragments: [[UInt8]] {
    var fragments: [[UInt8]] = []
    var fragment: [UInt8] = []
    for unit in self {
      if unit.isDamaged {
        fragments.append(fragment)
        fragment = []
      }
      if !unit.isRepaired { fragment.append(unit.byte) }
    }
    return fragments + [fragment]
  }
}
