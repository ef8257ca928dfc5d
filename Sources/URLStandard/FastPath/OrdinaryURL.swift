/// The short way of the parser: most URLs are their own serialization, or but for their head.
extension URLOffsets {
  /// Appends the serialization of an ordinary http or https URL; `nil` where the state machine must
  /// look at it.
  ///
  /// - Parameters:
  ///   - text: The bytes to parse.
  ///   - buffer: Where the serialization goes; where there is none, it is left as it was.
  ///   - domains: Processes domains that are not ASCII.
  ///   - observer: Counts the steps: the copy and the scan.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @inline(__always)
  init?(
    ordinary text: Span<UInt8>, into buffer: inout [UInt8], domains: some DomainToASCII,
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
    guard let head = OrdinaryHead(buffer.span, in: start..<end) else {
      buffer.removeSubrange(start...)
      return nil
    }
    var url = head.url
    guard url.scanCanonicalTail(buffer.span, to: end) else {
      buffer.removeSubrange(start...)
      return nil
    }
    guard !head.isCanonical else {
      buffer.removeLast(Span<UInt8>.blockPadding)
      self = url
      return
    }
    observer.step(text.count)
    buffer.removeSubrange(start...)
    url = url.moved(by: -start)
    guard head.rewrite(&url, in: text, to: &buffer, domains: domains) else { return nil }
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
