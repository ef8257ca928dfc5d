internal import URLStandard

/// Tells the shape of each layer: see ``LinkKind``.
extension LinkReader {
  /// Decides the shape and the role of every layer.
  mutating func classifyLayers() {
    for index in layers.indices {
      observer.step(2 * layers[index].text.count)
      layers[index].kind = kind(of: index)
    }
    let continueStart = layers.firstIndex { $0.via == .continueURL } ?? layers.count
    for index in layers.indices {
      layers[index].role =
        index >= continueStart ? .continue : role(of: index, wrapsAnother: index != actionLayer)
    }
  }

  private func role(of layer: Int, wrapsAnother: Bool) -> LayerRole {
    switch layers[layer].kind {
    case .hostingLink: .hosting
    // A Dynamic Link that has the action's parameters itself is where they are read.
    case .dynamicLink: wrapsAnother || !layers[layer].hasValue(.oobCode) ? .dynamicLink : .action
    case .shortDynamicLink: .dynamicLink
    case .customSchemeLink: .customScheme
    case .emulatorLink, .actionURL, .none: wrapsAnother ? .wrapper : .action
    }
  }

  /// Where the path of a layer stands in the buffer: that of the URL record, where there is one.
  func path(of layer: Int) -> Range<Int> {
    guard let url = layers[layer].url else { return layers[layer].parts.path.range }
    return Int(url.pathStart)..<Int(url.queryStart)
  }

  /// The shape of a layer.
  ///
  /// - Parameter index: Which layer.
  /// - Returns: The shape, as if the layer were the outermost.
  func kind(of index: Int) -> LinkKind {
    let layer = layers[index]
    // Text without a scheme is read only where it has a query.
    if layer.url == nil, layer.parts.colon == nil, layer.parts.query == nil { return .none }
    let text = buffer.bytes.span
    let path = text.extracting(path(of: index))
    if let shapePath = ShapePath(path) { return shapePath.kind }
    if let query = layer.parts.query, query.lowerBound == layer.readText.lowerBound + 1 {
      return .actionURL
    }

    let hasAction = layer.hasValue(.mode) && layer.hasValue(.oobCode)
    guard let url = layer.url else { return hasAction ? .actionURL : .none }
    guard url.schemeKind == .http || url.schemeKind == .https else {
      if isCustomSchemeLink(url, path: path) { return .customSchemeLink }
      return hasAction ? .actionURL : .none
    }
    if let kind = dynamicLinkKind(of: index, url, hasAction: hasAction) { return kind }
    if layer.hasValue(.link) {
      let target = linkTarget(of: index)
      if target.isHTTP, target.isAction || hasDynamicLinkParameter(index) { return .dynamicLink }
    }
    return hasAction ? .actionURL : .none
  }

  /// Whether the query of a layer has a parameter of Dynamic Links other than the URL itself.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the query.
  private func hasDynamicLinkParameter(_ index: Int) -> Bool {
    guard let query = layers[index].parts.query else { return false }
    var isFound = false
    buffer.bytes.span.forEachQueryPiece(in: query.range) { piece in
      isFound = piece.hasEquals && piece.parameter?.group == .dynamicLink
      return !isFound
    }
    return isFound
  }

  /// The shape of a link on a Dynamic Link host, or `nil` on any other host.
  private func dynamicLinkKind(
    of index: Int, _ url: URLOffsets, hasAction: Bool
  ) -> LinkKind? {
    let text = buffer.bytes.span
    let host = text.extracting(Int(url.hostStart)..<Int(url.hostEnd))
    let path = Int(url.pathStart)..<Int(url.queryStart)
    var isOnOne = false
    for domain in dynamicLinkDomains {
      guard let place = DynamicLinkPlace(host: host, path: path, in: text, on: domain) else {
        continue
      }
      isOnOne = true
      let kind = kind(of: index, at: place, hasAction: hasAction)
      if kind != .none { return kind }
    }
    if let place = DynamicLinkPlace(host: host, path: path) {
      isOnOne = true
      let kind = kind(of: index, at: place, hasAction: hasAction)
      if kind != .none { return kind }
    }
    return isOnOne ? LinkKind.none : nil
  }

  private func kind(of index: Int, at place: DynamicLinkPlace, hasAction: Bool) -> LinkKind {
    let hasLink = layers[index].wrappingParameter != nil
    let path = buffer.bytes.span.extracting(place.path)
    if place.isShared {
      guard path.starts(with: "/app") else { return .none }
      return hasLink ? .dynamicLink : .shortDynamicLink
    }
    if path.count <= 1 {
      // A project's own domain serves other things too, so there `link` must be a web address.
      let isLong = place.isCustom ? linkTarget(of: index).isHTTP : hasLink
      return isLong || hasAction ? .dynamicLink : .none
    }
    if path.starts(with: "/i/") { return .shortDynamicLink }
    var segments = 0
    for offset in path.indices
    where path[offset] == UInt8(ascii: "/") && offset + 1 < path.count {
      segments += 1
    }
    return segments == 1 ? .shortDynamicLink : .none
  }

  private func isCustomSchemeLink(_ url: URLOffsets, path: Span<UInt8>) -> Bool {
    guard url.hasHost, path.isEqual(to: "/link") || path.isEqual(to: "/link/") else {
      return false
    }
    let host = buffer.bytes.span.extracting(Int(url.hostStart)..<Int(url.hostEnd))
    return host.isEqual(to: "google") || host.isEqual(to: "firebaseauth")
  }
}
