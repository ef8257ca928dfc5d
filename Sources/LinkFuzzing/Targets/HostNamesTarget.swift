extension FuzzTarget {
  /// Host names: UTS 46 processing is a fixed point both ways, and lists know a host in each form.
  public static let hostNames = FuzzTarget(
    "host-names",
    summary: "A domain's A-labels and U-labels make each other, and lists take them for one host.",
    maximumLength: 1024, input: .host
  ) { input throws(PropertyFailure) in
    try LinkProperties.domainFormsAgree(input)
    try LinkProperties.hostFactsLieInside(input)
    try LinkProperties.listsAgree(on: input)
  }
}
