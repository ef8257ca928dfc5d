internal import URLStandard

/// Reads a text layer by layer, from the outside in, into a link.
///
/// Everything lies in the link's one buffer: the text as given, and behind it each layer's
/// serialization, where that is another text, and the decoded text of the next layer.
///
/// What is read stands in the link and not in here, so that a reader of many links moves nothing for
/// each of them.
struct LinkReader<Observer: ParsingObserver, Domains: DomainToASCII> {
  let dynamicLinkDomains: [DynamicLinkDomain]
  let limits: ParserLimits
  let domains: Domains
  var observer: Observer
  /// Whether ordinary layers take the short way, which gives the same; but it would tell an observer of
  /// none of the validation errors that change nothing.
  var takesShortWay = !Observer.recordsValidationErrors
  /// What the URL parser writes, before it is compared with the text; and a domain as A-labels.
  var serialization: [UInt8] = []
  /// The domains that were met before, where a reader has many links to read.
  var memo = DomainMemo(capacity: 0)
  /// Whether the layers that follow are the continue URL and what hangs from it.
  private(set) var isInContinueURL = false
  /// Where the value begins that holds all nested layers, in the text as given.
  private(set) var nestedValueStart = 0

  init(
    dynamicLinkDomains: [DynamicLinkDomain], domains: Domains, limits: ParserLimits,
    observer: Observer
  ) {
    self.dynamicLinkDomains = dynamicLinkDomains.longestFirst
    self.domains = domains
    self.limits = limits
    self.observer = observer
  }

  /// Reads all layers of a text, in place of what the link was before.
  ///
  /// - Throws: ``ActionLinkError`` where the text exceeds a limit; then the link has no layers.
  mutating func read(
    _ text: Span<UInt8>, into link: inout ActionLink
  ) throws(ActionLinkError) {
    link.removeAll()
    isInContinueURL = false
    nestedValueStart = 0
    guard text.count <= limits.maximumLength else {
      throw ActionLinkError(code: .inputTooLong, offset: limits.maximumLength)
    }
    do throws(ActionLinkError) {
      try readLayers(of: text, into: &link)
    } catch {
      link.removeAll()
      throw error
    }
    for index in 0..<link.records.count where !link.records[index].undecidedValues.isEmpty {
      decideReadability(ofLayer: index, of: &link)
    }
    classifyLayers(of: &link)
  }

  @inline(__always)
  private mutating func readLayers(
    of text: Span<UInt8>, into link: inout ActionLink
  ) throws(ActionLinkError) {
    observer.step(text.count)
    try appendLayer(link.buffer.append(text), via: nil, to: &link)
    guard try followWrappedURLs(of: &link) else { return }
    let action = link.records.count - 1
    link.actionLayerIndex = action
    try followContinueURL(ofLayer: action, of: &link)
  }

  /// Follows the first non-empty of `deep_link_id` and `link` from the last layer on.
  ///
  /// - Returns: Whether a layer was reached that wraps nothing.
  @inline(__always)
  private mutating func followWrappedURLs(
    of link: inout ActionLink
  ) throws(ActionLinkError) -> Bool {
    while let wrapped = try appendWrappedText(to: &link) {
      guard link.records.count < limits.maximumLayerCount else {
        link.exceedsLayerLimit = true
        return false
      }
      try appendLayer(wrapped.text, via: wrapped.parameter, to: &link)
    }
    return true
  }

  /// Makes the continue URL a layer, and what a Hosting link or Dynamic Link there wraps.
  @inline(__always)
  private mutating func followContinueURL(
    ofLayer action: Int, of link: inout ActionLink
  ) throws(ActionLinkError) {
    guard let value = link.records[action].value(.continueURL), !value.isEmpty else { return }
    guard link.records.count < limits.maximumLayerCount else {
      link.exceedsLayerLimit = true
      return
    }
    isInContinueURL = true
    let text = try appendDecoded(value, ofLayer: action, to: &link).text
    try appendLayer(text, via: .continueURL, to: &link)
    while let wrapped = try appendWrappedText(to: &link) {
      let outer = link.records.count - 1
      decideReadability(ofLayer: outer, of: &link)
      observer.step(2 * link.records[outer].text.count)
      let kind = kind(ofLayer: outer, of: link)
      guard kind == .hostingLink || kind == .dynamicLink else {
        link.buffer.truncate(to: wrapped.text.lowerBound)
        return
      }
      guard link.records.count < limits.maximumLayerCount else {
        link.exceedsLayerLimit = true
        return
      }
      try appendLayer(wrapped.text, via: wrapped.parameter, to: &link)
    }
  }

