internal import URLStandard

/// The parts of a text that may or may not be a URL, by delimiters alone.
///
/// The fragment is cut first, then the query stands behind the first `?`. What the text has before
/// those is a scheme, an authority and a path, as far as it has them. Nothing is decoded, changed
/// or refused: this is how a link is read that no URL parser takes.
struct ReferenceParts: Sendable, Equatable {
  /// The colon behind the scheme, as the place before it; absent where there is none.
  private var scheme = Place.none
  /// The path, with its leading slash if it has one.
  private(set) var path = Place.none
  /// The query without its `?`, absent where there is none.
  private var queryPlace = Place.none
  /// The fragment without its `#`, absent where there is none.
  private var fragmentPlace = Place.none

  /// The colon behind the scheme, or `nil`.
  var colon: Int? { scheme.isPresent ? scheme.upperBound : nil }
  /// The query without its `?`, or `nil`.
  var query: Place? { queryPlace.isPresent ? queryPlace : nil }
  /// The fragment without its `#`, or `nil`.
  var fragment: Place? { fragmentPlace.isPresent ? fragmentPlace : nil }

  /// Creates the parts of no text.
  init() {}

  /// Creates the parts of a text that has a URL's parts in the same places.
  @inline(__always)
  init(of url: URLOffsets) {
    scheme = Place(Int(url.start), Int(url.schemeEnd))
    path = Place(Int(url.pathStart), Int(url.queryStart))
    if url.queryStart < url.fragmentStart {
      queryPlace = Place(Int(url.queryStart) + 1, Int(url.fragmentStart))
    }
    if url.fragmentStart < url.end {
      fragmentPlace = Place(Int(url.fragmentStart) + 1, Int(url.end))
    }
  }

  /// Finds the parts of the text in `range` of a buffer; all offsets are the buffer's.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ buffer: Span<UInt8>, in range: Range<Int>) {
    var end = range.upperBound
    if let index = buffer.firstOffset(of: UInt8(ascii: "#"), in: range) {
      fragmentPlace = Place(index + 1, range.upperBound)
      end = index
    }
    if let index = buffer.firstOffset(of: UInt8(ascii: "?"), in: range.lowerBound..<end) {
      queryPlace = Place(index + 1, end)
      end = index
    }
    let slash = UInt8(ascii: "/")
    let hierarchy = range.lowerBound..<end
    let colon = Self.schemeColon(buffer, in: hierarchy)
    if let colon { scheme = Place(range.lowerBound, colon) }
    var start = colon.map { $0 + 1 } ?? hierarchy.lowerBound
    if start + 1 < end, buffer[start] == slash, buffer[start + 1] == slash {
      start += 2
      while start < end, buffer[start] != slash { start += 1 }
    } else if colon == nil {
      // Without a scheme and slashes, what stands before the first slash reads as a host.
      while start < end, buffer[start] != slash { start += 1 }
    }
    path = Place(start, end)
  }

  private static func schemeColon(_ buffer: Span<UInt8>, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, buffer[range.lowerBound].isASCIIAlpha else { return nil }
    for index in range {
      let byte = buffer[index]
      if byte == UInt8(ascii: ":") { return index }
      let belongsToScheme =
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
      guard belongsToScheme else { return nil }
    }
    return nil
  }
}
