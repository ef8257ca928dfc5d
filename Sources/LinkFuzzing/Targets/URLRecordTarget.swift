internal import DomainNames
internal import URLStandard

extension FuzzTarget {
  /// URL records: parsing, serializing and parsing again gives the same record, the parts make up
  /// the serialization, and the work is linear.
  ///
  /// What stands before the first byte 0x1F, if there is one, is the base URL.
  public static let urlRecord = FuzzTarget(
    "url-record",
    summary:
      "A URL record parses, serializes and parses to itself, from its parts, in linear work.",
    maximumLength: 512
  ) { input throws(PropertyFailure) in
    var text = input[...]
    var base: URLRecord?
    if let separator = input.firstIndex(of: 0x1F) {
      base = try? URLRecord(input.span.extracting(..<separator), domains: .icu)
      text = input[(separator + 1)...]
    }
    try LinkProperties.urlRecordHolds(text, base: base, domains: .icu)
  }
}
