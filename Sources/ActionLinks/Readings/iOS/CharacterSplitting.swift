/// How the iOS SDK finds an ASCII separator among combining characters.
enum SeparatorSearch {
  /// `String.split(separator:)` and `components(separatedBy:)`: a `Character` of its own.
  case character
  /// `range(of:)`, which is CoreFoundation's search: not followed by a mark that extends it.
  ///
  /// Unlike the first it looks past ZERO WIDTH JOINER, spacing marks and what stands before. About
  /// a hundred rare characters that newer versions of Unicode made marks depend on the system.
  case range
}

extension ArraySlice<UInt8> {
  /// The first place where an ASCII separator separates.
  ///
  /// An `=` or `&` that a combining mark follows is another character than the bare one.
  ///
  /// - Parameters:
  ///   - separator: `=` or `&`. The bytes are valid UTF-8.
  ///   - search: How the SDK looks for it.
  /// - Returns: The index, or `nil` where there is none. Linear in the bytes.
  func firstSeparator(_ separator: Unicode.Scalar, _ search: SeparatorSearch) -> Int? {
    var rest = self
    while let index = rest.firstIndex(of: UInt8(ascii: separator)) {
      if isSeparator(at: index, search) { return index }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  #if hasFeature(Embedded)
  // Embedded Swift links no tables of grapheme breaks by itself; ASCII neighbours need none.
  private func isSeparator(at index: Int, _ search: SeparatorSearch) -> Bool { true }
  #else
  private func isSeparator(at index: Int, _ search: SeparatorSearch) -> Bool {
    if index + 1 < endIndex, self[index + 1] >= 0x80 {
      let lead = self[index + 1]
      let next = index + (lead < 0xE0 ? 3 : lead < 0xF0 ? 4 : 5)
      let pair = String(decoding: self[index..<next], as: UTF8.self)
      if pair.count == 1, search == .character || pair.unicodeScalars.last?.isSearchedMark == true {
        return false
      }
    }
    guard search == .character, index > startIndex, self[index - 1] >= 0x80 else { return true }
    var previous = index - 1
    while self[previous] & 0xC0 == 0x80 { previous -= 1 }
    return String(decoding: self[previous...index], as: UTF8.self).count == 2
  }
  #endif

  /// The pieces between separators that are a `Character` of their own, empty ones included.
  func splitByCharacter(_ separator: Unicode.Scalar) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = self
    while let index = rest.firstSeparator(separator, .character) {
      pieces.append(rest[..<index])
      rest = rest[(index + 1)...]
    }
    pieces.append(rest)
    return pieces
  }
}

#if !hasFeature(Embedded)
extension Unicode.Scalar {
  /// Whether CoreFoundation's search takes the scalar, behind another, for a part of that one.
  fileprivate var isSearchedMark: Bool {
    self != "\u{200D}" && properties.generalCategory != .spacingMark
  }
}
#endif
