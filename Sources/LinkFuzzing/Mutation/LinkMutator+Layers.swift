/// Mutations of layers: of what stands around a query.
extension LinkMutator {
  mutating func wrap(_ parts: inout LinkParts) {
    var outside = LinkParts(random.element(of: LinkVocabulary.wrappers, or: [])).layers[0]
    outside.nested = outside.parameters.count - 1
    let escapings: [LinkParts.Escaping] = [.full, .sparse, .sparse, .none, .twice]
    outside.escaping = random.element(of: escapings, or: .full)
    parts.wrap(in: outside)
  }

  /// Changes what stands before the query of a layer.
  mutating func changeHead(
    _ parts: inout LinkParts, _ change: (inout LinkMutator, inout ArraySlice<UInt8>) -> Void
  ) {
    let layer = layer(of: parts)
    var head = parts.layers[layer].head
    change(&self, &head)
    parts.change(layer) { $0.head = head }
  }

  mutating func replacePath(of head: inout ArraySlice<UInt8>) {
    let start = Self.authority(of: head)?.upperBound ?? head.startIndex
    let path = random.element(of: LinkVocabulary.paths, or: [])
    if random.happens(perMille: 700) {
      head.replaceSubrange(start..., with: path)
    } else {
      head.append(contentsOf: path)
    }
  }

  mutating func replaceScheme(of head: inout ArraySlice<UInt8>) {
    let end = Self.authority(of: head)?.lowerBound ?? head.startIndex
    head.replaceSubrange(..<end, with: random.element(of: LinkVocabulary.schemes, or: []))
  }

  /// Where the authority stands: behind the first two slashes, up to the next slash.
  static func authority(of head: ArraySlice<UInt8>) -> Range<Int>? {
    let slash = UInt8(ascii: "/")
    guard let first = head.firstIndex(of: slash), first + 1 < head.endIndex,
      head[first + 1] == slash
    else { return nil }
    let start = first + 2
    let end = head[start...].firstIndex { $0 == slash || $0 == UInt8(ascii: "\\") }
    return start..<(end ?? head.endIndex)
  }
}
