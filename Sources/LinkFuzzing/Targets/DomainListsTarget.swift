extension FuzzTarget {
  /// Lists of domains: an entry means one host in each of its forms, and matches whole labels only.
  public static let domainLists = FuzzTarget(
    "domain-lists", summary: "An entry of a list matches its own host, in any form, and no other.",
    maximumLength: 512, input: .host
  ) { input throws(PropertyFailure) in
    try LinkProperties.listsAgree(on: input)
  }
}
