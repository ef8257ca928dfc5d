extension ActionLink {
  /// The text as it was given, in bytes.
  public var text: [UInt8] { records.first.map { Array(bytes[$0.text.range]) } ?? [] }

  /// The shape of the outermost layer.
  public var kind: LinkKind { records.first?.kind ?? .none }

  /// The layers from the outside in; those of the continue URL come last.
  public var layers: [LinkLayer] { records.indices.map { LinkLayer(link: self, index: $0) } }

  /// The layer whose query is the action, or `nil` where the limit of layers kept it from being
  /// reached.
  public var actionLayer: LinkLayer? {
    actionLayerIndex.map { LinkLayer(link: self, index: $0) }
  }

  /// The parameters of the action layer; empty where it was not reached.
  public var parameters: ActionParameters {
    actionLayer.map(ActionParameters.init(of:)) ?? ActionParameters()
  }

  /// What the link does, or `nil` where it is no action link: `apiKey`, `oobCode` or `mode` is
  /// missing or empty, or `mode` names no operation.
  public var operation: ActionCodeOperation? { parameters.operation }

  /// Whether the link signs a user in: `mode` is exactly `signIn`, and neither `oobCode` nor
  /// `apiKey` is missing or empty.
  public var isSignIn: Bool { operation == .emailSignIn }

  /// Who handles the action, or `nil` where there is none to handle.
  public var handler: ActionHandler? {
    guard let actionLayer, actionLayer.role == .action, kind != .none || operation != nil else {
      return nil
    }
    return actionLayer.path == Array("/__/auth/action".utf8) ? .default : .custom
  }

  /// The continue URL's query, in order, of the innermost URL that hangs from it.
  ///
  /// Tabs and line breaks do not count: whoever opens a URL ignores them.
  public var payload: [QueryParameter] {
    innermostContinueLayer?.queryParameters ?? []
  }

  /// The fragment of the innermost URL that hangs from the continue URL, without its `#`.
  public var payloadFragment: String? { innermostContinueLayer?.fragment }

  private var innermostContinueLayer: LinkLayer? {
    layers.last { $0.role == .continue }
  }

  /// The parameters of the outermost Dynamic Link or custom-scheme link, in the order of
  /// ``LinkParameter``, or `nil` where there is none.
  ///
  /// Of equal names the last one is read.
  public var dynamicLinkParameters: [(parameter: LinkParameter, value: String)]? {
    guard
      let layer = layers.first(where: { layer in
        layer.role != .continue
          && [.dynamicLink, .shortDynamicLink, .customSchemeLink].contains(layer.kind)
      })
    else { return nil }
    var values: [LinkParameter: String] = [:]
    for parameter in layer.queryParameters {
      guard parameter.hasEquals, let known = parameter.parameter, known.group == .dynamicLink
      else { continue }
      values[known] = parameter.value
    }
    return LinkParameter.allCases.compactMap { known in values[known].map { (known, $0) } }
  }
}
