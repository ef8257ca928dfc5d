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
}
