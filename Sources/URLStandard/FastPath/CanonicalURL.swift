/// The short way of the parser: most URLs are their own serialization, but for a slash.
extension URLOffsets {
  /// Appends a URL to a buffer where the serializer would change nothing but to end a URL that has
  /// no path in a slash; `nil` where that may not be so.
  ///
  /// - Parameters:
  ///   - text: The bytes to parse.
  ///   - buffer: Where the URL goes; where it is not canonical, it is left as it was.
  ///   - observer: Counts the steps: the copy and the scan.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @inline(__always)
  init?(
    canonical text: Span<UInt8>, into buffer: inout [UInt8],
    observer: inout some ParsingObserver
  ) {
    // What is no http URL would be copied in vain.
    guard text.count >= 8, text[4] == UInt8(ascii: "s") || text[4] == UInt8(ascii: ":") else {
      return nil
    }
    observer.step(2 * text.count)
    let start = buffer.count
    let end = start + text.count
    buffer.append(padding: text)
    guard var url = URLOffsets(canonicalHeadOf: buffer.span, in: start..<end),
      url.scanCanonicalTail(buffer.span, to: end)
    else {
      buffer.removeSubrange(start...)
      return nil
    }
    var length = end
    if url.pathStart == url.queryStart {
      // A slash can only be appended.
      guard Int(url.pathStart) == end else {
        buffer.removeSubrange(start...)
        return nil
      }
      buffer[end] = UInt8(ascii: "/")
      length += 1
      url.queryStart += 1
      url.fragmentStart += 1
      url.end += 1
    }
    buffer.removeLast(buffer.count - length)
    self = url
  }
}

extension [UInt8] {
  /// Appends bytes, and the zeros that a scan in blocks needs behind them.
  @inline(__always)
  fileprivate mutating func append(padding text: Span<UInt8>) {
    append(span: text)
    append(contentsOf: blockOfZeros)
  }
}

private let blockOfZeros: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
