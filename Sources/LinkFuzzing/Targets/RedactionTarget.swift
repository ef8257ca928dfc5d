extension FuzzTarget {
  /// Redaction: no report, message, error, description or dump of a link shows its code.
  public static let redaction = FuzzTarget(
    "redaction", summary: "No report, message, error or description of a link shows its code.",
    maximumLength: 2048
  ) { input throws(PropertyFailure) in
    try LinkProperties.codesStayHidden(in: MarkedLink(input))
  }
}
