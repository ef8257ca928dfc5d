internal import ActionLinks

/// Finds action links without `oobCode`.
enum OOBCodeMissing: LinkRule {
  static let rule = Rule(
    "oob-code-missing", .error, section: .recognition,
    title: "`oobCode` is missing",
    rationale: """
      The one-time code is what the link is for. A link without it was cut off, or damaged where \
      the name stood; a code that does not decode counts as missing, for readers differ in what \
      they make of it.
      """,
    badExample: ExampleLink.page + "?apiKey=\(ExampleLink.key)&mode=signIn&lang=en",
    goodExample: ExampleLink.action,
    remedy: "Copy the whole link from the mail, or have a new mail sent.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate else { return }
    switch RequiredParameter(.oobCode, in: layer) {
    case .present, .empty: break
    case .absent: reporter.report(rule, "oobCode is missing", layer: layer.index)
    case .undecodable(let code):
      reporter.report(
        rule, "oobCode does not decode, so it counts as missing", layer: layer.index,
        range: layer.valueRange(code))
    }
  }
}
