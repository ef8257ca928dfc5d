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
  /// The action's layer where it has the shape of an action: by its path or query it is a known
  /// kind, or it has at least one of the parameters that every action has.
  ///
  /// Other links are no action links with something missing; they are no action links.
  let actionCandidate: SubjectLayer?
  /// The layers whose queries belong to Firebase.
  ///
  /// They are those of the link, and a Hosting link or Dynamic Link that is the continue URL. The
  /// query of any other continue URL is the app's own.
  let firebaseLayers: [SubjectLayer]
  /// The URLs that Dynamic Links among the layers fall back to.
  let fallbackURLs: [FallbackURL]
  /// The hosts in the link that a rule may have something to say of: each layer's, and those of its
  /// fallback URLs.
  private(set) var hosts: [SubjectHost] = []
  /// Those of the hosts whose spelling is worth a look.
  private(set) var unusualHosts: [SubjectHost] = []
  /// The URLs as they are written, as far as their bytes are worth a look: the layers, and the values
  /// that are fallback URLs.
  private(set) var urlTexts: [URLText] = []
  /// The parts of each layer of the continue URL that its handler takes as data.
  private var continueParts: [[ContinueURLPart]] = []
  /// The number of the first layer of the continue URL, or of layers where there is none.
  private let continueStart: Int
  /// What each SDK makes of the input, where that was worked out already.
  private let knownReadings: SDKReadings?

  init(
    _ link: ActionLink, policy: PolicyIndex, expectation: Expectation,
    readings: SDKReadings? = nil
  ) {
    knownReadings = readings
    self.link = link
    self.policy = policy
    self.expectation = expectation
    let read = link.layers
    let layers = read.map { layer in
      SubjectLayer(
        layer, followedBy: layer.index + 1 < read.count ? read[layer.index + 1].via : nil,
        policy: policy)
    }
    self.layers = layers
    action = link.actionLayer.map { layers[$0.index] }
    actionCandidate = action.flatMap { action in
      action.kind != .none && action.role == .action || action.hasActionParameter ? action : nil
    }
    firebaseLayers = layers.filter { layer in
      !layer.isContinue || layer.kind == .hostingLink
        || layer.kind == .dynamicLink && policy.isOnDynamicLinkHost(layer)
    }
    continueStart = layers.firstIndex(where: \.isContinue) ?? layers.count
    parameters = link.parameters
    fallbackURLs = FallbackURL.all(in: layers)
    hosts = SubjectHost.all(in: self)
    unusualHosts = hosts.filter { !$0.isOrdinary }
    urlTexts = URLText.all(in: self)
    continueParts = continueLayers.map { ContinueURLPart.parts(of: $0) }
  }

  /// The parts of a layer of the continue URL that its handler takes as data.
  func parts(of layer: SubjectLayer) -> [ContinueURLPart] {
    continueParts[layer.index - continueStart]
  }

  /// The outermost layer.
  var outermost: SubjectLayer { layers[0] }

  /// What each SDK makes of the input.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link, and much the dearest of all that
  ///   rules ask for: nine readers read the text, so ask only where no ``SDKAgreement`` is certain.
  var readings: SDKReadings {
    knownReadings
      ?? SDKReadings(
        of: link.text.span, dynamicLinkDomains: policy.source.dynamicLinkDomains,
        domainToASCII: .foundation)
  }

  /// The layers outside the continue URL.
  var linkLayers: ArraySlice<SubjectLayer> { layers[..<continueStart] }

  /// The layers of the continue URL, the outermost first.
  var continueLayers: ArraySlice<SubjectLayer> { layers[continueStart...] }

  /// The parameter of a layer whose value is the next layer, or `nil` for the innermost.
  func nestedParameter(of layer: SubjectLayer) -> LayerParameter? {
    layer.followed.map { layer.parameters[$0] }
  }

  /// Whether the link holds an action at all, complete or not.
  var isActionLink: Bool { link.kind != .none || parameters.operation != nil }
}
