internal import URLStandard

/// Reads a text layer by layer, from the outside in.
///
/// Everything lies in one buffer: the text as given, and behind it each layer's serialization, where
/// that is another text, and the decoded text of the next layer.
struct LinkReader<Observer: ParsingObserver, Domains: DomainToASCII> {
  var buffer: LayerBuffer
  var layers: [LayerRecord]
  /// What the URL parser writes, before it is compared with the text.
  var serialization: [UInt8] = []
  /// Whether ``ParserLimits/maximumLayerCount`` left a layer unread.
  var isTooDeep = false
  /// The layer whose query is the action, or `nil` where it was too deep to reach.
  var actionLayer: Int?
  /// Whether the layers that follow are the continue URL and what hangs from it.
  var isInContinueURL = false
  /// Where the value begins that holds all nested layers, in the text as given.
  var nestedValueStart = 0
  /// Whether canonical layers take the short way.
  var takesShortWay: Bool
  let dynamicLinkDomains: [DynamicLinkDomain]
  let limits: ParserLimits
  let domains: Domains
  var observer: Observer

  /// Reads all layers of a text.
  mutating func read(_ text: Span<UInt8>) throws(ActionLinkError) {
    observer.step(text.count)
    try appendLayer(buffer.append(text), via: nil)
    let reachedTheEnd = try followWrappedURLs()
    if reachedTheEnd {
      let action = layers.count - 1
      actionLayer = action
      try followContinueURL(of: action)
    }
    for index in layers.indices where !layers[index].undecidedValues.isEmpty {
      decideReadability(of: index)
    }
    classifyLayers()
  }

  /// Follows the first non-empty of `deep_link_id` and `link` from the last layer on.
  ///
  /// - Returns: Whether a layer was reached that wraps nothing.
  private mutating func followWrappedURLs() throws(ActionLinkError) -> Bool {
    while let wrapped = try wrappedText(of: layers.count - 1) {
      guard layers.count < limits.maximumLayerCount else {
        isTooDeep = true
        return false
      }
      try appendLayer(wrapped.text, via: wrapped.parameter)
    }
    return true
  }

  /// Makes the continue URL a layer, and what a Hosting link or Dynamic Link there wraps.
  private mutating func followContinueURL(of action: Int) throws(ActionLinkError) {
    guard let value = layers[action].value(.continueURL), !value.isEmpty else { return }
    guard layers.count < limits.maximumLayerCount else {
      isTooDeep = true
      return
    }
    isInContinueURL = true
    try appendLayer(decode(value, of: action).text, via: .continueURL)
    while let wrapped = try wrappedText(of: layers.count - 1) {
      let outer = layers.count - 1
      decideReadability(of: outer)
      observer.step(layers[outer].text.count)
      let kind = kind(of: outer)
      guard kind == .hostingLink || kind == .dynamicLink else {
        buffer.truncate(to: wrapped.text.lowerBound)
        return
      }
      guard layers.count < limits.maximumLayerCount else {
        isTooDeep = true
        return
      }
      try appendLayer(wrapped.text, via: wrapped.parameter)
    }
  }

  // MARK: Nested texts

  /// Appends the text that a layer wraps: the first of `deep_link_id` and `link` that decodes and is
  /// not empty.
  private mutating func wrappedText(
    of layer: Int
  ) throws(ActionLinkError) -> (text: Place, parameter: LinkParameter)? {
    if let text = try wrappedText(of: layer, in: .deepLinkID) { return (text, .deepLinkID) }
    return try wrappedText(of: layer, in: .link).map { ($0, .link) }
  }

  private mutating func wrappedText(
    of layer: Int, in parameter: LinkParameter
  ) throws(ActionLinkError) -> Place? {
    guard let value = layers[layer].value(parameter), !value.isEmpty else { return nil }
    let isUndecided = layers[layer].undecidedValues.contains(parameter)
    guard isUndecided || layers[layer].hasValue(parameter) else { return nil }
    let decoded = try decode(value, of: layer)
    layers[layer].undecidedValues.remove(parameter)
    guard decoded.isWellFormed else {
      buffer.truncate(to: decoded.text.lowerBound)
      return nil
    }
    layers[layer].readableValues.insert(parameter)
    return decoded.text
  }

  private mutating func decode(
    _ value: Place, of layer: Int
  ) throws(ActionLinkError) -> LayerBuffer.DecodedPlace {
    if layer == 0 { nestedValueStart = value.lowerBound }
    observer.step(2 * value.count)
    guard buffer.count + value.count <= LayerBuffer.maximumCount else {
      throw ActionLinkError(code: .inputTooLong, offset: nestedValueStart)
    }
    return buffer.append(percentDecoding: value)
  }

  /// Finds out which values decode, of those that are not known to.
  @inline(never)
  mutating func decideReadability(of layer: Int) {
    decideReadability(of: layer, in: .link)
    decideReadability(of: layer, in: .deepLinkID)
    decideReadability(of: layer, in: .mode)
    decideReadability(of: layer, in: .oobCode)
  }

  private mutating func decideReadability(of layer: Int, in parameter: LinkParameter) {
    guard layers[layer].undecidedValues.contains(parameter),
      let value = layers[layer].value(parameter)
    else { return }
    observer.step(value.count)
    layers[layer].undecidedValues.remove(parameter)
    if DecodedText.isWellFormed(buffer.bytes.span, in: value.range) {
      layers[layer].readableValues.insert(parameter)
    }
  }

  // MARK: Layers

  private mutating func appendLayer(_ text: Place, via: LinkParameter?) throws(ActionLinkError) {
    observer.step(text.count)
    if takesShortWay, try appendOrdinaryLayer(text, via: via) { return }
    try appendAnyLayer(text, via: via)
  }

  /// Reads a layer the short way.
  ///
  /// - Returns: Whether that could be done.
  @inline(__always)
  private mutating func appendOrdinaryLayer(
    _ text: Place, via: LinkParameter?
  ) throws(ActionLinkError) -> Bool {
    guard let head = OrdinaryHead(buffer.bytes.span, in: text.range) else { return false }
    let record = LayerRecord(
      ordinary: buffer.bytes.span, head: head, text: text, via: via,
      maximumParameterCount: limits.maximumParameterCount)
    guard let record else { return false }
    layers.append(record)
    guard !head.isCanonical else { return true }
    if try rewrite(head, ofLayer: layers.count - 1) { return true }
    layers.removeLast()
    return false
  }

  /// Appends the serialization of a layer whose head the serializer changes.
  ///
  /// - Returns: Whether that could be done.
  @inline(never)
  private mutating func rewrite(
    _ head: OrdinaryHead, ofLayer index: Int
  ) throws(ActionLinkError) -> Bool {
    guard var url = layers[index].url else { return false }
    observer.step(2 * layers[index].text.count)
    // What is read and what is written must not be parts of one value.
    var output: [UInt8] = []
    swap(&output, &serialization)
    output.removeAll(keepingCapacity: true)
    let isWritten = head.rewrite(&url, in: buffer.bytes.span, to: &output, domains: domains)
    swap(&output, &serialization)
    guard isWritten else { return false }
    layers[index].url = url.moved(by: try appendSerialization().lowerBound)
    return true
  }

  /// Appends what the URL parser wrote.
  mutating func appendSerialization() throws(ActionLinkError) -> Place {
    guard buffer.count + serialization.count <= LayerBuffer.maximumCount else {
      throw ActionLinkError(code: .inputTooLong, offset: nestedValueStart)
    }
    var output: [UInt8] = []
    swap(&output, &serialization)
    defer { swap(&output, &serialization) }
    return buffer.append(output.span)
  }
}
