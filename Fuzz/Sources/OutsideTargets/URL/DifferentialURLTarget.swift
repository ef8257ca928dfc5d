import DomainNames
public import LinkFuzzing
public import OutsideReaders
import URLStandard

extension FuzzTarget {
  /// URL records against ada; where ada is missing, says so once and compares nothing.
  public static let differentialURL = {
    let target = differentialURL(counting: DifferenceCounts()) { Ada.parse($0, base: $1) }
    if Ada.isPresent { return target }
    sayMissing("ada", for: target.name)
    return FuzzTarget(
      target.name, summary: target.summary, maximumLength: target.maximumLength
    ) { _ throws(PropertyFailure) in }
  }()

  /// URL records against another parser of the URL Standard.
  ///
  /// An input is a text, which may be followed by the byte FF, which UTF-8 does not have, and a base
  /// URL.
  ///
  /// - Parameters:
  ///   - counts: Where known differences are counted.
  ///   - parse: The other parser: takes a text and a base in UTF-8, and refuses by `nil`.
  /// - Returns: The target.
  public static func differentialURL(
    counting counts: DifferenceCounts,
    against parse: @escaping @Sendable ([UInt8], _ base: [UInt8]?) -> URLParts?
  ) -> FuzzTarget {
    FuzzTarget(
      "differential-url",
      summary: "A URL record has the parts that ada gives, or is refused for a listed reason."
    ) { input throws(PropertyFailure) in
      let parts = input.split(separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false)
      let text = Array(parts.first ?? [])
      let base = parts.count > 1 ? Array(parts[1]) : nil
      let baseRecord = try base.flatMap { text throws(PropertyFailure) in
        try compare(text, base: nil, counting: counts, parse)
      }
      // A base that is none leaves the text to be read by itself.
      _ = try compare(text, base: baseRecord, counting: counts, parse)
    }
  }
}

/// Compares what becomes of a text; gives the record where it is none other's.
private func compare(
  _ text: [UInt8], base: URLRecord?, counting counts: DifferenceCounts,
  _ parse: ([UInt8], _ base: [UInt8]?) -> URLParts?
) throws(PropertyFailure) -> URLRecord? {
  func fail(_ detail: String) -> PropertyFailure { PropertyFailure("differential-url", detail) }
  let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
  func isKnown(_ classes: [KnownDifference<WrittenName>]) -> Bool {
    counts.count(WrittenName(hostOf: repaired), among: classes)
  }
  let theirs = parse(repaired, base?.serialized)
  let record: URLRecord
  do throws(URLParsingError) {
    record = try URLRecord(text.span, base: base, domains: .icu)
  } catch {
    if theirs == nil { return nil }
    guard error.code == .validation(.domainToASCII), isKnown(KnownDifference.takenByAda) else {
      throw fail("refused here for \(error.code.name), taken there")
    }
    return nil
  }
  guard let theirs else {
    guard isKnown(KnownDifference.refusedByAda) else { throw fail("taken here, refused there") }
    return nil
  }
  if let part = URLParts(record).firstDifference(from: theirs) { throw fail("another \(part)") }
  return record
}

extension URLParts {
  /// The parts of a record.
  init(_ record: URLRecord) {
    self.init()
    href = record.serialized
    self.protocol = Array(record.protocol.utf8)
    username = Array(record.username.utf8)
    password = Array(record.password.utf8)
    host = Array(record.hostAndPort.utf8)
    hostname = Array(record.hostname.utf8)
    port = record.port.map { Array(String($0).utf8) } ?? []
    pathname = Array(record.pathname.utf8)
    search = Array(record.search.utf8)
    hash = Array(record.hash.utf8)
    origin = Array(record.origin(domains: .icu).description.utf8)
  }
}
