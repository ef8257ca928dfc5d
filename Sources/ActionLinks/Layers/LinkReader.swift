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
  /// Whether the layers that follow are the continue URL and what hangs from it.
  var isInContinueURL = false
  /// Where the value begins that holds all nested layers, in the text as given.
  var nestedValueStart = 0
  let dynamicLinkDomains: [DynamicLinkDomain]
  let limits: ParserLimits
  let domains: Domains
  var observer: Observer

  /// Reads all layers of the text that is the whole buffer.
  mutating func read() throws(ActionLinkError) {
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
    while let via = layers[layers.count - 1].wrappingParameter {
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
    isInContinueURL = true
    try appendNestedLayer(of: action, via: .continueURL)
    while let via = layers[layers.count - 1].wrappingParameter {
      observer.step(layers[layers.count - 1].text.count)
      let kind = kind(of: layers.count - 1)
      guard kind == .hostingLink || kind == .dynamicLink else { return }
      guard layers.count < limits.maximumLayerCount else {
        isTooDeep = true
        return
      }
      try appendNestedLayer(of: layers.count - 1, via: via)
    }
  }

  // MARK: Layers

  private mutating func appendNestedLayer(
    of layer: Int, via: LinkParameter
  ) throws(ActionLinkError) {
    guard let piece = layers[layer].lastPiece(via) else { return }
    let raw = pieces[piece].value
    if layer == 0 { nestedValueStart = raw.lowerBound }
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
    let readText = isInContinueURL ? textAsOpened(text) : text
    let parts = ReferenceParts(buffer.span, in: readText)
    observer.step(text.count)
    var layer = LayerRecord(via: via, text: text, readText: readText, parts: parts)
    parseURL(of: &layer)
    try splitQuery(of: &layer)
    noteReadableValues(of: &layer)
    layers.append(layer)
  }

  /// The text without what every URL parser takes away: blanks at both ends, tabs, line breaks.
  ///
  /// The handler opens a continue URL, it does not take it apart; what it opens has none of these.
  private mutating func textAsOpened(_ text: Range<Int>) -> Range<Int> {
    var (start, end) = (text.lowerBound, text.upperBound)
    while start < end, buffer[start].isC0ControlOrSpace { start += 1 }
    while start < end, buffer[end - 1].isC0ControlOrSpace { end -= 1 }
    observer.step(text.count)
    guard buffer[start..<end].contains(where: { $0.isASCIITabOrNewline }) else {
      return start..<end
    }
    let copy = buffer[start..<end].filter { !$0.isASCIITabOrNewline }
    buffer.append(contentsOf: copy)
    return buffer.count - copy.count..<buffer.count
  }

  private mutating func parseURL(of layer: inout LayerRecord) {
    guard layer.parts.colon != nil || hidesScheme(layer.readText) else { return }
    do throws(URLParsingError) {
      // The parser appends to the buffer that it reads from, so it gets a copy of the text.
      let text = Array(buffer[layer.text])
      layer.url = try URLOffsets(
        parsing: text.span, into: &buffer, domains: domains, observer: &observer)
    } catch {
      layer.failure = error
    }
  }

  /// Whether a URL parser takes something away that may have hidden a scheme.
  func hidesScheme(_ text: Range<Int>) -> Bool {
    guard let first = buffer[text].first else { return false }
    return first.isC0ControlOrSpace || buffer[text].contains { $0.isASCIITabOrNewline }
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
      // Offsets in a nested layer mean nothing to the caller; those of what holds it do.
      throw ActionLinkError(
        code: .tooManyParameters, offset: layers.isEmpty ? overflow : nestedValueStart)
    }
    layer.pieces = start..<pieces.count
  }

  private mutating func noteReadableValues(of layer: inout LayerRecord) {
    for index in 0..<layer.lastPieces.scalarCount where layer.lastPieces[index] >= 0 {
      let value = pieces[Int(layer.lastPieces[index])].value
      observer.step(value.count)
      if !value.isEmpty, DecodedText.isWellFormed(buffer.span, in: value) {
        layer.readableValues |= 1 << UInt8(index)
      }
    }
  }
}
