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
  /// What each SDK makes of the input.
  let readings: SDKReadings

  init(_ link: ActionLink, policy: PolicyIndex, expectation: Expectation) {
    self.link = link
    self.policy = policy
    self.expectation = expectation
    layers = link.layers.map(SubjectLayer.init)
    parameters = link.parameters
    readings = SDKReadings(
      of: link.text.span, dynamicLinkDomains: policy.source.dynamicLinkDomains,
      domainToASCII: .icu)
  }

  /// The outermost layer.
  var outermost: SubjectLayer { layers[0] }

  /// The layer whose query is the action, or `nil`.
  var action: SubjectLayer? { link.actionLayer.map { layers[$0.index] } }

  /// The layers outside the continue URL.
  var linkLayers: ArraySlice<SubjectLayer> { layers.prefix { !$0.isContinue } }

  /// The layers of the continue URL, the outermost first.
  var continueLayers: ArraySlice<SubjectLayer> { layers.drop { !$0.isContinue } }

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
