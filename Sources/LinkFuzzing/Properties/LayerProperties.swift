public import ActionLinks

extension LinkProperties {
  /// The parts of every layer lie inside its text, in their order, and no layer is longer than the
  /// link; known parameters have their exact names.
  ///
  /// - Parameters:
  ///   - link: What any bytes read as.
  ///   - length: How many bytes that were, or `nil` for the length of the link's text.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func layersLieInside(
    _ link: ActionLink, length: Int? = nil
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("layersLieInside", detail) }
    let length = length ?? link.text.count
    for layer in link.layers {
      let readLength = layer.readTextBytes.count
      guard layer.textBytes.count <= length, readLength <= layer.textBytes.count else {
        throw fail("layer \(layer.index) is longer than the link")
      }
      guard layer.index == 0 || layer.via != nil else {
        throw fail("the way into layer \(layer.index)")
      }
      let path = layer.pathRange
      let query = layer.queryRange ?? path.upperBound..<path.upperBound
      let fragment = layer.fragmentRange ?? query.upperBound..<query.upperBound
      guard path.lowerBound >= layer.schemeColon ?? 0, query.lowerBound >= path.upperBound,
        fragment.lowerBound >= query.upperBound, fragment.upperBound <= readLength
      else { throw fail("the parts of layer \(layer.index)") }
      var end = query.lowerBound
      let parameters = layer.queryParameters
      for parameter in parameters {
        guard parameter.nameRange.lowerBound >= end,
          parameter.valueRange.lowerBound >= parameter.nameRange.upperBound,
          parameter.valueRange.upperBound <= query.upperBound
        else { throw fail("a parameter of layer \(layer.index)") }
        end = parameter.valueRange.upperBound
      }
      try parametersAreExact(parameters)
    }
  }

  /// A parameter counts as a known one by its exact name only: letter case counts.
  ///
  /// - Parameter parameters: The parameters of a query.
  /// - Throws: ``PropertyFailure`` where one is known by another name.
  public static func parametersAreExact(
    _ parameters: some Sequence<QueryParameter>
  ) throws(PropertyFailure) {
    for parameter in parameters {
      guard let known = parameter.parameter else { continue }
      guard parameter.name.utf8.elementsEqual(known.name.utf8) else {
        throw PropertyFailure("parametersAreExact", "another name for \(known.name)")
      }
    }
  }
}
