internal import ActionLinks
internal import URLStandard

/// One layer of a link, with what the rules ask about it worked out once.
///
/// It is a class because the rules hand layers around: a copy of all these fields costs thirty
/// retains, a reference one.
final class SubjectLayer: Sendable {
  /// The layer.
  let layer: LinkLayer
  /// Its number.
  let index: Int
  /// Its text as the finding's offsets count it.
  let text: [UInt8]
  /// What is read of the text, as the ranges of parameters count it.
  let readText: [UInt8]
  /// What it is to its link.
  let role: LayerRole
  /// Its shape.
  let kind: LinkKind
  /// Its URL record, or `nil`.
  let url: URLRecord?
  /// Its scheme in lower case, or `nil`.
  let scheme: String?
  /// Its host as A-labels or address, or `nil`.
  let host: String?
  /// Its parameters in their order.
  let parameters: [QueryParameter]
  /// Its authority as written, in what is read of the text, or `nil`.
  let authority: AuthorityText?

  init(_ layer: LinkLayer) {
    self.layer = layer
    index = layer.index
    text = layer.textBytes
    readText = layer.isReadVerbatim ? text : layer.readTextBytes
    role = layer.role
    kind = layer.kind
    url = layer.url
    scheme = layer.scheme
    host = layer.host
    parameters = layer.queryParameters
    let isSpecial = ["http", "https", "ws", "wss", "ftp", "file"].contains(layer.scheme ?? "")
    authority = AuthorityText(readText, colon: layer.schemeColon, isSpecial: isSpecial)
  }

  /// Whether the layer is the continue URL or hangs from it.
  var isContinue: Bool { role == .continue }

  /// The last parameter of a known name that has an `=`, or `nil`.
  func last(_ parameter: LinkParameter) -> QueryParameter? {
    parameters.last { $0.parameter == parameter && $0.hasEquals }
  }

  /// A range of what was read as a range of the text, or `nil` where the two differ.
  func range(_ range: Range<Int>?) -> Range<Int>? { layer.isReadVerbatim ? range : nil }

  /// Where a parameter's value stands in the text.
  func valueRange(_ parameter: QueryParameter) -> Range<Int>? { range(parameter.valueRange) }

  /// Where a parameter's name stands in the text.
  func nameRange(_ parameter: QueryParameter) -> Range<Int>? { range(parameter.nameRange) }

  /// Where the scheme stands in the text, without its colon.
  var schemeRange: Range<Int>? { range(layer.schemeColon.map { 0..<$0 }) }

  /// Where the host stands in the text.
  var hostRange: Range<Int>? { range(authority?.host) }
}
