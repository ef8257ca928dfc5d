/// Finds which of many names are one edit away from another.
///
/// Two names that are one edit apart become the same once a code point is taken from one of them or from
/// each, so an index of the names and of all that they become by that finds them.
struct OneEditIndex: Sendable {
  private var numbers = NumbersByHash()

  /// Creates an index.
  ///
  /// - Parameter names: The names with their numbers.
  init(_ names: [(number: Int, name: [Unicode.Scalar])]) {
    numbers.reserveCapacity(names.reduce(0) { $0 + $1.name.count + 1 })
    for (number, name) in names {
      Self.forEachNeighbor(of: name) { hash in
        numbers.insert(number, for: hash)
        return false
      }
    }
  }

  /// The first number that a closure accepts.
  ///
  /// - Parameters:
  ///   - text: The name to look up.
  ///   - isNeighbor: Whether the name of a number is a neighbor in earnest.
  /// - Returns: The number, or `nil`.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  func first(near text: [Unicode.Scalar], where isNeighbor: (Int) -> Bool) -> Int? {
    guard !numbers.isEmpty else { return nil }
    var found: Int?
    Self.forEachNeighbor(of: text) { hash in
      found = numbers.first(for: hash, where: isNeighbor)
      return found != nil
    }
    return found
  }

  /// Hands over the hashes of a name and of all that it becomes once a code point is taken from it,
  /// until a closure says that it has what it wants.
  private static func forEachNeighbor(
    of name: [Unicode.Scalar], _ isLast: (UInt64) -> Bool
  ) {
    let hashes = PrefixHashes(name)
    if isLast(hashes.whole) { return }
    for index in name.indices where isLast(hashes.hash(without: index)) { return }
  }
}

/// Whether one insertion, deletion, replacement or swap of neighbors makes one name of the other.
///
/// Source: the distance of Damerau and Levenshtein, as optimal string alignment.
///
/// - Complexity: O(*n*), where *n* is the length of the shorter name.
func isOneEdit(_ left: some BidirectionalCollection<Unicode.Scalar>, _ right: [Unicode.Scalar])
  -> Bool
{
  let left = Array(left)
  let (short, long) = left.count <= right.count ? (left, right) : (right, left)
  guard long.count - short.count <= 1 else { return false }
  var start = 0
  while start < short.count, short[start] == long[start] { start += 1 }
  if short.count < long.count { return short[start...] == long[(start + 1)...] }
  guard start < short.count else { return false }
  if short[(start + 1)...] == long[(start + 1)...] { return true }
  return start + 1 < short.count && short[start] == long[start + 1]
    && short[start + 1] == long[start] && short[(start + 2)...] == long[(start + 2)...]
}
