public import ActionLinks
public import URLStandard

/// The short way gives what the long way gives.
///
/// Ordinary URLs and links are read in blocks of sixteen bytes, by code of its own. What it must give
/// is told by the code that reads any text.
extension LinkProperties {
  // MARK: URLs

  /// Parsing a URL gives the record that the state machine gives, or its error; and so it does at the
  /// end of a buffer, which else stays as it was.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - base: The URL that a relative one is resolved against, or `nil`.
  ///   - domains: Processes hosts that are not ASCII.
  /// - Throws: ``PropertyFailure`` where it does not.
  public static func shortWayParsesURL(
    _ input: [UInt8], base: URLRecord? = nil, domains: some DomainToASCII
  ) throws(PropertyFailure) {
    let short = Result { () throws(URLParsingError) in
      try URLRecord(input.span, base: base, domains: domains)
    }
    // The short way is closed to whoever wants to see validation errors.
    var witness = ValidationErrorWitness()
    let long = Result { () throws(URLParsingError) in
      try URLRecord(
        input.span, base: base, domains: LenientDomains(domains: domains), observer: &witness)
    }
    try recordsAgree(short, with: long)
    let before = Array("https://before.example/?q#f%".utf8)
    var buffer = before
    let inBuffer = Result { () throws(URLParsingError) in
      try URLOffsets(parsing: input.span, into: &buffer, base: base, domains: domains)
    }
    guard buffer.starts(with: before) else {
      throw PropertyFailure("shortWayParsesURL", "what the buffer held is another")
    }
    try recordsAgree(inBuffer.map { URLRecord(copying: $0, from: buffer) }, with: long)
    let end = (try? inBuffer.get()).map { Int($0.end) } ?? before.count
    guard buffer.count == end else {
      throw PropertyFailure("shortWayParsesURL", "bytes are left in the buffer")
    }
  }

  /// Two results of parsing have the same bytes and offsets, or the same error.
  ///
  /// - Parameters:
  ///   - short: The one.
  ///   - long: The other.
  /// - Throws: ``PropertyFailure`` where they have not.
  public static func recordsAgree(
    _ short: Result<URLRecord, URLParsingError>, with long: Result<URLRecord, URLParsingError>
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("recordsAgree", detail) }
    switch (short, long) {
    case (.success(let short), .success(let long)):
      guard short.serialized == long.serialized else { throw fail("the serialization differs") }
      guard short.offsets == long.offsets else { throw fail("the offsets differ") }
    case (.failure(let short), .failure(let long)):
      guard short == long else { throw fail("the errors differ") }
    case (.success, .failure): throw fail("the state machine refuses it")
    case (.failure, .success): throw fail("the state machine takes it")
    }
  }

  // MARK: Links

  /// Reading a link gives the layers that the long way gives, or its error.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - dynamicLinkDomains: As in `ActionLink`.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read.
  /// - Returns: What the bytes read as, or `nil` where they exceed the limits.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  @discardableResult
  public static func shortWayReads(
    _ input: [UInt8], dynamicLinkDomains: [DynamicLinkDomain] = [], domains: some DomainToASCII,
    limits: ParserLimits = .default
  ) throws(PropertyFailure) -> ActionLink? {
    let short = Result { () throws(ActionLinkError) in
      try ActionLink(
        input.span, dynamicLinkDomains: dynamicLinkDomains, domains: domains, limits: limits)
    }
    let long = Result { () throws(ActionLinkError) in
      try ActionLink(
        readingTheLongWay: input.span, dynamicLinkDomains: dynamicLinkDomains, domains: domains,
        limits: limits)
    }
    try linksAgree(short, with: long)
    return try? short.get()
  }

  /// Two results of reading have the same bytes and offsets in every layer, or the same error.
  ///
  /// - Parameters:
  ///   - short: The one.
  ///   - long: The other.
  /// - Throws: ``PropertyFailure`` where they have not.
  public static func linksAgree(
    _ short: Result<ActionLink, ActionLinkError>, with long: Result<ActionLink, ActionLinkError>
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("linksAgree", detail) }
    switch (short, long) {
    case (.success(let short), .success(let long)):
      guard short.hasSameLayers(as: long) else { throw fail("the layers differ") }
    case (.failure(let short), .failure(let long)):
      guard short == long else { throw fail("the errors differ") }
    case (.success, .failure): throw fail("the long way refuses it")
    case (.failure, .success): throw fail("the long way takes it")
    }
  }

  /// Limits that a link just keeps, and such that it just does not.
  ///
  /// - Parameter link: A link that was read within wider limits.
  /// - Returns: Limits on parameters and layers.
  public static func narrowLimits(around link: ActionLink) -> [ParserLimits] {
    let parameters = link.layers.map { $0.queryPieces.count }.max() ?? 0
    let layers = link.layerCount
    return [
      ParserLimits(maximumLayerCount: layers, maximumParameterCount: parameters),
      ParserLimits(maximumParameterCount: parameters - 1),
      ParserLimits(maximumLayerCount: layers - 1),
    ]
  }
}

/// Asks for validation errors, and lets them go.
private struct ValidationErrorWitness: ParsingObserver {
  static var recordsValidationErrors: Bool { true }
}

/// Answers no question that only decides about validation errors, which takes the longest.
private struct LenientDomains<Domains: DomainToASCII>: DomainToASCII {
  let domains: Domains

  func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    try domains.appendASCII(of: domain, to: &output)
  }

  func isStrictlyValid(_ domain: Span<UInt8>) -> Bool { true }
}
