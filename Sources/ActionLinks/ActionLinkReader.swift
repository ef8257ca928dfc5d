public import URLStandard

/// Reads many links one after another, nearly all without an allocation.
///
/// Each link is read into the storage of the one before, unless a copy of that was kept. Only a link
/// whose layers take more room than those of all before makes it grow. A host that is not ASCII takes
/// an allocation or two until the reader has met it; so do texts that are no ordinary URLs.
///
/// A copy of a link keeps all of the storage, in which the bytes of earlier links stand behind its own
/// until they are overwritten: let go of the reader and its links where the codes must not stay.
///
/// ```swift
/// var reader = ActionLinkReader(domains: .icu)
/// for line in lines {
///   try reader.read(line.utf8.span)
///   count[reader.link.kind, default: 0] += 1
/// }
/// ```
///
/// A reader belongs to one thread; another has one of its own.
public struct ActionLinkReader: ~Copyable, Sendable {
  /// The link that was read last; a copy of it is a link of its own.
  public private(set) var link: ActionLink
  private var reader: LinkReader<SilentObserver, ErasedDomainToASCII>

  /// Creates a reader, which has read nothing.
  ///
  /// - Parameters:
  ///   - dynamicLinkDomains: Where the project's own Dynamic Links live.
  ///   - domains: Processes hosts that are not ASCII; without it they fail to parse.
  ///   - limits: Bounds on what is read.
  public init(
    dynamicLinkDomains: [DynamicLinkDomain] = [],
    domains: some DomainToASCII = ASCIIOnlyDomainToASCII(), limits: ParserLimits = .default
  ) {
    self.init(
      dynamicLinkDomains: dynamicLinkDomains, domains: domains, limits: limits,
      rememberedDomainCount: 64)
  }

  /// Creates a reader that remembers so many domains: for fuzzing, where few are met.
  ///
  /// - Parameters:
  ///   - dynamicLinkDomains: Where the project's own Dynamic Links live.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read.
  ///   - rememberedDomainCount: A power of two above 1.
  package init(
    dynamicLinkDomains: [DynamicLinkDomain] = [], domains: some DomainToASCII,
    limits: ParserLimits, rememberedDomainCount: Int
  ) {
    link = ActionLink(roomForLength: 0)
    reader = LinkReader(
      dynamicLinkDomains: dynamicLinkDomains, domains: ErasedDomainToASCII(domains),
      limits: limits, observer: SilentObserver())
    reader.memo = DomainMemo(capacity: rememberedDomainCount)
  }

  /// Reads bytes, which need not be UTF-8, into ``link``.
  ///
  /// - Parameter bytes: The bytes as they were found; nothing is trimmed or repaired.
  /// - Throws: ``ActionLinkError`` where the text exceeds a limit; then ``link`` has no layers.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func read(_ bytes: Span<UInt8>) throws(ActionLinkError) {
    try reader.read(bytes, into: &link)
  }
}
