/// Finds which of many names stand inside another, by the hashes of its parts.
struct NameOccurrences: Sendable {
  private var numbers = NumbersByHash()
  private var lengths: [Int] = []

  /// Creates an index.
  ///
  /// - Parameter names: The names with their numbers.
  init(_ names: [(number: Int, name: [Unicode.Scalar])]) {
    var lengths: Set<Int> = []
    numbers.reserveCapacity(names.count)
    for (number, name) in names where !name.isEmpty {
      numbers.insert(number, for: PrefixHashes(name).whole)
      lengths.insert(name.count)
    }
    self.lengths = lengths.sorted(by: >)
  }

  /// The first number and place that a closure accepts; longer names come first.
  ///
  /// - Parameters:
  ///   - text: The name to search.
  ///   - isOccurrence: Whether the name of a number stands there in earnest: only its length and hash
  ///     are known to be right.
  /// - Returns: The number, or `nil`.
  /// - Complexity: O(*n* × *k*), where *n* is the length of `text` and *k* the number of different
  ///   lengths of names.
  func first(
    in text: [Unicode.Scalar], where isOccurrence: (Int, Range<Int>) -> Bool
  ) -> Int? {
    guard !numbers.isEmpty else { return nil }
    let hashes = PrefixHashes(text)
    for length in lengths where length <= text.count {
      for start in 0...text.count - length {
        let range = start..<start + length
        let hash = hashes.hash(of: range)
        if let number = numbers.first(for: hash, where: { isOccurrence($0, range) }) {
          return number
        }
      }
    }
    return nil
  }
}
