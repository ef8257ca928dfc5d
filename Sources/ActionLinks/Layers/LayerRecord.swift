public import URLStandard

/// A layer as the reader keeps it: offsets into the one buffer of its link.
@usableFromInline
struct LayerRecord: Sendable, Equatable {
  /// What the layer is to its link.
  var role: LayerRole = .action
  /// The parameter of the layer outside that held it.
  @usableFromInline var via: LinkParameter?
  /// The shape, taken by itself.
  var kind: LinkKind = .none
  /// The text, decoded once more than the layer outside.
  @usableFromInline var text: Place
  /// What is read of the text: all of it, but in a continue URL not what a URL parser takes away.
  var readText: Place
  /// The URL record, whose serialization stands in the same buffer, and is the text itself where the
  /// two are the same; `nil` where there is none.
  @usableFromInline var url: URLOffsets?
  /// Why there is no URL record, for a text that has a scheme.
  var failure: URLParsingError?
  /// The parts of the text by the reading rules of action links.
  var parts: ReferenceParts
  /// The last value of each wrapping and action parameter, by its number; only pieces with `=` count.
  @usableFromInline var values = InlineArray<8, Place>(repeating: .none)
  /// Those whose value has a `%`.
  @usableFromInline var escapedValues = ParameterBits()
  /// Of `link`, `deep_link_id`, `mode` and `oobCode`, those whose value decodes and is not empty.
  var readableValues = ParameterBits()
  /// Those of them of which that is not known yet.
  var undecidedValues = ParameterBits()

  /// Creates the record of a layer of which nothing is known but its text.
  @inline(__always)
  init(text: Place, via: LinkParameter?, parts: ReferenceParts = ReferenceParts()) {
    self.text = text
    self.via = via
    self.parts = parts
    readText = text
  }

  /// The last value of a wrapping or action parameter, or `nil`.
  @inlinable @inline(__always)
  func value(_ parameter: LinkParameter) -> Place? {
    let place = values[Int(parameter.rawValue)]
    return place.isPresent ? place : nil
  }

  /// Whether `link`, `deep_link_id`, `mode` or `oobCode` has a value that decodes and is not empty.
  @inline(__always)
  func hasValue(_ parameter: LinkParameter) -> Bool { readableValues.contains(parameter) }

  /// Which parameter holds a wrapped URL.
  var wrappingParameter: LinkParameter? {
    if hasValue(.deepLinkID) { return .deepLinkID }
    return hasValue(.link) ? .link : nil
  }

  @usableFromInline
  static func == (left: LayerRecord, right: LayerRecord) -> Bool {
    guard
      left.role == right.role, left.via == right.via, left.kind == right.kind,
      left.text == right.text, left.readText == right.readText, left.url == right.url,
      left.failure == right.failure, left.parts == right.parts,
      left.escapedValues == right.escapedValues,
      left.readableValues == right.readableValues, left.undecidedValues == right.undecidedValues
    else { return false }
    return left.values.indices.allSatisfy { left.values[$0] == right.values[$0] }
  }
}
