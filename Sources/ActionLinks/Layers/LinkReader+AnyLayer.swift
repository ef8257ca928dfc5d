internal import URLStandard

/// The long way of the reader: any text at all.
extension LinkReader {
  /// Reads a layer, be it a URL or not.
  @inline(never)
  mutating func appendAnyLayer(_ text: Place, via: LinkParameter?) throws(ActionLinkError) {
    var layer = LayerRecord(text: text, via: via)
    if isInContinueURL { layer.readText = textAsOpened(text) }
    layer.parts = ReferenceParts(buffer.bytes.span, in: layer.readText.range)
    observer.step(text.count)
    try parseURL(of: &layer)
    try splitQuery(of: &layer)
    layers.append(layer)
  }

  /// The text without what every URL parser takes away: blanks at both ends, tabs, line breaks.
  ///
  /// The handler opens a continue URL, it does not take it apart; what it opens has none of these.
  private mutating func textAsOpened(_ text: Place) -> Place {
    observer.step(2 * text.count)
    let trimmed = buffer.trimmed(text)
    guard buffer.hasTabOrNewline(in: trimmed) else { return trimmed }
    let copy = buffer.bytes[trimmed.range].filter { !$0.isASCIITabOrNewline }
    return buffer.append(copy.span)
  }

  private mutating func parseURL(of layer: inout LayerRecord) throws(ActionLinkError) {
    guard layer.parts.colon != nil || hidesScheme(layer.readText) else { return }
    // What is read and what is written must not be parts of one value.
    var buffer = LayerBuffer()
    swap(&buffer, &self.buffer)
    defer { swap(&buffer, &self.buffer) }
    serialization.removeAll(keepingCapacity: true)
    let url: URLOffsets
    do throws(URLParsingError) {
      url = try URLOffsets(
        parsing: buffer.bytes.span.extracting(layer.text.range), into: &serialization,
        domains: domains, observer: &observer)
    } catch {
      layer.failure = error
      return
    }
    observer.step(serialization.count)
    if serialization.span.isEqual(to: buffer.bytes.span.extracting(layer.text.range)) {
      layer.url = url.moved(by: layer.text.lowerBound)
      return
    }
    guard buffer.count + serialization.count <= LayerBuffer.maximumCount else {
      throw ActionLinkError(code: .inputTooLong, offset: nestedValueStart)
    }
    let place = buffer.append(serialization.span)
    layer.url = url.moved(by: place.lowerBound)
  }

  /// Whether a URL parser takes something away that may have hidden a scheme.
  private func hidesScheme(_ text: Place) -> Bool {
    guard !text.isEmpty else { return false }
    return buffer.bytes[text.lowerBound].isC0ControlOrSpace || buffer.hasTabOrNewline(in: text)
  }

  private mutating func splitQuery(of layer: inout LayerRecord) throws(ActionLinkError) {
    guard let query = layer.parts.query else { return }
    observer.step(query.count)
    var count = 0
    var overflow: Int?
    let limit = limits.maximumParameterCount
    buffer.bytes.span.forEachQueryPiece(in: query.range) { piece in
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
        code: .tooManyParameters, offset: layers.isEmpty ? overflow : nestedValueStart)
    }
    noteReadableValues(of: &layer)
  }

  /// Takes note of values that decode for certain; the others are undecided.
  private mutating func noteReadableValues(of layer: inout LayerRecord) {
    noteReadableValue(of: &layer, in: .link)
    noteReadableValue(of: &layer, in: .deepLinkID)
    noteReadableValue(of: &layer, in: .mode)
    noteReadableValue(of: &layer, in: .oobCode)
  }

  private mutating func noteReadableValue(
    of layer: inout LayerRecord, in parameter: LinkParameter
  ) {
    guard let value = layer.value(parameter), !value.isEmpty else { return }
    observer.step(2 * value.count)
    if buffer.bytes.span.firstOffset(of: UInt8(ascii: "%"), in: value.range) != nil {
      layer.undecidedValues.insert(parameter)
    } else if UTF8Decoding.isValid(buffer.bytes.span.extracting(value.range)) {
      layer.readableValues.insert(parameter)
    }
  }
}
