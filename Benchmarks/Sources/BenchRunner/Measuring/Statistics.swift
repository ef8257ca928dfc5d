/// Samples of one quantity in figures.
struct Statistics: Sendable, Equatable, Codable {
  /// How many samples there are.
  let count: Int
  /// The smallest.
  let minimum: Double
  /// The one in the middle, or the mean of the two there.
  let median: Double
  /// The largest.
  let maximum: Double

  /// - Returns: `nil` where there is no sample.
  init?(_ samples: [Double]) {
    let sorted = samples.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    count = sorted.count
    minimum = first
    maximum = last
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// How far the largest is from the smallest, as a share of the smallest.
  var spread: Double { minimum > 0 ? (maximum - minimum) / minimum : 0 }
}
