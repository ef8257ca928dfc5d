public import URLStandard

/// A text read as an email action link: its layers, its parameters, and what they amount to.
///
/// Reading never judges. Any text within ``ParserLimits`` gives a value; whether it is an action
/// link is told by ``operation``, and whether to trust it is for a validator to say.
///
/// ```swift
/// let link = try ActionLink("https://app.example.com/__/auth/links?link=https://…")
/// link.kind             // .hostingLink
/// link.operation        // .emailSignIn
/// link.continueURL      // "https://app.example.com/cart"
/// link.canonicalForm()  // the same link, in its one canonical spelling
/// ```
public struct ActionLink: Sendable {
  /// The bytes of all layers; see ``LayerBuffer``.
  @usableFromInline var buffer: LayerBuffer
  @usableFromInline var records: LayerRecords
  @usableFromInline var actionLayerIndex: Int?
  /// Whether the link has more layers than ``ParserLimits/maximumLayerCount``, so that the
  /// innermost ones were not read.
  public internal(set) var exceedsLayerLimit: Bool

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text as it was found; nothing is trimmed or repaired.
  ///   - dynamicLinkDomains: Where the project's own Dynamic Links live.
  ///   - domains: Processes hosts that are not ASCII; without it they fail to parse.
  ///   - limits: Bounds on what is read.
  /// - Throws: ``ActionLinkError`` where the text exceeds a limit.
  /// - Complexity: O(*n*), where *n* is the length of the text in bytes.
  @inlinable
  public init(
    _ text: String, dynamicLinkDomains: [DynamicLinkDomain] = [],
    domains: some DomainToASCII = ASCIIOnlyDomainToASCII(), limits: ParserLimits = .default
  ) throws(ActionLinkError) {
    try self.init(
      text.utf8.span, dynamicLinkDomains: dynamicLinkDomains, domains: domains,
      limits: limits)
  }

  /// Reads bytes, which need not be UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The bytes as they were found; nothing is trimmed or repaired.
  ///   - dynamicLinkDomains: Where the project's own Dynamic Links live.
  ///   - domains: Processes hosts that are not ASCII; without it they fail to parse.
  ///   - limits: Bounds on what is read.
  /// - Throws: ``ActionLinkError`` where the text exceeds a limit.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @inlinable
  public init(
    _ bytes: Span<UInt8>, dynamicLinkDomains: [DynamicLinkDomain] = [],
    domains: some DomainToASCII = ASCIIOnlyDomainToASCII(), limits: ParserLimits = .default
  ) throws(ActionLinkError) {
    try self.init(
      bytes, dynamicLinkDomains: dynamicLinkDomains, erased: ErasedDomainToASCII(domains),
      limits: limits)
  }

  @usableFromInline
  init(
    _ bytes: Span<UInt8>, dynamicLinkDomains: [DynamicLinkDomain],
    erased domains: ErasedDomainToASCII, limits: ParserLimits
  ) throws(ActionLinkError) {
    var observer = SilentObserver()
    try self.init(
      bytes, dynamicLinkDomains: dynamicLinkDomains, domains: domains, limits: limits,
      observer: &observer)
  }

  /// Reads bytes, and tells an observer of the steps.
  ///
  /// - Parameters:
  ///   - bytes: The bytes as they were found; nothing is trimmed or repaired.
  ///   - dynamicLinkDomains: Where the project's own Dynamic Links live.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read.
  ///   - observer: Counts the steps. Validation errors have offsets in a layer, so ask each layer
  ///     for its own: ``LinkLayer/validationErrors(domains:)``.
  /// - Throws: ``ActionLinkError`` where the text exceeds a limit.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init<Observer: ParsingObserver>(
    _ bytes: Span<UInt8>, dynamicLinkDomains: [DynamicLinkDomain] = [],
    domains: some DomainToASCII, limits: ParserLimits, observer: inout Observer
  ) throws(ActionLinkError) {
    self.init(roomFor: bytes, within: limits)
    var reader = LinkReader(
      dynamicLinkDomains: dynamicLinkDomains, domains: domains, limits: limits,
      observer: observer)
    defer { observer = reader.observer }
    try reader.read(bytes, into: &self)
  }

  /// Reads bytes with the long way alone, which must give the same: for tests and fuzzing.
  ///
  /// - Parameters:
  ///   - bytes: The bytes as they were found.
  ///   - dynamicLinkDomains: Where the project's own Dynamic Links live.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read.
  /// - Throws: ``ActionLinkError`` where the text exceeds a limit.
  package init(
    readingTheLongWay bytes: Span<UInt8>, dynamicLinkDomains: [DynamicLinkDomain] = [],
    domains: some DomainToASCII, limits: ParserLimits = .default
  ) throws(ActionLinkError) {
    self.init(roomFor: bytes, within: limits)
    var reader = LinkReader(
      dynamicLinkDomains: dynamicLinkDomains, domains: ErasedDomainToASCII(domains),
      limits: limits, observer: SilentObserver())
    reader.takesShortWay = false
    try reader.read(bytes, into: &self)
  }

  /// Whether two links have the same bytes and offsets in every layer: for tests and fuzzing.
  ///
  /// What stands behind the layers in the storage does not count.
  package func hasSameLayers(as other: ActionLink) -> Bool {
    records == other.records && actionLayerIndex == other.actionLayerIndex
      && exceedsLayerLimit == other.exceedsLayerLimit
      && buffer.bytes[..<buffer.count] == other.buffer.bytes[..<other.buffer.count]
  }
}
