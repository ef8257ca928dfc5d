/// A URL record: a URL as the URL Standard parses it.
///
/// It holds its serialization in one buffer, and where its parts lie in it. Parsing an ``href``
/// gives the same record again. Properties that are texts are made anew each time, in O(*n*), where
/// *n* is their length in bytes.
///
/// ```swift
/// let url = try URLRecord("HTTPS://Example.com:443/a/../b?x#y")
/// url.href      // "https://example.com/b?x#y"
/// url.hostname  // "example.com"
/// url.port      // nil
/// ```
///
/// Source: URL Standard, section 4.1 ("URL representation").
public struct URLRecord: Sendable {
  /// The serialization, all ASCII.
  let bytes: [UInt8]
  /// Where the parts lie in the serialization, which begins at offset 0.
  public let offsets: URLOffsets

  init(bytes: [UInt8], offsets: URLOffsets) {
    self.bytes = bytes
    self.offsets = offsets
  }

  /// Parses a text, which may be relative to a base URL.
  ///
  /// - Parameters:
  ///   - text: The text to parse.
  ///   - base: The URL that a relative one is resolved against, or `nil`.
  ///   - domains: Processes domains that are not ASCII; without it they fail.
  /// - Throws: ``URLParsingError`` where the standard's parser fails, or offsets could exceed 32 bits.
  /// - Complexity: O(*n*), where *n* is the length in bytes.
  @inlinable
  public init(
    _ text: String, base: URLRecord? = nil,
    domains: some DomainToASCII = ASCIIOnlyDomainToASCII()
  ) throws(URLParsingError) {
    try self.init(text.utf8.span, base: base, domains: domains)
  }

  /// Parses bytes, which may be relative to a base URL.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to parse; what is not UTF-8 reads as U+FFFD.
  ///   - base: The URL that a relative one is resolved against, or `nil`.
  ///   - domains: Processes domains that are not ASCII; without it they fail.
  /// - Throws: ``URLParsingError`` where the standard's parser fails, or offsets could exceed 32 bits.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @inlinable
  public init(
    _ bytes: Span<UInt8>, base: URLRecord? = nil,
    domains: some DomainToASCII = ASCIIOnlyDomainToASCII()
  ) throws(URLParsingError) {
    try self.init(bytes, base: base, erased: ErasedDomainToASCII(domains))
  }

  @usableFromInline
  init(
    _ bytes: Span<UInt8>, base: URLRecord?, erased domains: ErasedDomainToASCII
  ) throws(URLParsingError) {
    var observer = SilentObserver()
    try self.init(bytes, base: base, domains: domains, observer: &observer)
  }

  /// Parses bytes, and tells an observer of the validation errors and the steps.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to parse; what is not UTF-8 reads as U+FFFD.
  ///   - base: The URL that a relative one is resolved against, or `nil`.
  ///   - domains: Processes domains that are not ASCII.
  ///   - observer: Is told what the parser meets, also where it fails.
  /// - Throws: ``URLParsingError`` where the standard's parser fails, or offsets could exceed 32 bits.
  /// - Complexity: O(*n*), where *n* is the number of bytes; and O(log *n*) for each validation error
  ///   that an observer records of an input that holds tabs, newlines or bytes that are not UTF-8.
  public init(
    _ bytes: Span<UInt8>, base: URLRecord? = nil, domains: some DomainToASCII,
    observer: inout some ParsingObserver
  ) throws(URLParsingError) {
    var buffer: [UInt8] = []
    buffer.reserveCapacity(bytes.count + 16)
    let offsets = try URLOffsets(
      parsing: bytes, into: &buffer, base: base, domains: domains, observer: &observer)
    self.init(bytes: buffer, offsets: offsets)
  }
}

extension URLOffsets {
  /// Parses bytes and appends the serialization to a buffer.
  ///
  /// A reader of many URLs uses one buffer for all of them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to parse; what is not UTF-8 reads as U+FFFD.
  ///   - buffer: Where the serialization goes; on failure it is left as it was.
  ///   - base: The URL that a relative one is resolved against, or `nil`.
  ///   - domains: Processes domains that are not ASCII; without it they fail.
  /// - Throws: ``URLParsingError`` where the standard's parser fails, or offsets could exceed 32 bits.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// Source: URL Standard, section 4.4 ("URL parsing"), basic URL parser.
  @inlinable
  public init(
    parsing bytes: Span<UInt8>, into buffer: inout [UInt8], base: URLRecord? = nil,
    domains: some DomainToASCII = ASCIIOnlyDomainToASCII()
  ) throws(URLParsingError) {
    // Most URLs need neither of the other two, and to hand these on costs a sixth of the instructions.
    // Those that do are looked at a second time.
    var url = URLOffsets()
    if url.appendCanonical(bytes, to: &buffer) {
      self = url
    } else {
      try self.init(
        parsing: bytes, into: &buffer, base: base, erased: ErasedDomainToASCII(domains))
    }
  }

  @usableFromInline
  init(
    parsing bytes: Span<UInt8>, into buffer: inout [UInt8], base: URLRecord?,
    erased domains: ErasedDomainToASCII
  ) throws(URLParsingError) {
    var observer = SilentObserver()
    try self.init(
      parsing: bytes, into: &buffer, base: base, domains: domains, observer: &observer)
  }

