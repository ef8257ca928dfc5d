internal import URLStandard

/// The parts of a text that may or may not be a URL, by delimiters alone.
///
/// The fragment is cut first, then the query stands behind the first `?`. What the text has before
/// those is a scheme, an authority and a path, as far as it has them. Nothing is decoded, changed
/// or refused: this is how a link is read that no URL parser takes.
struct ReferenceParts: Sendable {
  /// The colon behind the scheme, or `nil`.
  var colon: Int?
  /// The path, with its leading slash if it has one.
  var path: Range<Int>
  /// The query without its `?`, or `nil`.
  var query: Range<Int>?
  /// The fragment without its `#`, or `nil`.
  var fragment: Range<Int>?

  /// Finds the parts of the text in `range` of a buffer; all offsets are the buffer's.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ buffer: Span<UInt8>, in range: Range<Int>) {
    var end = range.upperBound
    if let index = buffer.firstOffset(of: UInt8(ascii: "#"), in: range) {
      fragment = index + 1..<range.upperBound
      end = index
    }
    if let index = buffer.firstOffset(of: UInt8(ascii: "?"), in: range.lowerBound..<end) {
      query = index + 1..<end
      end = index
    }
    let slash = UInt8(ascii: "/")
    let hierarchy = range.lowerBound..<end
    colon = Self.schemeColon(buffer, in: hierarchy)
    var start = colon.map { $0 + 1 } ?? hierarchy.lowerBound
    if start + 1 < end, buffer[start] == slash, buffer[start + 1] == slash {
      start += 2
      while start < end, buffer[start] != slash { start += 1 }
    } else if colon == nil {
      // Without a scheme and slashes, what stands before the first slash reads as a host.
      while start < end, buffer[start] != slash { start += 1 }
    }
    path = start..<end
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
