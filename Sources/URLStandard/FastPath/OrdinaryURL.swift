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
    guard text.mayBeOrdinaryURL else { return nil }
    observer.step(2 * text.count)
    let start = buffer.count
    // Filled in from within the closure, since to return so much costs as much as a scan.
    var url = URLOffsets()
    var head: OrdinaryHead?
    var difference = Difference.anywhere
    buffer.append(addingCapacity: text.count + Span<UInt8>.blockPadding) { output in
      difference = output.appendOrdinaryURL(text, parts: &url, head: &head)
    }
    switch difference {
    case .none:
      self = start == 0 ? url : url.moved(by: start)
      return
    case .inHead:
      observer.step(text.count)
      guard let head, head.rewrite(&url, in: text, to: &buffer, domains: domains) else {
        return nil
      }
      self = url
    case .behindHead:
      // Controls, delimiters, UTF-8, and what is written.
      observer.step(6 * text.count)
      guard let url = head?.appendEncoding(text, to: &buffer) else { return nil }
      self = url
    case .anywhere: return nil
    }
  }
}

extension URLOffsets {
  /// Appends an http or https URL that is its own serialization, but perhaps for a missing path.
  ///
  /// - Parameters:
  ///   - text: The bytes to parse.
  ///   - buffer: Where the serialization goes; where there is none, it is left as it was.
  /// - Returns: Whether it was appended; else these offsets mean nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @usableFromInline
  mutating func appendCanonical(_ text: Span<UInt8>, to buffer: inout [UInt8]) -> Bool {
    let start = buffer.count
    // Lengths that might not fit into offsets are for the general parser to look at.
    guard text.mayBeOrdinaryURL, text.count | start < 1 &<< 28 else { return false }
    var head: OrdinaryHead?
    var isWritten = false
    buffer.append(addingCapacity: text.count + Span<UInt8>.blockPadding) { output in
      isWritten = output.appendOrdinaryURL(text, parts: &self, head: &head) == .none
    }
    guard isWritten else { return false }
    if start > 0 { self = moved(by: start) }
    return true
  }
}

extension Span<UInt8> {
  /// Whether a text may be an http or https URL: any other would be copied in vain.
  @inline(__always)
  fileprivate var mayBeOrdinaryURL: Bool {
    count >= 8 && (self[4] == UInt8(ascii: "s") || self[4] == UInt8(ascii: ":"))
  }
}

/// Where a text may differ from its serialization.
private enum Difference {
  /// Nowhere: the serialization is written.
  case none
  /// In the head.
  case inHead
  /// In path, query or fragment, in ways that may be ordinary.
  case behindHead
  /// Where only the state machine can tell.
  case anywhere
}

extension OutputSpan<UInt8> {
  /// Copies a text, looks whether it is an ordinary URL, and keeps the copy where it is that URL's
  /// serialization, but for a slash at the end.
  ///
  /// - Parameters:
  ///   - text: The text; there is room for it and a block.
  ///   - url: The parts as they stand in the text, or in the serialization where that is written.
  ///   - unusualHead: The head, where there is a difference.
  /// - Returns: Where the text may differ from what the serialization is.
  @inline(__always)
  fileprivate mutating func appendOrdinaryURL(
    _ text: Span<UInt8>, parts url: inout URLOffsets, head unusualHead: inout OrdinaryHead?
  ) -> Difference {
    precondition(freeCapacity >= text.count + Span<UInt8>.blockPadding)
    let length = text.count
    // SAFETY: the room was checked above, and the pointers are used within the closures. All bytes
    // that the span of them has are written before it is made. Appending the text and the zeros to
    // the array by themselves, and taking them off again, took 40 ns a URL.
    return unsafe withUnsafeMutableBufferPointer { memory, count in
      guard let start = memory.baseAddress else { return .anywhere }
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
      guard let head = OrdinaryHead(bytes, in: 0..<length) else { return .anywhere }
      url = head.url
      guard url.scanCanonicalTail(bytes, to: length) else {
        unusualHead = head
        return .behindHead
      }
      guard !head.isCanonical else {
        count += length
        return .none
      }
      guard !head.needsDomainToASCII, Int(url.pathStart) == length else {
        unusualHead = head
        return .inHead
      }
      unsafe copy[length] = UInt8(ascii: "/")
      count += length + 1
      url.queryStart += 1
      url.fragmentStart += 1
      url.end += 1
      return .none
    }
  }
}
