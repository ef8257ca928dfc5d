internal import ActionLinks
internal import DomainNames

/// What the rules look at: a link, the policy, and what is expected right now.
struct Subject: Sendable {
  /// The link as it was read.
  let link: ActionLink
  /// The policy, ready for look-ups.
  let policy: PolicyIndex
  /// What the handler expects right now.
  let expectation: Expectation
  /// The layers from the outside in.
  let layers: [SubjectLayer]
  /// The parameters of the action.
  let parameters: ActionParameters
  /// The layer whose query is the action, or `nil`.
  let action: SubjectLayer?
  /// The URLs that Dynamic Links among the layers fall back to.
  let fallbackURLs: [FallbackURL]
  /// The hosts in the link: each layer's, and those of its fallback URLs.
  private(set) var hosts: [SubjectHost] = []
  /// Those of the hosts whose spelling is worth a look.
  private(set) var unusualHosts: [SubjectHost] = []
  /// The URLs as they are written: the layers, and the values that are fallback URLs.
  private(set) var urlTexts: [URLText] = []
  /// The number of the first layer of the continue URL, or of layers where there is none.
  private let continueStart: Int

  init(_ link: ActionLink, policy: PolicyIndex, expectation: Expectation) {
    self.link = link
    self.policy = policy
    self.expectation = expectation
    let layers = link.layers.map(SubjectLayer.init)
    self.layers = layers
    action = link.actionLayer.map { layers[$0.index] }
    continueStart = layers.firstIndex(where: \.isContinue) ?? layers.count
    parameters = link.parameters
    fallbackURLs = FallbackURL.all(in: layers)
    hosts = SubjectHost.all(in: self)
    unusualHosts = hosts.filter { !$0.isOrdinary }
    urlTexts = URLText.all(in: self)
  }

  /// The outermost layer.
  var outermost: SubjectLayer { layers[0] }

  /// What each SDK makes of the input.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link, and much the dearest of all that
  ///   rules ask for: nine readers read the text, so ask only where no ``SDKAgreement`` is certain.
  var readings: SDKReadings {
    SDKReadings(
      of: link.text.span, dynamicLinkDomains: policy.source.dynamicLinkDomains,
      domainToASCII: .foundation)
  }

  /// The layers outside the continue URL.
  var linkLayers: ArraySlice<SubjectLayer> { layers[..<continueStart] }

  /// The layers of the continue URL, the outermost first.
  var continueLayers: ArraySlice<SubjectLayer> { layers[continueStart...] }

  /// The parameter of a layer whose value is the next layer, or `nil` for the innermost.
  func nestedParameter(of layer: SubjectLayer) -> QueryParameter? {
    guard layer.index + 1 < layers.count, let via = layers[layer.index + 1].layer.via else {
      return nil
    }
    return layer.last(via)
  }

  /// Whether the link holds an action at all, complete or not.
  var isActionLink: Bool { link.kind != .none || parameters.operation != nil }
}
