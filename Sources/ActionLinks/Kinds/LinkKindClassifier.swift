internal import URLStandard

/// Tells the shape of each layer: see ``LinkKind``.
extension LinkReader {
  /// Decides the shape and the role of every layer.
  mutating func classifyLayers(of link: inout ActionLink) {
    var isInContinueURL = false
    for index in 0..<link.records.count {
      observer.step(2 * link.records[index].text.count)
      if link.records[index].via == .continueURL { isInContinueURL = true }
      let kind = kind(ofLayer: index, of: link)
      link.records[index].take(
        kind, isInContinueURL: isInContinueURL, wrapsAnother: index != link.actionLayerIndex)
    }
  }

  /// The shape of a layer.
  ///
  /// - Parameters:
  ///   - index: Which layer.
  ///   - link: The link, read so far.
  /// - Returns: The shape, as if the layer were the outermost.
  @inline(__always)
  func kind(ofLayer index: Int, of link: borrowing ActionLink) -> LinkKind {
    if let url = link.records[index].url,
      let shapePath = ShapePath(link.buffer.bytes.span.extracting(url.path))
    {
      return shapePath.kind
    }
    return kindBesidesPath(ofLayer: index, of: link)
  }

  /// The shape of a layer that is no URL, or one whose path says nothing.
  @inline(never)
  private func kindBesidesPath(ofLayer index: Int, of link: borrowing ActionLink) -> LinkKind {
    let text = link.buffer.bytes.span
    let url = link.records[index].url
    let parts = link.records[index].parts
    if url == nil {
      // Text without a scheme is read only where it has a query.
      if parts.colon == nil, parts.query == nil { return .none }
      if let shapePath = ShapePath(text.extracting(parts.path.range)) { return shapePath.kind }
    }
    if let query = parts.query,
      query.lowerBound == link.records[index].readText.lowerBound + 1
    {
      return .actionURL
    }

    let hasAction =
      link.records[index].hasValue(.mode) && link.records[index].hasValue(.oobCode)
    guard let url else { return hasAction ? .actionURL : .none }
    guard url.schemeKind == .http || url.schemeKind == .https else {
      if isCustomSchemeLink(url, in: text) { return .customSchemeLink }
      return hasAction ? .actionURL : .none
    }
    if let kind = dynamicLinkKind(ofLayer: index, of: link, url, hasAction: hasAction) {
      return kind
    }
    if link.records[index].hasValue(.link) {
      let target = linkTarget(ofLayer: index, of: link)
      if target.isHTTP, target.isAction || hasDynamicLinkParameter(parts, in: text) {
        return .dynamicLink
      }
    }
    return hasAction ? .actionURL : .none
  }

  /// Whether the query of a layer has a parameter of Dynamic Links other than the URL itself.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the query.
  private func hasDynamicLinkParameter(_ parts: ReferenceParts, in text: Span<UInt8>) -> Bool {
    guard let query = parts.query else { return false }
    var isFound = false
    text.forEachQueryPiece(in: query.range) { piece in
      isFound = piece.hasEquals && piece.parameter?.group == .dynamicLink
      return !isFound
    }
    return isFound
  }

  /// The shape of a link on a Dynamic Link host, or `nil` on any other host.
  private func dynamicLinkKind(
    ofLayer index: Int, of link: borrowing ActionLink, _ url: URLOffsets, hasAction: Bool
  ) -> LinkKind? {
    let text = link.buffer.bytes.span
    let host = text.extracting(Int(url.hostStart)..<Int(url.hostEnd))
    let path = url.path
    var isOnOne = false
    for domain in dynamicLinkDomains {
      guard let place = DynamicLinkPlace(host: host, path: path, in: text, on: domain) else {
        continue
      }
      isOnOne = true
      let kind = kind(ofLayer: index, of: link, at: place, hasAction: hasAction)
      if kind != .none { return kind }
    }
    if let place = DynamicLinkPlace(host: host, path: path) {
      isOnOne = true
      let kind = kind(ofLayer: index, of: link, at: place, hasAction: hasAction)
      if kind != .none { return kind }
    }
    return isOnOne ? LinkKind.none : nil
  }

  private func kind(
    ofLayer index: Int, of link: borrowing ActionLink, at place: DynamicLinkPlace,
    hasAction: Bool
  ) -> LinkKind {
    let hasLink = link.records[index].wrappingParameter != nil
    let path = link.buffer.bytes.span.extracting(place.path)
    if place.isShared {
      guard path.starts(with: "/app") else { return .none }
      return hasLink ? .dynamicLink : .shortDynamicLink
    }
    if path.count <= 1 {
      // A project's own domain serves other things too, so there `link` must be a web address.
      let isLong = place.isCustom ? linkTarget(ofLayer: index, of: link).isHTTP : hasLink
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

  private func isCustomSchemeLink(_ url: URLOffsets, in text: Span<UInt8>) -> Bool {
    let path = text.extracting(url.path)
    guard url.hasHost, path.isEqual(to: "/link") || path.isEqual(to: "/link/") else {
      return false
    }
    let host = text.extracting(Int(url.hostStart)..<Int(url.hostEnd))
    return host.isEqual(to: "google") || host.isEqual(to: "firebaseauth")
  }
}

extension LayerRecord {
  /// Takes note of the shape, and of what the layer is to its link.
  @inline(__always)
  fileprivate mutating func take(_ kind: LinkKind, isInContinueURL: Bool, wrapsAnother: Bool) {
    self.kind = kind
    guard !isInContinueURL else {
      role = .continue
      return
    }
    role =
      switch kind {
      case .hostingLink: .hosting
      // A Dynamic Link that has the action's parameters itself is where they are read.
      case .dynamicLink: wrapsAnother || !hasValue(.oobCode) ? .dynamicLink : .action
      case .shortDynamicLink: .dynamicLink
      case .customSchemeLink: .customScheme
      case .emulatorLink, .actionURL, .none: wrapsAnother ? .wrapper : .action
      }
  }
}

extension URLOffsets {
  /// Where the path stands.
  @inline(__always)
  fileprivate var path: Range<Int> { Int(pathStart)..<Int(queryStart) }
}
