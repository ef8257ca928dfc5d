extension FuzzTarget {
  /// Percent-coding: decoding undoes encoding, by every percent-encode set.
  public static let percentCoding = FuzzTarget(
    "percent-coding",
    summary: "Percent-decoding undoes percent-encoding, and encodes no byte too many or too few.",
    maximumLength: 512, input: .bytes
  ) { input throws(PropertyFailure) in
    try LinkProperties.percentCodingRoundTrips(input)
  }
}
