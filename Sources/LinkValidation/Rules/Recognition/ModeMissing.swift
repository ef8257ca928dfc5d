internal import ActionLinks

/// Finds action links without `mode`.
enum ModeMissing: LinkRule {
  static let rule = Rule(
    "mode-missing", .error, section: .recognition,
    title: "`mode` is missing",
    rationale: """
      `mode` says what the code does. Without it, with an empty one, or with one that does not \
      decode, no operation can be told, and a handler that goes on guesses.
      """,
    badExample: ExampleLink.page + "?apiKey=\(ExampleLink.key)&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Take the link unchanged from Firebase; do not build it anew from some of its parts.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate else { return }
    switch RequiredParameter(.mode, in: layer) {
    case .present: break
    case .absent: reporter.report(rule, "mode is missing", layer: layer.index)
    case .empty(let mode):
      reporter.report(
        rule, "mode has no value", layer: layer.index, range: layer.nameRange(mode))
    case .undecodable(let mode):
      reporter.report(
        rule, "mode does not decode, so it counts as missing", layer: layer.index,
        range: layer.valueRange(mode))
    }
  }
}
