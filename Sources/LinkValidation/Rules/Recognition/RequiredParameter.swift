internal import ActionLinks

/// How a parameter that every action link must have stands in a query.
enum RequiredParameter {
  /// No parameter has the name.
  case absent
  /// The name stands there, without a value.
  case empty(LayerParameter)
  /// The value does not decode, so that it counts as missing.
  case undecodable(LayerParameter)
  /// There is a value.
  case present(LayerParameter)

  /// Looks a parameter up; of equal names the last that has an `=` counts.
  init(_ parameter: LinkParameter, in layer: SubjectLayer) {
    guard let last = layer.last(parameter) else {
      guard layer.known.contains(parameter) else {
        self = .absent
        return
      }
      let bare = layer.parameters.last { $0.parameter == parameter }
      self = bare.map(Self.empty) ?? .absent
      return
    }
    if !last.isWellFormed {
      self = .undecodable(last)
    } else {
      self = last.valueRange.isEmpty ? .empty(last) : .present(last)
    }
  }
}
