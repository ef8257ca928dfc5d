internal import LinkReports
internal import LinkValidation

extension FuzzTarget {
  /// Policy files: any bytes are read or refused at a place inside them, and a policy that is read
  /// and written reads as the same.
  public static let policyFile = FuzzTarget(
    "policy-file",
    summary: "A policy file is read, written and read as the same, or refused inside.",
    input: .json
  ) { input throws(PropertyFailure) in
    try LinkProperties.policyFileRoundTrips(input)
  }
}
