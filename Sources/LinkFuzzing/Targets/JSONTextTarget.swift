extension FuzzTarget {
  /// JSON texts: what is read is written and read as the same, and errors lie inside the text.
  public static let jsonText = FuzzTarget(
    "json-text",
    summary: "A JSON text is read, written and read as the same; errors lie inside it.",
    input: .json
  ) { input throws(PropertyFailure) in
    try LinkProperties.jsonRoundTrips(input)
  }
}
