internal import ActionLinks

extension Subject {
  /// The parameter of a layer that holds the next layer as a wrapped URL, or `nil` where the layer
  /// wraps none; a continue URL is not wrapped.
  func wrappingParameter(of layer: SubjectLayer) -> LayerParameter? {
    guard let followed = nestedParameter(of: layer), followed.parameter?.group == .wrapping else {
      return nil
    }
    return followed
  }
}

extension SubjectLayer {
  /// Whether the shape of the layer is one that exists to wrap a URL.
  var isWrapperByShape: Bool {
    kind == .hostingLink || kind == .dynamicLink || kind == .customSchemeLink
  }
}
