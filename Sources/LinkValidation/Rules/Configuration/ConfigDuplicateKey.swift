internal import JSONText

/// Finds keys of a policy file that stand twice.
enum ConfigDuplicateKey: PolicyRule {
  static let rule = Rule(
    "config-duplicate-key", .error, section: .configuration,
    title: "The policy file has a key twice",
    rationale: """
      JSON readers differ in which of equal keys they take. The policy that a person reads may not \
      be the one in force.
      """,
    badExample: #"{ "linkDomains": ["a.example"], "linkDomains": ["b.example"] }"#,
    goodExample: #"{ "linkDomains": ["a.example", "b.example"] }"#,
    remedy: "Write the key once, with all of its entries.")

  // Only the text of a file shows its keys, so the policy's reader reports them.
  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {}

  static func finding(key: LinkPolicy.Key, at position: JSONPosition) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity,
      message:
        "the key '\(key.rawValue)' stands again at line \(position.line), column \(position.column)"
    )
  }
}
