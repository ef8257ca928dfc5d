internal import URLStandard

/// A layer as the reader keeps it: offsets into the one buffer of its link.
struct LayerRecord: Sendable {
  /// What the layer is to its link.
  var role: LayerRole = .action
  /// The parameter of the layer outside that held it.
  var via: LinkParameter?
  /// The text, decoded once more than the layer outside.
  var text: Range<Int>
  /// What is read of the text: all of it, but in a continue URL not what a URL parser takes away.
  var readText: Range<Int>
  /// The URL record, whose serialization stands in the same buffer; `nil` where there is none.
  var url: URLOffsets?
  /// Why there is no URL record, for a text that has a scheme.
  var failure: URLParsingError?
  /// The parts of the text by the reading rules of action links.
  var parts: ReferenceParts
  /// The pieces of the query.
  var pieces: Range<Int> = 0..<0
  /// The last piece of each name up to ``LinkParameter/tenantID``, or -1.
  var lastPieces = SIMD8<Int32>(repeating: -1)
  /// The wrapping and action parameters whose value decodes and is not empty, a bit each.
  var readableValues: UInt8 = 0
  /// Whether the query has a parameter of Dynamic Links other than the URL itself.
  var hasDynamicLinkParameter = false
  /// The shape, taken by itself.
  var kind: LinkKind = .none

  /// The last piece with the name of a parameter, or `nil`.
  func lastPiece(_ parameter: LinkParameter) -> Int? {
    let index = lastPieces[Int(parameter.rawValue)]
    return index < 0 ? nil : Int(index)
  }

  /// Whether a wrapping or action parameter has a value that decodes and is not empty.
  func hasValue(_ parameter: LinkParameter) -> Bool {
    readableValues >> parameter.rawValue & 1 != 0
  }

  /// Which parameter holds a wrapped URL.
  var wrappingParameter: LinkParameter? {
    if hasValue(.deepLinkID) { return .deepLinkID }
    return hasValue(.link) ? .link : nil
  }
}
