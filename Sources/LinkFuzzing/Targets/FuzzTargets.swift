extension FuzzTarget {
  /// The targets that need nothing but this package, in the order in which they are listed.
  public static let all: [FuzzTarget] = [
    .urlRecord, .shortWay, .formURLEncoded, .percentCoding, .hostNames, .domainLists, .actionLink,
    .sdkReadings,
    .buildAndReadBack, .policy, .validation, .policyFile, .jsonText, .redaction, .threads,
  ]

  /// The target of a name, or `nil` where there is none in ``all``.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
