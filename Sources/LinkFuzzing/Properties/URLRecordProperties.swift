public import URLStandard

extension LinkProperties {
  /// Parsing, serializing and parsing again gives the same record: the same bytes, and the same
  /// offsets in them.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - domains: Processes hosts that are not ASCII.
  /// - Throws: ``PropertyFailure`` where it does not.
  public static func urlRecordRoundTrips(
    _ input: [UInt8], domains: some DomainToASCII
  ) throws(PropertyFailure) {
    guard let record = try? URLRecord(input.span, domains: domains) else { return }
    try urlRecordRoundTrips(record, domains: domains)
  }

  private static func urlRecordRoundTrips(
    _ record: URLRecord, domains: some DomainToASCII
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("urlRecordRoundTrips", detail)
    }
    guard record.serialized.allSatisfy({ $0 < 0x80 }) else { throw fail("not ASCII") }
    guard let again = try? URLRecord(record.serialized.span, domains: domains) else {
      throw fail("the serialization does not parse")
    }
    guard again.serialized == record.serialized else { throw fail("the serialization differs") }
    guard again.offsets == record.offsets else { throw fail("the offsets differ") }
  }

  /// The most steps a byte of the input takes when it is parsed as one URL.
  ///
  /// A byte that is not UTF-8 takes the most: as U+FFFD it is three bytes in every pass.
  public static let urlStepsPerByte = 32

  /// All that must hold of a text as a URL: ``urlRecordRoundTrips(_:domains:)``,
  /// ``partsMakeUp(_:_:)``, and no more steps than the bytes of text and base allow.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - base: The URL that a relative one is resolved against, or `nil`.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - stepsPerByte: The most steps a byte of the input takes.
  /// - Throws: ``PropertyFailure`` where one does not hold.
  public static func urlRecordHolds(
    _ input: ArraySlice<UInt8>, base: URLRecord? = nil, domains: some DomainToASCII,
    stepsPerByte: Int = urlStepsPerByte
  ) throws(PropertyFailure) {
    var counter = StepCounter()
    var record: URLRecord?
    do throws(URLParsingError) {
      record = try URLRecord(input.span, base: base, domains: domains, observer: &counter)
    } catch {
      guard (0...input.count).contains(error.offset) else {
        throw PropertyFailure("urlRecordHolds", "the error's offset lies outside the input")
      }
    }
    let allowed = stepsPerByte * input.count + 2 * (base?.serialized.count ?? 0) + 64
    guard counter.steps <= allowed else {
      throw PropertyFailure(
        "urlRecordHolds", "\(input.count) bytes took \(counter.steps) steps")
    }
    guard let record else { return }
    try urlRecordRoundTrips(record, domains: domains)
    try partsMakeUp(record.serialized, record)
  }

  /// A serialization consists of the parts of its record, written one behind the other, with the
  /// delimiters that the URL serializer puts between them.
  ///
  /// - Parameters:
  ///   - serialization: What the parts must make up.
  ///   - record: The record whose parts are taken.
  /// - Throws: ``PropertyFailure`` where they make up something else.
  ///
  /// Source: URL Standard, section 4.5 ("URL serializing").
  public static func partsMakeUp(
    _ serialization: [UInt8], _ record: URLRecord
  ) throws(PropertyFailure) {
    var output: [UInt8] = []
    output.reserveCapacity(serialization.count)
    output.append(contentsOf: record.protocol.utf8)
    if record.host != nil {
      output.append(contentsOf: "//".utf8)
      let (username, password) = (record.username, record.password)
      if !username.isEmpty || !password.isEmpty {
        output.append(contentsOf: username.utf8)
        if !password.isEmpty { output.append(UInt8(ascii: ":")) }
        output.append(contentsOf: password.utf8)
        output.append(UInt8(ascii: "@"))
      }
      output.append(contentsOf: record.hostAndPort.utf8)
    } else if !record.hasOpaquePath, record.pathname.utf8.starts(with: "//".utf8) {
      // Without it the path would read as a host.
      output.append(contentsOf: "/.".utf8)
    }
    output.append(contentsOf: record.pathname.utf8)
    if let query = record.query {
      output.append(UInt8(ascii: "?"))
      output.append(contentsOf: query.utf8)
    }
    if let fragment = record.fragment {
      output.append(UInt8(ascii: "#"))
      output.append(contentsOf: fragment.utf8)
    }
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("partsMakeUp", detail) }
    guard output == serialization else { throw fail("the parts make up another serialization") }
    guard record.href.utf8.elementsEqual(serialization) else { throw fail("href differs") }
    if let host = record.host, host.description != record.hostname {
      throw fail("the host differs")
    }
    let isList = !record.hasOpaquePath && !record.pathname.isEmpty
    guard !isList || record.pathSegments.count == record.pathname.utf8.count(where: isSlash) else {
      throw fail("the number of path segments")
    }
  }

  private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") }
}
