internal import JSONText

/// Finds keys of a policy file that mean nothing.
enum ConfigUnknownKey: PolicyRule {
  static let rule = Rule(
    "config-unknown-key", .error, section: .configuration,
    title: "The policy file has an unknown key",
    rationale: """
      A misspelled key leaves its list empty, and an empty list judges nothing: a policy that \
      looks strict lets everything pass.
      """,
    badExample: #"{ "authorisedDomains": ["app.example.com"] }"#,
    goodExample: #"{ "authorizedDomains": ["app.example.com"] }"#,
    remedy: "Correct the key, or remove it.")

  // Only the text of a file shows its keys, so the policy's reader reports them.
  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {}

  static func finding(nearest: String?, at position: JSONPosition) -> Finding {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Finding(
      rule: rule.id, severity: rule.severity,
      message: "unknown key at line \(position.line), column \(position.column)" + hint)
  }
}
