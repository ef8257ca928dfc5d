internal import ActionLinks

/// A URL that a Dynamic Link goes to where the app is missing: the value of `ofl`, `afl`, `ifl` or
/// `ipfl`.
struct FallbackURL: Sendable {
  /// The number of the layer that holds it.
  let layer: Int
  /// The parameter that it is the value of.
  let parameter: LinkParameter
  /// Its bytes, decoded once.
  let text: [UInt8]
  /// The value as it is written.
  private let rawValue: [UInt8]
  /// Where the value begins in the layer's text, or `nil` where that cannot be told.
  private let valueStart: Int?

  /// Where a range of the URL stands in the layer's text, or `nil` where that cannot be told.
  func layerRange(of range: Range<Int>) -> Range<Int>? {
    valueStart.map { start in
      let written = rawValue.rangeBeforeDecoding(of: range)
      return start + written.lowerBound..<start + written.upperBound
    }
  }

  /// All of them in a link.
  ///
  /// The query of a continue URL is the app's own, unless the URL is a link that wraps another.
  static func all(in layers: [SubjectLayer]) -> [FallbackURL] {
    layers.filter { layer in
      !layer.known.isDisjoint(with: parameters) && (!layer.isContinue || layer.isWrapperByShape)
    }.flatMap { layer in
      layer.parameters.compactMap { FallbackURL($0, of: layer) }
    }
  }

  private static let parameters: ParameterSet = [
    .otherFallbackLink, .androidFallbackLink, .iOSFallbackLink, .iPadFallbackLink,
  ]

  private init?(_ query: LayerParameter, of layer: SubjectLayer) {
    guard let parameter = query.parameter, parameter.isFallbackLink, !query.valueRange.isEmpty
    else { return nil }
    self.layer = layer.index
    self.parameter = parameter
    rawValue = Array(layer.readText[query.valueRange])
    text = rawValue.percentDecoded()
    valueStart = layer.valueRange(query)?.lowerBound
  }
}

extension LinkParameter {
  /// Whether the parameter says where a Dynamic Link goes without the app.
  var isFallbackLink: Bool {
    switch self {
    case .otherFallbackLink, .androidFallbackLink, .iOSFallbackLink, .iPadFallbackLink: true
    default: false
    }
  }
}
