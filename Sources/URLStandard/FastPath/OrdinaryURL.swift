/// The short way of the parser: most URLs are their own serialization, or but for their head.
extension URLOffsets {
  /// Appends the serialization of an ordinary http or https URL; `nil` where the state machine must
  /// look at it.
  ///
  /// - Parameters:
  ///   - text: The bytes to parse.
  ///   - buffer: Where the serialization goes; where there is none, it is left as it was.
  ///   - domains: Processes domains that are not ASCII.
  ///   - observer: Counts the steps: the copy and the scan, and another copy with another head.
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
    var scanned: ScannedURL?
    buffer.append(addingCapacity: text.count + Span<UInt8>.blockPadding) { output in
      scanned = output.appendOrdinaryURL(text)
    }
    guard var scanned else { return nil }
    switch scanned.state {
    case .written:
      self = start == 0 ? scanned.url : scanned.url.moved(by: start)
    case .hasOtherHead:
      observer.step(text.count)
      guard scanned.head.rewrite(&scanned.url, in: text, to: &buffer, domains: domains) else {
        return nil
      }
      self = scanned.url
    case .hasOtherTail:
      // Controls, delimiters, UTF-8, and what is written.
      observer.step(6 * text.count)
      guard let url = scanned.head.appendEncoding(text, to: &buffer) else { return nil }
      self = url
    }
  }
}

/// A URL that has been looked at.
private struct ScannedURL {
  /// How far it is.
  enum State {
    /// The serialization is written.
    case written
    /// No more than the head may differ from the serialization.
    case hasOtherHead
    /// What stands behind the head differs, in ways that may be ordinary.
    case hasOtherTail
  }

  var head: OrdinaryHead
  /// The parts as they stand in the text, or in the serialization where that is written.
  var url: URLOffsets
  var state: State
}

extension OutputSpan<UInt8> {
  /// Copies a text, looks whether it is an ordinary URL, and keeps the copy where it is that URL's
  /// serialization, but for a slash at the end.
  ///
  /// - Parameter text: The text; there is room for it and a block.
  /// - Returns: What the text is, or `nil` where the state machine must look at it.
  @inline(__always)
  fileprivate mutating func appendOrdinaryURL(_ text: Span<UInt8>) -> ScannedURL? {
    precondition(freeCapacity >= text.count + Span<UInt8>.blockPadding)
    let length = text.count
    // SAFETY: the room was checked above, and the pointers are used within the closures. All bytes
    // that the span of them has are written before it is made. Appending the text and the zeros to
    // the array by themselves, and taking them off again, took 40 ns a URL.
    return unsafe withUnsafeMutableBufferPointer { memory, count in
      guard let start = memory.baseAddress else { return nil }
      let copy = unsafe start + count
      unsafe text.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress else { return }
        unsafe copy.update(from: source, count: length)
      }
      unsafe UnsafeMutableRawPointer(copy + length).storeBytes(
        of: SIMD16<UInt8>(repeating: 0), as: SIMD16<UInt8>.self)
      let bytes = unsafe Span(
        _unsafeElements: UnsafeBufferPointer(
          start: copy, count: length + Span<UInt8>.blockPadding))
      guard let head = OrdinaryHead(bytes, in: 0..<length) else { return nil }
      var url = head.url
      guard url.scanCanonicalTail(bytes, to: length) else {
        return ScannedURL(head: head, url: url, state: .hasOtherTail)
      }
      guard !head.isCanonical else {
        count += length
        return ScannedURL(head: head, url: url, state: .written)
      }
      guard !head.needsDomainToASCII, Int(url.pathStart) == length else {
        return ScannedURL(head: head, url: url, state: .hasOtherHead)
      }
      unsafe copy[length] = UInt8(ascii: "/")
      count += length + 1
      url.queryStart += 1
      url.fragmentStart += 1
      url.end += 1
      return ScannedURL(head: head, url: url, state: .written)
    }
  }
}
