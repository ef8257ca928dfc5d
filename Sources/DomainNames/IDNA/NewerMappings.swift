/// The mappings of UTS 46 that are newer than ICU's data.
///
/// Unicode 15.1, 16.0 and 17.0 map or ignore code points that Unicode 15.0 disallows, and browsers
/// follow the newest. Replacing these code points before an older ICU sees the domain gives the
/// result of a newer one: the first step of UTS 46 maps each code point by itself, and none of the
/// replacements is mapped again.
///
/// A-labels are not touched: they stand encoded in the domain, and must not hold such code points.
struct NewerMappings: Sendable {
  /// Code points that are mapped alike.
  struct MappedRange: Sendable {
    /// The first code point.
    let first: UInt32
    /// The last code point.
    let last: UInt32
    /// What the first maps to, the second to the next, and so on; `nil` where they are ignored.
    let target: UInt32?
    /// The first version of Unicode that maps them so.
    let since: UnicodeVersion

    init(_ first: UInt32, _ last: UInt32, to target: UInt32?, since: UnicodeVersion) {
      self.first = first
      self.last = last
      self.target = target
      self.since = since
    }
  }

  /// What becomes of a code point.
  enum Mapping: Hashable, Sendable {
    case ignored
    case mapped(Unicode.Scalar)
  }

  /// The mappings that ICU's data does not have.
  static let forICU = NewerMappings(newerThan: NameProcessor.unicodeVersion)

  private let ranges: [MappedRange]

  /// Creates the mappings that were published after a version.
  init(newerThan version: UnicodeVersion) {
    ranges = Self.table.filter { $0.since > version }
  }

  /// The mapping of a code point, `nil` where it has none here.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  subscript(scalar: Unicode.Scalar) -> Mapping? {
    let value = scalar.value
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= value else { return nil }
    guard let target = ranges[low].target else { return .ignored }
    return Unicode.Scalar(target + (value - ranges[low].first)).map { .mapped($0) }
  }

  /// The domain with its code points replaced, `nil` where none has a mapping here.
  func applied(to domain: borrowing UTF8Span) -> [UInt8]? {
    guard hasMapping(domain) else { return nil }
    var mapped = String.UnicodeScalarView()
    var scalars = domain.makeUnicodeScalarIterator()
    while let scalar = scalars.next() {
      switch self[scalar] {
      case nil: mapped.append(scalar)
      case .ignored: break
      case .mapped(let target): mapped.append(target)
      }
    }
    return [UInt8](String(mapped).utf8)
  }

  /// Whether a code point of the domain has a mapping here, which is rare.
  private func hasMapping(_ domain: borrowing UTF8Span) -> Bool {
    guard let first = ranges.first else { return false }
    var scalars = domain.makeUnicodeScalarIterator()
    while let scalar = scalars.next() {
      if scalar.value >= first.first, self[scalar] != nil { return true }
    }
    return false
  }
}