  /// Parses bytes and appends the serialization to a buffer, and tells an observer of the validation
  /// errors and the steps.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to parse; what is not UTF-8 reads as U+FFFD.
  ///   - buffer: Where the serialization goes; on failure it is left as it was.
  ///   - base: The URL that a relative one is resolved against, or `nil`.
  ///   - domains: Processes domains that are not ASCII.
  ///   - observer: Is told what the parser meets, also where it fails.
  /// - Throws: ``URLParsingError`` where the standard's parser fails, or offsets could exceed 32 bits.
  /// - Complexity: O(*n*), where *n* is the number of bytes; and O(log *n*) for each validation error
  ///   that an observer records of an input that holds tabs, newlines or bytes that are not UTF-8.
  ///
  /// Source: URL Standard, section 4.4 ("URL parsing"), basic URL parser.
  @_specialize(where Domains == ErasedDomainToASCII, Observer == SilentObserver)
  public init<Domains: DomainToASCII, Observer: ParsingObserver>(
    parsing bytes: Span<UInt8>, into buffer: inout [UInt8], base: URLRecord? = nil,
    domains: Domains, observer: inout Observer
  ) throws(URLParsingError) {
    try Self.checkLength(of: bytes, beside: buffer.count + (base?.bytes.count ?? 0))
    // An observer of validation errors would see none of those that change nothing.
    if !Observer.recordsValidationErrors,
      let url = URLOffsets(
        ordinary: bytes, into: &buffer, domains: domains, observer: &observer)
    {
      self = url
      return
    }
    try self.init(
      byStateMachine: bytes, into: &buffer, base: base, domains: domains, observer: &observer)
  }

  @_specialize(where Domains == ErasedDomainToASCII, Observer == SilentObserver)
  @inline(never)
  private init<Domains: DomainToASCII, Observer: ParsingObserver>(
    byStateMachine bytes: Span<UInt8>, into buffer: inout [UInt8], base: URLRecord?,
    domains: Domains, observer: inout Observer
  ) throws(URLParsingError) {
    let start = buffer.count
    let input = ParserInput(bytes, observer: &observer)
    // The parser holds the only reference to either array, or it would copy what they hold.
    var output: [UInt8] = []
    swap(&output, &buffer)
    var parser = URLParser(
      output: consume output, observer: consume observer, domains: domains, origin: input)
    defer {
      observer = parser.observer
      swap(&buffer, &parser.output)
    }
    do throws(URLParsingError) {
      if let copy = input.copy {
        try parser.run(copy.span, base: base)
      } else {
        try parser.run(bytes.extracting(input.range), base: base)
      }
    } catch {
      parser.output.removeSubrange(start...)
      throw error
    }
    self = parser.url
  }

  /// Makes sure that no offset can exceed 32 bits, whatever becomes of the input.
  private static func checkLength(
    of bytes: Span<UInt8>, beside others: Int
  ) throws(URLParsingError) {
    // A byte that is not UTF-8 becomes U+FFFD, whose three bytes are percent-encoded: nine. A domain
    // may grow more than that in Punycode, but not by a megabyte.
    let room = (UInt64(UInt32.max) - 0x10_0000).subtractingReportingOverflow(UInt64(others))
    let limit = room.overflow ? 0 : room.partialValue / 9
    guard !room.overflow, UInt64(bytes.count) <= limit else {
      throw URLParsingError(code: .inputTooLong, offset: Int(limit))
    }
  }
}

extension URLRecord: Hashable {
  /// Whether two records serialize alike.
  ///
  /// Source: URL Standard, section 4.6 ("URL equivalence").
  public static func == (left: URLRecord, right: URLRecord) -> Bool { left.bytes == right.bytes }

  /// Feeds the serialization to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// Whether two records are equal, with or without their fragments.
  ///
  /// - Parameters:
  ///   - other: The record to compare with.
  ///   - excludingFragments: Whether fragments do not count.
  /// - Returns: Whether the serializations are the same.
  /// - Complexity: O(*n*), where *n* is the length of the URLs.
  ///
  /// Source: URL Standard, section 4.6 ("URL equivalence").
  public func isEquivalent(to other: URLRecord, excludingFragments: Bool = false) -> Bool {
    guard excludingFragments else { return self == other }
    return bytes[..<Int(offsets.fragmentStart)] == other.bytes[..<Int(other.offsets.fragmentStart)]
  }
}

extension URLRecord {
  /// Creates a record from one that was parsed into a buffer of its own.
  ///
  /// - Parameters:
  ///   - offsets: Where the parts lie in the buffer.
  ///   - buffer: The buffer that ``URLOffsets/init(parsing:into:base:domains:observer:)`` filled.
  /// - Precondition: The offsets are those of a URL in this buffer; its parts cannot be told otherwise.
  /// - Complexity: O(*n*), where *n* is the length of the URL.
  public init(copying offsets: URLOffsets, from buffer: [UInt8]) {
    self.init(
      bytes: Array(buffer[Int(offsets.start)..<Int(offsets.end)]),
      offsets: offsets.moved(by: -Int(offsets.start)))
  }
}
