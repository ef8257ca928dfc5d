/// Finds entries of `ignore` whose last day is over.
enum ConfigIgnoreExpired: PolicyRule {
  static let rule = Rule(
    "config-ignore-expired", .warning, section: .configuration,
    title: "An entry of 'ignore' has expired",
    rationale: """
      A finding was accepted for a time, and the time is over: it counts again. The warning keeps \
      the entry from lying about in the policy as if it still did something.
      """,
    badExample: """
      { "ignore": [ { "rule": "fragment-present", "reason": "old app", "until": "2026-01-31" } ] }
      """,
    goodExample: """
      { "ignore": [ { "rule": "fragment-present", "reason": "old app", "until": "9999-12-31" } ] }
      """,
    remedy: "Remove the entry, or give it a new last day with a fresh reason.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    guard let today = policy.today else { return }
    for (index, entry) in policy.source.ignore.enumerated() {
      guard let until = entry.until, until < today else { continue }
      reporter.report(
        rule, "\(PolicyIndex.place(index, in: .ignore)) has expired: its last day was \(until)")
    }
  }
}
