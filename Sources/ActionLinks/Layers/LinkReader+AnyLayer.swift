internal import URLStandard

/// The long way of the reader: any text at all.
extension LinkReader {
  /// Reads a layer, be it a URL or not.
  @inline(never)
  mutating func appendAnyLayer(
    _ text: Place, via: LinkParameter?, to link: inout ActionLink
  ) throws(ActionLinkError) {
    var layer = LayerRecord(text: text, via: via)
    if isInContinueURL { layer.readText = try textAsOpened(text, in: &link.buffer) }
    layer.parts = ReferenceParts(link.buffer.bytes.span, in: layer.readText.range)
    observer.step(text.count)
    try parseURL(of: &layer, in: &link)
    try splitQuery(of: &layer, in: link)
    link.records.append(layer)
  }

  /// The text without what every URL parser takes away: blanks at both ends, tabs, line breaks.
  ///
  /// The handler opens a continue URL, it does not take it apart; what it opens has none of these.
  private mutating func textAsOpened(
    _ text: Place, in buffer: inout LayerBuffer
  ) throws(ActionLinkError) -> Place {
    observer.step(2 * text.count)
    let trimmed = buffer.trimmed(text)
    guard buffer.hasTabOrNewline(in: trimmed) else { return trimmed }
    let copy = buffer.bytes[trimmed.range].filter { !$0.isASCIITabOrNewline }
    guard buffer.count + copy.count <= LayerBuffer.maximumCount else {
      throw ActionLinkError(code: .inputTooLong, offset: nestedValueStart)
    }
    return buffer.append(copy.span)
  }

  private mutating func parseURL(
    of layer: inout LayerRecord, in link: inout ActionLink
  ) throws(ActionLinkError) {
    guard layer.parts.colon != nil || link.buffer.hidesScheme(layer.readText) else { return }
    serialization.removeAll(keepingCapacity: true)
    let url: URLOffsets
    do throws(URLParsingError) {
      url = try URLOffsets(
        parsing: link.buffer.bytes.span.extracting(layer.text.range), into: &serialization,
        domains: domains, observer: &observer)
    } catch {
      layer.failure = error
      return
    }
    observer.step(serialization.count)
    let isText = serialization.span.isEqual(
      to: link.buffer.bytes.span.extracting(layer.text.range))
    let place = isText ? layer.text : try appendSerialization(to: &link)
    layer.url = url.moved(by: place.lowerBound)
  }

  private mutating func splitQuery(
    of layer: inout LayerRecord, in link: ActionLink
  ) throws(ActionLinkError) {
    guard let query = layer.parts.query else { return }
    observer.step(query.count)
    var count = 0
    var overflow: Int?
    let limit = limits.maximumParameterCount
    link.buffer.bytes.span.forEachQueryPiece(in: query.range) { piece in
      guard count < limit else {
        overflow = piece.name.lowerBound
        return false
      }
      count += 1
      if let parameter = piece.parameter, piece.hasEquals, parameter.group != .dynamicLink {
        layer.values[Int(parameter.rawValue)] = Place(piece.value)
      }
      return true
    }
    if let overflow {
      // Offsets in a nested layer mean nothing to the caller; those of what holds it do.
      throw ActionLinkError(
        code: .tooManyParameters, offset: link.records.count == 0 ? overflow : nestedValueStart)
    }
    noteValues(of: &layer, in: link.buffer.bytes.span)
  }

  /// Takes note of values with escapes, and of those that decode for certain; others are undecided.
  private mutating func noteValues(of layer: inout LayerRecord, in bytes: Span<UInt8>) {
    for index in layer.values.indices {
      guard let parameter = LinkParameter(rawValue: UInt8(index)),
        let value = layer.value(parameter)
      else { continue }
      observer.step(2 * value.count)
      let hasEscape = bytes.firstOffset(of: UInt8(ascii: "%"), in: value.range) != nil
      layer.escapedValues.set(parameter, to: hasEscape)
      guard ParameterBits.decidingShape.contains(parameter), !value.isEmpty else { continue }
      if hasEscape {
        layer.undecidedValues.insert(parameter)
      } else if UTF8Decoding.isValid(bytes.extracting(value.range)) {
        layer.readableValues.insert(parameter)
      }
    }
  }
}

extension LayerBuffer {
  /// Whether a URL parser takes something away from a text that may have hidden a scheme.
  fileprivate func hidesScheme(_ text: Place) -> Bool {
    guard !text.isEmpty else { return false }
    return bytes[text.lowerBound].isC0ControlOrSpace || hasTabOrNewline(in: text)
  }
}
