internal import DomainNames

extension FuzzTarget {
  /// URL records: parsing, serializing and parsing again gives the same record.
  public static let urlRecord = FuzzTarget(
    "url-record", summary: "Parsing, serializing and parsing again gives the same URL record."
  ) { input throws(PropertyFailure) in
    try LinkProperties.urlRecordRoundTrips(input, domains: .icu)
  }
}
