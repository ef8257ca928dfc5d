/// Hashes of all parts of a name, each found in constant time from those of its prefixes.
///
/// Equal hashes are candidates only: whoever asks compares the code points as well.
struct PrefixHashes {
  private var prefixes: [UInt64] = [0]
  private var powers: [UInt64] = [1]

  init(_ name: [Unicode.Scalar]) {
    prefixes.reserveCapacity(name.count + 1)
    powers.reserveCapacity(name.count + 1)
    for (index, scalar) in name.enumerated() {
      prefixes.append(prefixes[index] &* Self.base &+ UInt64(scalar.value) &+ 1)
      powers.append(powers[index] &* Self.base)
    }
  }

  /// The hash of the whole name.
  var whole: UInt64 { prefixes[prefixes.count - 1] }

  /// The hash of a part.
  func hash(of range: Range<Int>) -> UInt64 {
    prefixes[range.upperBound] &- prefixes[range.lowerBound] &* powers[range.count]
  }

  /// The hash of the name without one of its code points.
  func hash(without index: Int) -> UInt64 {
    let rest = index + 1..<prefixes.count - 1
    return prefixes[index] &* powers[rest.count] &+ hash(of: rest)
  }

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15
}
