internal import URLStandard

/// The names of a query that came by, as far as it takes to tell that none comes twice.
struct OrdinaryNameSet: Sendable {
  /// No longer query is ordinary, in parameters: each name is held against all before it.
  private static let maximumCount = 256

  // Nearly all queries have so few that nothing is allocated.
  private var first = InlineArray<8, UInt64>(repeating: 0)
  private var others: [UInt64] = []
  private var count = 0

  /// Takes a name.
  ///
  /// - Returns: Whether it differs from all others for certain; of two with the same hash the second
  ///   is refused.
  mutating func insert(_ name: Span<UInt8>) -> Bool {
    guard count < Self.maximumCount else { return false }
    // FNV-1a
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in name.indices { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
    for index in 0..<min(count, first.count) where first[index] == hash { return false }
    if count < first.count {
      first[count] = hash
    } else {
      guard !others.contains(hash) else { return false }
      others.append(hash)
    }
    count += 1
    return true
  }
}

/// How many parameters a query has, and where those begin that are too many.
struct OrdinaryParameterCount: Sendable {
  /// How many there are.
  private(set) var count = 0
  /// Where the first begins that is one too many, in the text.
  private var excessStart = 0
  /// Where the query ends.
  var end = 0

  /// Counts a parameter.
  mutating func add(nameAt start: Int) {
    if count == TooManyParameters.maximumCount { excessStart = start }
    count += 1
  }

  /// Where those stand that are too many, or `nil`.
  var excess: Range<Int>? { count > TooManyParameters.maximumCount ? excessStart..<end : nil }
}
