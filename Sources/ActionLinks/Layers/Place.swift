/// Where something stands in the buffer of a link.
///
/// Half as long as a `Range<Int>`: a layer has a dozen of them, and is written for every link.
@frozen @usableFromInline
struct Place: Sendable, Equatable {
  @usableFromInline var lower: UInt32
  @usableFromInline var upper: UInt32

  /// Creates a place from offsets that are known to fit: see ``LayerBuffer/maximumCount``.
  @inline(__always)
  init(_ lower: Int, _ upper: Int) {
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
  }

  @inline(__always)
  init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }

  /// Nowhere: what no text has, for a query begins behind its `?`.
  static var none: Place { Place(0, 0) }

  @inlinable @inline(__always) var lowerBound: Int { Int(lower) }
  @inlinable @inline(__always) var upperBound: Int { Int(upper) }
  @inline(__always) var count: Int { upperBound - lowerBound }
  @inline(__always) var isEmpty: Bool { lower == upper }
  /// Whether it stands anywhere, be it empty.
  @inlinable @inline(__always) var isPresent: Bool { upper != 0 }
  @inlinable @inline(__always) var range: Range<Int> { lowerBound..<upperBound }
}
