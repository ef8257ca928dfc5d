internal import URLStandard

/// Reads a text layer by layer, from the outside in.
///
/// Everything lies in one buffer: the text as given, and behind it each layer's serialization and
/// the decoded text of the next layer, where decoding changes it.
struct LinkReader<Observer: ParsingObserver, Domains: DomainToASCII> {
  var buffer: [UInt8]
  var layers: [LayerRecord] = []
  var pieces: [QueryPiece] = []
  /// Whether ``ParserLimits/maximumLayerCount`` left a layer unread.
  var isTooDeep = false
  /// The layer whose query is the action, or `nil` where it was too deep to reach.
  var actionLayer: Int?
  let dynamicLinkDomains: [DynamicLinkDomain]
  let limits: ParserLimits
  let domains: Domains
  var observer: Observer

  /// Reads all layers of the text that is the whole buffer.
  mutating func read() throws(ActionLinkError) {
    guard buffer.count <= limits.maximumLength else {
      throw ActionLinkError(code: .inputTooLong, offset: limits.maximumLength)
    }
    buffer.reserveCapacity(buffer.count * 3 + 64)
    try appendLayer(0..<buffer.count, via: nil)
    let reachedTheEnd = try followWrappedURLs()
    if reachedTheEnd {
      let action = layers.count - 1
      actionLayer = action
      try followContinueURL(of: action)
    }
    classifyLayers()
  }

  /// Follows the first non-empty of `deep_link_id` and `link` from the last layer on.
  ///
  /// - Returns: Whether a layer was reached that wraps nothing.
  private mutating func followWrappedURLs() throws(ActionLinkError) -> Bool {
    while let via = wrappingParameter(of: layers.count - 1) {
      guard layers.count < limits.maximumLayerCount else {
        isTooDeep = true
        return false
      }
      try appendNestedLayer(of: layers.count - 1, via: via)
    }
    return true
  }

  /// Makes the continue URL a layer, and what a Hosting link or Dynamic Link there wraps.
  private mutating func followContinueURL(of action: Int) throws(ActionLinkError) {
    guard let piece = layers[action].lastPiece(.continueURL), !pieces[piece].value.isEmpty else {
      return
    }
    guard layers.count < limits.maximumLayerCount else {
      isTooDeep = true
      return
    }
    try appendNestedLayer(of: action, via: .continueURL)
    while let via = wrappingParameter(of: layers.count - 1) {
      let kind = kind(of: layers.count - 1, linkPath: nil)
      guard kind == .hostingLink || kind == .dynamicLink else { return }
      guard layers.count < limits.maximumLayerCount else {
        isTooDeep = true
        return
      }
      try appendNestedLayer(of: layers.count - 1, via: via)
    }
  }

  /// Which parameter of a layer holds a wrapped URL: it decodes, and is not empty.
  func wrappingParameter(of layer: Int) -> LinkParameter? {
    if hasValue(.deepLinkID, in: layer) { return .deepLinkID }
    if hasValue(.link, in: layer) { return .link }
    return nil
  }

  /// Whether a layer has a parameter whose value decodes and is not empty.
  func hasValue(_ parameter: LinkParameter, in layer: Int) -> Bool {
    guard let piece = layers[layer].lastPiece(parameter) else { return false }
    let value = pieces[piece].value
    return !value.isEmpty && DecodedText(buffer.span, in: value).isWellFormed
  }

  // MARK: Layers

  private mutating func appendNestedLayer(
    of layer: Int, via: LinkParameter
  ) throws(ActionLinkError) {
    guard let piece = layers[layer].lastPiece(via) else { return }
    let raw = pieces[piece].value
    observer.step(raw.count)
    guard buffer.span.extracting(raw).firstOffset(of: UInt8(ascii: "%")) != nil else {
      // Nothing to decode: the layer's text is part of the layer outside.
      try appendLayer(raw, via: via)
      return
    }
    let decoded = DecodedText(buffer.span, in: raw)
    let start = buffer.count
    buffer.append(contentsOf: decoded.bytes)
    try appendLayer(start..<buffer.count, via: via)
  }

  private mutating func appendLayer(
    _ text: Range<Int>, via: LinkParameter?
  ) throws(ActionLinkError) {
    let parts = ReferenceParts(buffer.span, in: text)
    observer.step(text.count)
    var layer = LayerRecord(via: via, text: text, parts: parts)
    parseURL(of: &layer)
    try splitQuery(of: &layer)
    layers.append(layer)
  }

  private mutating func parseURL(of layer: inout LayerRecord) {
    guard layer.parts.colon != nil || startsBehindBlanks(layer.text) else { return }
    do throws(URLParsingError) {
      // The parser appends to the buffer that it reads from, so it gets a copy of the text.
      let text = Array(buffer[layer.text])
      layer.url = try URLOffsets(
        parsing: text.span, into: &buffer, domains: domains, observer: &observer)
    } catch {
      layer.failure = error
    }
  }

  /// Whether the URL parser would take blanks off the front of a text, and so find a scheme.
  private func startsBehindBlanks(_ text: Range<Int>) -> Bool {
    !text.isEmpty && buffer[text.lowerBound].isC0ControlOrSpace
  }

  private mutating func splitQuery(of layer: inout LayerRecord) throws(ActionLinkError) {
    let start = pieces.count
    layer.pieces = start..<start
    guard let query = layer.parts.query else { return }
    observer.step(query.count)
    var overflow: Int?
    var pieces = pieces
    self.pieces = []
    defer { self.pieces = pieces }
    let limit = start + limits.maximumParameterCount
    buffer.span.forEachQueryPiece(in: query) { piece in
      guard pieces.count < limit else {
        overflow = piece.name.lowerBound
        return false
      }
      if let parameter = piece.parameter, piece.hasEquals {
        if parameter.group == .dynamicLink {
          layer.hasDynamicLinkParameter = true
        } else {
          layer.lastPieces[Int(parameter.rawValue)] = Int32(pieces.count)
        }
      }
      pieces.append(piece)
      return true
    }
    if let overflow {
      // Offsets of a nested layer mean nothing to the caller; the value that holds it does.
      let outermostValue = pieces.first { $0.value.contains(overflow) }?.value.lowerBound
      throw ActionLinkError(
        code: .tooManyParameters,
        offset: layers.isEmpty ? overflow : outermostValue ?? nestedValueOffset)
    }
    layer.pieces = start..<pieces.count
  }

  /// Where the value begins that holds all nested layers, in the text as given.
  private var nestedValueOffset: Int {
    guard let outermost = layers.first, let via = wrappingParameter(of: 0) ?? continueParameter,
      let piece = outermost.lastPiece(via)
    else { return 0 }
    return pieces.indices.contains(piece) ? pieces[piece].value.lowerBound : 0
  }

  private var continueParameter: LinkParameter? {
    layers.first?.lastPiece(.continueURL) == nil ? nil : .continueURL
  }
}
