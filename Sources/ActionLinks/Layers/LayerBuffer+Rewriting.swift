internal import URLStandard

extension LayerBuffer {
  /// Appends a URL that stands in the buffer already, with another host, or a slash for its path.
  ///
  /// - Parameters:
  ///   - url: Where it stands.
  ///   - rewritten: Where it will stand, from ``count`` on.
  ///   - domain: Its host, where that is another one; else nothing.
  /// - Complexity: O(*n*), where *n* is the length of the URL.
  mutating func append(_ url: URLOffsets, as rewritten: URLOffsets, domain: Span<UInt8>) {
    let source = Int(url.start)..<Int(url.end)
    let (start, end) = (Int(rewritten.start), Int(rewritten.end))
    precondition(start == count && source.upperBound <= start)
    // The host as it was is copied first, and it may be the longer one.
    reserve(source.count + end - start)
    var span = bytes.mutableSpan
    span.copyBlocks(from: source.lowerBound..<Int(url.hostEnd), to: start)
    let hostStart = Int(rewritten.hostStart)
    for index in domain.indices { span[hostStart + index] = domain[index] }
    span.copyBlocks(from: Int(url.hostEnd)..<Int(url.pathStart), to: Int(rewritten.hostEnd))
    if url.pathStart == url.queryStart { span[Int(rewritten.pathStart)] = UInt8(ascii: "/") }
    let behindHead = Int(url.pathStart)..<source.upperBound
    span.copyBlocks(from: behindHead, to: end - behindHead.count)
    _ = finishText(from: start, to: end)
  }
}

extension MutableSpan<UInt8> {
  /// Copies bytes further on, in whole blocks: what stands behind the copy is overwritten.
  fileprivate mutating func copyBlocks(from source: Range<Int>, to start: Int) {
    var offset = 0
    while offset < source.count {
      store(span.block(at: source.lowerBound + offset), at: start + offset)
      offset += 16
    }
  }
}
