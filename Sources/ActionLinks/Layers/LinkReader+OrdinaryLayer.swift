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
    let index = link.records.count
    link.records.append(LayerRecord(text: text, via: via))
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
    guard var url = link.records[index].url else { return false }
    observer.step(2 * link.records[index].text.count)
    serialization.removeAll(keepingCapacity: true)
    guard
      head.rewrite(
        &url, in: link.buffer.bytes.span, to: &serialization, domains: domains)
    else { return false }
    let place = try appendSerialization(to: &link)
    link.records[index].url = url.moved(by: place.lowerBound)
    return true
  }
}
