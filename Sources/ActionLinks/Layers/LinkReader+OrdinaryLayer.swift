internal import URLStandard

/// The short way of the reader: see ``LayerRecord/read(ordinary:head:maximumParameterCount:)``.
extension LinkReader {
  /// Reads a layer the short way.
  ///
  /// - Returns: Whether that could be done.
  @inline(__always)
  mutating func appendOrdinaryLayer(
    _ text: Place, via: LinkParameter?, to link: inout ActionLink
  ) throws(ActionLinkError) -> Bool {
    guard let head = OrdinaryHead(link.buffer.bytes.span, in: text.range) else { return false }
    // In its place from the beginning, for a record is long.
    let index = link.records.append(LayerRecord(text: text, via: via))
    let isRead = link.records[index].read(
      ordinary: link.buffer, head: head, maximumParameterCount: limits.maximumParameterCount)
    if isRead {
      guard !head.isCanonical else { return true }
      if try rewrite(head, ofLayer: index, of: &link) { return true }
    }
    link.records.removeLast()
    return false
  }

  /// Appends the serialization of a layer whose head the serializer changes.
  ///
  /// - Returns: Whether that could be done.
  @inline(never)
  private mutating func rewrite(
    _ head: OrdinaryHead, ofLayer index: Int, of link: inout ActionLink
  ) throws(ActionLinkError) -> Bool {
    guard let url = link.records[index].url else { return false }
    observer.step(2 * link.records[index].text.count)
    serialization.removeAll(keepingCapacity: true)
    if head.needsDomainToASCII {
      let host = link.buffer.bytes.span.extracting(Int(url.hostStart)..<Int(url.hostEnd))
      guard memo.append(host, to: &serialization, domains: domains) else { return false }
    }
    let hostLength =
      head.needsDomainToASCII ? serialization.count : Int(url.hostEnd - url.hostStart)
    let rewritten = head.rewritten(url, at: link.buffer.count, hostLength: hostLength)
    let length = link.records[index].text.count + 1 + hostLength
    guard link.buffer.count + length <= LayerBuffer.maximumCount else {
      throw ActionLinkError(code: .inputTooLong, offset: nestedValueStart)
    }
    link.buffer.append(url, as: rewritten, domain: serialization.span)
    link.records[index].url = rewritten
    return true
  }
}
