extension BidirectionalCollection<UInt8> {
  /// Whether the bytes end in those of a text.
  ///
  /// `hasSuffix` of a substring compares characters, which costs far more and says something else.
  func endsIn(_ text: String) -> Bool {
    let ending = text.utf8
    var index = endIndex
    var wanted = ending.endIndex
    while wanted > ending.startIndex {
      guard index > startIndex else { return false }
      formIndex(before: &index)
      ending.formIndex(before: &wanted)
      guard self[index] == ending[wanted] else { return false }
    }
    return true
  }
}

/// Searches for bytes in bytes.
///
/// The standard library's methods of these names take collections of anything: each step of theirs
/// is a call through witness tables, by which a search cost a hundred times what it costs here.
extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where bytes stand first, or `nil`; the empty sequence stands at the beginning.
  ///
  /// - Complexity: O(*n* \* *m*), where *n* and *m* are the numbers of bytes; O(*n*) for the short
  ///   needles that rules look for.
  func firstRange(of needle: [UInt8]) -> Range<Int>? {
    guard let first = needle.first else { return startIndex..<startIndex }
    var index = startIndex
    while index + needle.count <= endIndex {
      if self[index] == first, self[index..<index + needle.count].elementsEqual(needle) {
        return index..<index + needle.count
      }
      index += 1
    }
    return nil
  }
}
