extension FuzzTarget {
  /// Host names: UTS 46 processing is a fixed point both ways.
  public static let hostNames = FuzzTarget(
    "host-names", summary: "A domain's A-labels and U-labels make each other, and no others.",
    maximumLength: 512, input: .host
  ) { input throws(PropertyFailure) in
    try LinkProperties.domainFormsAgree(input)
    try LinkProperties.hostFactsLieInside(input)
  }
}
