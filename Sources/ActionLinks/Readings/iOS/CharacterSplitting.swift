extension ArraySlice<UInt8> {
  /// The first place of an ASCII separator that is a Swift `Character` of its own.
  ///
  /// The iOS SDK searches and splits by `Character`: an `=` or `&` that a combining mark follows
  /// is another character than the bare one and separates nothing.
  ///
  /// - Parameter separator: `=` or `&`. The bytes are valid UTF-8.
  /// - Returns: The index, or `nil` where there is none. Linear in the bytes.
  func firstCharacter(_ separator: Unicode.Scalar) -> Int? {
    var rest = self
    while let index = rest.firstIndex(of: UInt8(ascii: separator)) {
      if isCharacter(separator, at: index) { return index }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  private func isCharacter(_ separator: Unicode.Scalar, at index: Int) -> Bool {
    #if hasFeature(Embedded)
    // Embedded Swift links no tables of grapheme breaks by itself; ASCII neighbours need none.
    return true
    #else
    let next = index + 1
    if next < endIndex, self[next] >= 0x80 {
      let length = self[next] < 0xE0 ? 2 : self[next] < 0xF0 ? 3 : 4
      if String(decoding: self[index..<(next + length)], as: UTF8.self).count == 1 { return false }
    }
    guard index > startIndex, self[index - 1] >= 0x80 else { return true }
    var previous = index - 1
    while self[previous] & 0xC0 == 0x80 { previous -= 1 }
    return String(decoding: self[previous...index], as: UTF8.self).count == 2
    #endif
  }

  /// The pieces between separators that are a `Character` of their own, empty ones included.
  func splitByCharacter(_ separator: Unicode.Scalar) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = self
    while let index = rest.firstCharacter(separator) {
      pieces.append(rest[..<index])
      rest = rest[(index + 1)...]
    }
    pieces.append(rest)
    return pieces
  }
}
