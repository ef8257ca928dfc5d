internal import ActionLinks

/// Finds keys of other projects.
enum APIKeyMismatch: LinkRule {
  static let rule = Rule(
    "api-key-mismatch", .error, cwe: 346, section: .recognition,
    title: "`apiKey` belongs to another project",
    rationale: """
      A link of another project is well formed, and its code is good, in that project: anyone can \
      have Firebase send one. A handler that takes the key from the link signs the user in there.
      """,
    badExample: ExampleLink.page
      + "?apiKey=AIzaSyOTHER-OTHER-OTHER-OTHER-OTHER-OTHE&mode=signIn&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Refuse the link; if the key is yours, add it to `apiKeys` of the policy.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let keys = subject.policy.source.apiKeys
    guard !keys.isEmpty, let layer = subject.actionCandidate,
      case .present(let key) = RequiredParameter(.apiKey, in: layer),
      !keys.containsExactly(key.value)
    else { return }
    reporter.report(
      rule, "apiKey is not among the policy's keys", layer: layer.index,
      range: layer.valueRange(key))
  }
}
