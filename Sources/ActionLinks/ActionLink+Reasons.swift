/// Why a link lacks something, in words for people.
extension ActionParameters {
  /// Why there is no ``operation``: the first thing that is missing.
  public var reasonForNoOperation: String {
    guard let mode else { return "mode is missing" }
    if ActionCodeOperation(mode: mode.utf8.span) == nil { return "mode names no operation" }
    guard let oobCode else { return "oobCode is missing" }
    if oobCode.isEmpty { return "oobCode is empty" }
    guard let apiKey else { return "apiKey is missing" }
    return apiKey.utf8.isEmpty ? "apiKey is empty" : "nothing is missing"
  }
}

extension ActionLink {
  /// Why there is no ``operation``.
  public var reasonForNoOperation: String {
    actionLayerIndex == nil
      ? "the action lies deeper than the limit of layers" : parameters.reasonForNoOperation
  }

  /// Why ``canonicalForm()`` is `nil`: the first cause in the order of its documentation.
  public var reasonForNoCanonicalForm: String {
    if exceedsLayerLimit { return "it has more layers than the limit allows" }
    guard let outermost = records.first, outermost.url != nil else { return "it is no URL" }
    if let layer = records.indices.first(where: { isReadTwoWays(records[$0]) }) {
      return "the query of layer \(layer + 1) has blanks that a URL parser takes away"
    }
    for layer in layers where CanonicalParameters(of: layer) == nil {
      return CanonicalParameters.hasMalformedText(layer)
        ? "a name or value of layer \(layer.index + 1) does not decode"
        : "a parameter of layer \(layer.index + 1) stands twice with different values"
    }
    return "it has one"
  }
}
