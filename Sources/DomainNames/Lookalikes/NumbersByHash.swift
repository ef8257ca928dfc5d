/// The numbers of names by hashes of them, in the order in which they were put in.
///
/// Few hashes are of more than one name, and an array for each would be most of the index.
struct NumbersByHash: Sendable {
  private var first: [UInt64: Int] = [:]
  private var others: [UInt64: [Int]] = [:]

  /// Whether there are none.
  var isEmpty: Bool { first.isEmpty }

  /// Makes room for so many hashes.
  mutating func reserveCapacity(_ count: Int) { first.reserveCapacity(count) }

  /// Puts a number in, unless it is the last one of the hash already.
  mutating func insert(_ number: Int, for hash: UInt64) {
    guard let known = first[hash] else {
      first[hash] = number
      return
    }
    guard (others[hash]?.last ?? known) != number else { return }
    others[hash, default: []].append(number)
  }

  /// The first number of a hash that a closure accepts, or `nil`.
  func first(for hash: UInt64, where isWanted: (Int) -> Bool) -> Int? {
    guard let number = first[hash] else { return nil }
    if isWanted(number) { return number }
    return others.isEmpty ? nil : others[hash]?.first(where: isWanted)
  }
}
