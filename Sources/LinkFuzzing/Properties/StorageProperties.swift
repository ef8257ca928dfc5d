public import ActionLinks
public import URLStandard

/// What a link holds in its storage is what its layers say, whoever used the storage before.
extension LinkProperties {
  /// A reader that has read another link reads this one as if it were the first, and a copy of it
  /// stays as it is when the reader goes on.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - earlier: The bytes that the reader has read before, and reads afterwards.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func usedReaderReads(
    _ input: [UInt8], after earlier: [UInt8], domains: some DomainToASCII,
    limits: ParserLimits = .default
  ) throws(PropertyFailure) {
    func fresh(_ bytes: [UInt8]) -> Result<ActionLink, ActionLinkError> {
      Result { () throws(ActionLinkError) in
        try ActionLink(bytes.span, domains: domains, limits: limits)
      }
    }
    // So few that a domain nearly always takes the place of another.
    var reader = ActionLinkReader(domains: domains, limits: limits, rememberedDomainCount: 2)
    _ = try? reader.read(earlier.span)
    let expected = fresh(input)
    try readingAgrees(reader.reading(of: input), with: expected, "the second link differs")
    guard (try? expected.get()) != nil || reader.link.layerCount == 0 else {
      throw PropertyFailure("usedReaderReads", "layers of a link that was refused")
    }
    let copy = reader.link
    try readingAgrees(
      reader.reading(of: earlier), with: fresh(earlier), "the third link differs")
    guard case .success(let link) = expected else { return }
    guard copy.hasSameLayers(as: link) else {
      throw PropertyFailure("usedReaderReads", "a copy has changed")
    }
  }

  private static func readingAgrees(
    _ reading: Result<ActionLink, ActionLinkError>,
    with expected: Result<ActionLink, ActionLinkError>, _ detail: String
  ) throws(PropertyFailure) {
    do throws(PropertyFailure) {
      try linksAgree(reading, with: expected)
    } catch {
      throw PropertyFailure("usedReaderReads", "\(detail): \(error.detail)")
    }
  }

  /// The bytes in place are those of the layers: hosts, serializations and values.
  ///
  /// - Parameters:
  ///   - link: What any bytes read as.
  ///   - other: The link whose layers are asked, `nil` for the same.
  /// - Throws: ``PropertyFailure`` where they are others.
  public static func bytesInPlaceAgree(
    _ link: ActionLink, withLayersOf other: ActionLink? = nil
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("bytesInPlaceAgree", detail)
    }
    let other = other ?? link
    let layers = other.layers
    guard link.layerCount == layers.count else { throw fail("the number of layers") }
    for layer in layers {
      let host = link.withHost(ofLayer: layer.index) { [UInt8]($0) }
      guard host == layer.host.map({ Array($0.utf8) }) else {
        throw fail("the host of layer \(layer.index)")
      }
      let serialization = link.withSerialization(ofLayer: layer.index) { [UInt8]($0) }
      guard serialization == layer.url?.serialized else {
        throw fail("the serialization of layer \(layer.index)")
      }
    }
    let action = other.actionLayer
    for parameter in LinkParameter.allCases {
      let isKept = parameter.rawValue <= LinkParameter.tenantID.rawValue
      let value = isKept ? action?.lastRawValue(of: parameter) : nil
      guard link.withValue(of: parameter, { [UInt8]($0) }) == value.map(percentDecoded) else {
        throw fail("the value of \(parameter.name)")
      }
    }
  }

  /// Each nested text is the value that the layer outside has for it, decoded byte by byte; a wrapped
  /// one was taken because it decodes.
  ///
  /// - Parameter link: What any bytes read as.
  /// - Throws: ``PropertyFailure`` where it is not.
  public static func nestedTextsAreDecoded(_ link: ActionLink) throws(PropertyFailure) {
    let layers = link.layers
    try nestedTextsAreDecoded(layers.map(\.textBytes), layers: layers)
  }

  /// Each text but the first is the value that the layer before has for it.
  ///
  /// - Parameters:
  ///   - texts: The texts of the layers.
  ///   - layers: The layers.
  /// - Throws: ``PropertyFailure`` where it is not.
  static func nestedTextsAreDecoded(
    _ texts: [[UInt8]], layers: [LinkLayer]
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("nestedTextsAreDecoded", detail)
    }
    for (outer, layer) in zip(layers, layers.dropFirst()) {
      guard let via = layer.via, let value = outer.lastRawValue(of: via) else {
        throw fail("no value for layer \(layer.index)")
      }
      guard texts[layer.index] == percentDecoded(value) else {
        throw fail("the text of layer \(layer.index)")
      }
      guard via == .continueURL || isReadable(value) else {
        throw fail("layer \(layer.index) does not decode")
      }
      guard via != .link || !(outer.lastRawValue(of: .deepLinkID).map(isReadable) ?? false) else {
        throw fail("layer \(layer.index) is not what is followed first")
      }
    }
  }

  /// Whether a value decodes to UTF-8 that is not empty.
  private static func isReadable(_ value: [UInt8]) -> Bool {
    var decoded: [UInt8] = []
    let malformedEscape = decoded.append(percentDecoding: value.span)
    return malformedEscape == nil && !decoded.isEmpty
      && String(validating: decoded, as: UTF8.self) != nil
  }
}

extension ActionLinkReader {
  /// What the reader makes of bytes.
  fileprivate mutating func reading(of bytes: [UInt8]) -> Result<ActionLink, ActionLinkError> {
    do throws(ActionLinkError) {
      try read(bytes.span)
      return .success(link)
    } catch {
      return .failure(error)
    }
  }
}

extension LinkLayer {
  /// The last value of a parameter as written, or `nil`.
  fileprivate func lastRawValue(of parameter: LinkParameter) -> [UInt8]? {
    let text = readTextBytes
    return queryPieces.last { $0.parameter == parameter && $0.hasEquals }.map {
      Array(text[$0.value])
    }
  }
}

extension [UInt8] {
  /// The bytes of a span.
  fileprivate init(_ span: Span<UInt8>) {
    self = []
    append(span: span)
  }
}
