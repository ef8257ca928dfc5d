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
  /// Whether the policy's link domains have the host.
  let isOnLinkDomain: Bool
  /// Whether the policy's authorized domains have the host.
  let isOnAuthorizedDomain: Bool
  /// Its parameters in their order.
  let parameters: [LayerParameter]
  /// The number of the parameter that the next layer was read from, or `nil` for the innermost.
  let followed: Int?
  /// The known parameters among them.
  let known: ParameterSet
  /// Whether one of them is not known.
  let hasUnknown: Bool
  /// What stands in its text.
  let traits: TextTraits
  /// What stands in the parts that no other layer covers: in its path, its parameters, but the value
  /// that is the next layer, and its fragment.
  let ownTraits: TextTraits
  /// What stands before the path.
  let headTraits: TextTraits
  /// Its authority as written, in what is read of the text, or `nil`.
  let authority: AuthorityText?

  /// Takes a layer, the parameter that the next one was read from, and the policy that judges it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ layer: LinkLayer, followedBy via: LinkParameter?, policy: PolicyIndex) {
    self.layer = layer
    index = layer.index
    text = layer.textBytes
    readText = layer.isReadVerbatim ? text : layer.readTextBytes
    role = layer.role
    kind = layer.kind
    url = layer.url
    scheme = layer.scheme
    let host = layer.host
    self.host = host
    // As closures, for a method as a value copies the list.
    isOnLinkDomain = host.map { policy.linkDomains.contains($0) } ?? false
    isOnAuthorizedDomain = host.map { policy.authorizedDomains.contains($0) } ?? false
    let isSpecial = scheme.map { Schemes.isSpecialWithHost($0) || $0 == "file" } ?? false
    authority = AuthorityText(readText, colon: layer.schemeColon, isSpecial: isSpecial)
    let parameters = layer.queryPieces.map { [readText] in LayerParameter($0, of: readText) }
    self.parameters = parameters
    let followed = via.flatMap { via in
      parameters.lastIndex { $0.parameter == via && $0.hasEquals }
    }
    self.followed = followed
    var (known, hasUnknown): (ParameterSet, Bool) = ([], false)
    let path = layer.pathRange
    headTraits = TextTraits(readText, in: 0..<path.lowerBound)
    var own = TextTraits(readText, in: path)
    if let fragment = layer.fragmentRange { own.formUnion(TextTraits(readText, in: fragment)) }
    var all = headTraits
    for (index, parameter) in parameters.enumerated() {
      if let name = parameter.parameter { known.insert(name) } else { hasUnknown = true }
      if index == followed {
        all.formUnion(parameter.nameTraits)
        all.formUnion(parameter.valueTraits)
      } else {
        own.formUnion(parameter.nameTraits)
        own.formUnion(parameter.valueTraits)
      }
    }
    all.formUnion(own)
    self.known = known
    self.hasUnknown = hasUnknown
    ownTraits = own
    traits = layer.isReadVerbatim ? all : TextTraits(text, in: 0..<text.count)
  }

  /// Whether a list of the policy has the host.
  var isListed: Bool { isOnLinkDomain || isOnAuthorizedDomain }

  /// Whether the layer is the continue URL or hangs from it.
  var isContinue: Bool { role == .continue }

  /// The last parameter of a known name that has an `=`, or `nil`.
  func last(_ parameter: LinkParameter) -> LayerParameter? {
    guard known.contains(parameter) else { return nil }
    // By index, for a copy of an element costs more than the comparison.
    let index = parameters.indices.last {
      parameters[$0].parameter == parameter && parameters[$0].hasEquals
    }
    return index.map { parameters[$0] }
  }

  /// A range of what was read as a range of the text, or `nil` where the two differ.
  func range(_ range: Range<Int>?) -> Range<Int>? { layer.isReadVerbatim ? range : nil }

  /// Where a parameter's value stands in the text.
  func valueRange(_ parameter: LayerParameter) -> Range<Int>? { range(parameter.valueRange) }

  /// Where a parameter's name stands in the text.
  func nameRange(_ parameter: LayerParameter) -> Range<Int>? { range(parameter.nameRange) }

  /// Where the scheme stands in the text, without its colon.
  var schemeRange: Range<Int>? { range(layer.schemeColon.map { 0..<$0 }) }

  /// Where the host stands in the text.
  var hostRange: Range<Int>? { range(authority?.host) }
}
