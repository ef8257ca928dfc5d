extension LinkMutator {
  /// A link made of two: layers, parameters or hosts of the other take the place of the one's.
  ///
  /// - Parameters:
  ///   - one: Any bytes.
  ///   - other: Any bytes.
  ///   - maximumLength: No more bytes than this come out.
  /// - Returns: The bytes of both, put together.
  /// - Complexity: O(*n*), where *n* is the number of bytes in both.
  public mutating func crossover(
    _ one: [UInt8], _ other: [UInt8], maximumLength: Int = 1 << 16
  ) -> [UInt8] {
    var bytes: [UInt8]
    if random.happens(perMille: 250) {
      bytes = splice(one, other, maximumLength: maximumLength)
    } else {
      var parts = LinkParts(one)
      splice(LinkParts(other), into: &parts)
      bytes = parts.bytes()
    }
    cut(&bytes, to: maximumLength)
    return bytes
  }

  private mutating func splice(_ other: LinkParts, into parts: inout LinkParts) {
    let place = layer(of: parts)
    let from = layer(of: other)
    let layer = other.layers[from]
    switch random.number(below: 4) {
    case 0: parts.replaceNested(of: place, by: other, from: from)
    case 1: parts.change(place) { $0.head = layer.head }
    case 2:
      parts.change(place) {
        $0.fragment = layer.fragment.isEmpty ? $0.fragment : layer.fragment
      }
      fallthrough
    default:
      guard !layer.parameters.isEmpty else { return }
      // A run of the other's parameters, which keeps together what belongs together.
      let start = random.number(below: layer.parameters.count)
      let count = 1 + random.number(below: min(4, layer.parameters.count - start))
      var target = random.number(below: parts.layers[place].parameters.count + 1)
      for parameter in layer.parameters[start..<start + count] {
        parts.insertParameter(parameter, at: target, into: place)
        target += 1
      }
    }
  }
}
