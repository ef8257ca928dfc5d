internal import ActionLinks

extension Subject {
  /// The parameter of a layer that holds the next layer as a wrapped URL, or `nil` where the layer
  /// wraps none; a continue URL is not wrapped.
  func wrappingParameter(of layer: SubjectLayer) -> QueryParameter? {
    guard layer.index + 1 < layers.count,
      let via = layers[layer.index + 1].layer.via, via.group == .wrapping
    else { return nil }
    return layer.last(via)
  }
}

extension SubjectLayer {
  /// Whether the shape of the layer is one that exists to wrap a URL.
  var isWrapperByShape: Bool {
    kind == .hostingLink || kind == .dynamicLink || kind == .customSchemeLink
  }
}
