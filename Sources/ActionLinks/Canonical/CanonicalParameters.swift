/// The parameters of one layer in canonical order, decoded.
struct CanonicalParameters {
  struct Item {
    var name: [UInt8]
    var value: [UInt8]
    var hasEquals: Bool
    /// Which known parameter it is, in this layer.
    var known: LinkParameter?
  }

  var items: [Item] = []

  /// Puts the parameters of a layer in order; `nil` where it has no canonical form.
  ///
  /// - Complexity: O(*n* log *n*) comparisons of places in the order, where *n* is the number of
  ///   parameters; O(length) to decode.
  init?(of layer: LinkLayer) {
    let bytes = layer.link.bytes
    let isDynamicLink =
      layer.kind == .dynamicLink || layer.kind == .shortDynamicLink
      || layer.kind == .customSchemeLink
    var known: [LinkParameter: Item] = [:]
    var others: [Item] = []
    for piece in layer.link.pieces(of: layer.record) {
      let name = DecodedText(bytes.span, in: piece.name)
      let value = DecodedText(bytes.span, in: piece.value)
      guard name.isWellFormed, value.isWellFormed else { return nil }
      var item = Item(name: name.bytes, value: value.bytes, hasEquals: piece.hasEquals)
      guard let parameter = piece.parameter, parameter.group != .dynamicLink || isDynamicLink
      else {
        others.append(item)
        continue
      }
      // No reader of action links counts a bare name, so a known one says nothing.
      guard piece.hasEquals else { continue }
      item.known = parameter
      if let previous = known[parameter], previous.value != item.value { return nil }
      known[parameter] = item
    }
    items = LinkParameter.allCases.compactMap { known[$0] } + others
  }

  /// Whether a name or value of a layer does not decode.
  static func hasMalformedText(_ layer: LinkLayer) -> Bool {
    let bytes = layer.link.bytes
    return layer.link.pieces(of: layer.record).contains { piece in
      !DecodedText(bytes.span, in: piece.name).isWellFormed
        || !DecodedText(bytes.span, in: piece.value).isWellFormed
    }
  }
}