  // MARK: Layers

  private mutating func appendLayer(
    _ text: Place, via: LinkParameter?, to link: inout ActionLink
  ) throws(ActionLinkError) {
    observer.step(text.count)
    if takesShortWay, try appendOrdinaryLayer(text, via: via, to: &link) { return }
    try appendAnyLayer(text, via: via, to: &link)
  }

  /// Appends what the URL parser wrote.
  mutating func appendSerialization(to link: inout ActionLink) throws(ActionLinkError) -> Place {
    guard link.buffer.count + serialization.count <= LayerBuffer.maximumCount else {
      throw ActionLinkError(code: .inputTooLong, offset: nestedValueStart)
    }
    return link.buffer.append(serialization.span)
  }

  // MARK: Nested texts

  /// Appends the text that the last layer wraps: the first of `deep_link_id` and `link` that decodes
  /// and is not empty.
  @inline(__always)
  private mutating func appendWrappedText(
    to link: inout ActionLink
  ) throws(ActionLinkError) -> (text: Place, parameter: LinkParameter)? {
    let layer = link.records.count - 1
    if let text = try appendWrappedText(ofLayer: layer, in: .deepLinkID, to: &link) {
      return (text, .deepLinkID)
    }
    guard let text = try appendWrappedText(ofLayer: layer, in: .link, to: &link) else { return nil }
    return (text, .link)
  }

  @inline(__always)
  private mutating func appendWrappedText(
    ofLayer layer: Int, in parameter: LinkParameter, to link: inout ActionLink
  ) throws(ActionLinkError) -> Place? {
    guard let value = link.records[layer].value(parameter), !value.isEmpty else { return nil }
    let isUndecided = link.records[layer].undecidedValues.contains(parameter)
    guard isUndecided || link.records[layer].hasValue(parameter) else { return nil }
    let decoded = try appendDecoded(value, ofLayer: layer, to: &link)
    link.records[layer].undecidedValues.remove(parameter)
    guard decoded.isWellFormed else {
      link.buffer.truncate(to: decoded.text.lowerBound)
      return nil
    }
    link.records[layer].readableValues.insert(parameter)
    return decoded.text
  }

  private mutating func appendDecoded(
    _ value: Place, ofLayer layer: Int, to link: inout ActionLink
  ) throws(ActionLinkError) -> LayerBuffer.DecodedPlace {
    if layer == 0 { nestedValueStart = value.lowerBound }
    observer.step(2 * value.count)
    guard link.buffer.count + value.count <= LayerBuffer.maximumCount else {
      throw ActionLinkError(code: .inputTooLong, offset: nestedValueStart)
    }
    return link.buffer.append(percentDecoding: value)
  }

  /// Finds out which values decode, of those that are not known to.
  @inline(never)
  private mutating func decideReadability(ofLayer layer: Int, of link: inout ActionLink) {
    decideReadability(ofLayer: layer, in: .link, of: &link)
    decideReadability(ofLayer: layer, in: .deepLinkID, of: &link)
    decideReadability(ofLayer: layer, in: .mode, of: &link)
    decideReadability(ofLayer: layer, in: .oobCode, of: &link)
  }

  private mutating func decideReadability(
    ofLayer layer: Int, in parameter: LinkParameter, of link: inout ActionLink
  ) {
    guard link.records[layer].undecidedValues.contains(parameter),
      let value = link.records[layer].value(parameter)
    else { return }
    observer.step(value.count)
    link.records[layer].undecidedValues.remove(parameter)
    if DecodedText.isWellFormed(link.buffer.bytes.span, in: value.range) {
      link.records[layer].readableValues.insert(parameter)
    }
  }
}

extension LinkReader: Sendable where Observer: Sendable, Domains: Sendable {}
