internal import URLStandard

/// The short way of the reader: see ``LayerRecord/init(ordinary:head:text:via:maximumParameterCount:)``.
extension LinkReader {
  /// Reads a layer the short way.
  ///
  /// - Returns: Whether that could be done.
  @inline(__always)
  mutating func appendOrdinaryLayer(
    _ text: Place, via: LinkParameter?, to link: inout ActionLink
  ) throws(ActionLinkError) -> Bool {
    guard let head = OrdinaryHead(link.buffer.bytes.span, in: text.range) else { return false }
    let record = LayerRecord(
      ordinary: link.buffer.bytes.span, head: head, text: text, via: via,
      maximumParameterCount: limits.maximumParameterCount)
    guard let record else { return false }
    link.records.append(record)
    guard !head.isCanonical else { return true }
    if try rewrite(head, ofLayer: link.records.count - 1, of: &link) { return true }
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
