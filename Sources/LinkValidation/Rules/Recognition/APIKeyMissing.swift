internal import ActionLinks

/// Finds action links without `apiKey`.
enum APIKeyMissing: LinkRule {
  static let rule = Rule(
    "api-key-missing", .warning, section: .recognition,
    title: "`apiKey` is missing",
    rationale: """
      The key names the project. The JavaScript and Android SDKs refuse a link without it; the iOS \
      SDK takes the code for its own project, whatever project the link came from. An empty key, \
      and one that does not decode, count as missing.
      """,
    badExample: ExampleLink.page + "?mode=signIn&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Forward the original link rather than a link built from some of its parameters.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate else { return }
    switch RequiredParameter(.apiKey, in: layer) {
    case .present: break
    case .absent: reporter.report(rule, "apiKey is missing", layer: layer.index)
    case .empty(let key):
      reporter.report(rule, "apiKey has no value", layer: layer.index, range: layer.nameRange(key))
    case .undecodable(let key):
      reporter.report(
        rule, "apiKey does not decode, so it counts as missing", layer: layer.index,
        range: layer.valueRange(key))
    }
  }
}
