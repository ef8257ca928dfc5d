/// Finds entries of `ignore` that name no rule.
enum ConfigIgnoreUnknownRule: PolicyRule {
  static let rule = Rule(
    "config-ignore-unknown-rule", .warning, section: .configuration,
    title: "An entry of 'ignore' names no rule",
    rationale: """
      An entry with a misspelled id ignores nothing, so the finding that somebody meant to accept \
      goes on counting.
      """,
    badExample: #"{ "ignore": [ { "rule": "fragments-present", "reason": "old app" } ] }"#,
    goodExample: #"{ "ignore": [ { "rule": "fragment-present", "reason": "old app" } ] }"#,
    remedy: "Correct the id, or remove the entry.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    guard !policy.source.ignore.isEmpty else { return }
    for (index, entry) in policy.source.ignore.enumerated() {
      if let rule = Rule.named(entry.rule), [rule.id].containsExactly(entry.rule) { continue }
      // A long id is nobody's slip of the pen, and comparing it would take long.
      let nearest =
        entry.rule.utf8.count > 96
        ? nil : NearestName.suggestion(for: entry.rule, among: RuleCatalog.rules.map(\.id))
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
      reporter.report(rule, "\(PolicyIndex.place(index, in: .ignore)) names no rule" + hint)
    }
  }
}
