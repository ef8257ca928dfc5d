internal import ActionLinks
internal import DomainNames

extension FuzzTarget {
  /// The SDKs' readings: none traps, and none makes more of a text than it holds.
  public static let sdkReadings = FuzzTarget(
    "sdk-readings", summary: "No SDK's reading of a text traps or makes more of it than it holds."
  ) { input throws(PropertyFailure) in
    let readings = SDKReadings(of: input.span, domainToASCII: .foundation)
    try LinkProperties.readingsAreBounded(readings, of: input)
  }
}
