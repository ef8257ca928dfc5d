extension FuzzTarget {
  /// `application/x-www-form-urlencoded`: what was serialized parses to the same pairs.
  public static let formURLEncoded = FuzzTarget(
    "form-urlencoded", summary: "Pairs of a form parse, serialize and parse to themselves.",
    maximumLength: 512, input: .bytes
  ) { input throws(PropertyFailure) in
    try LinkProperties.formRoundTrips(input)
  }
}
