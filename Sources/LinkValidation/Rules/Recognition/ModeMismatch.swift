internal import ActionLinks

/// Finds operations that the policy does not allow, or that nobody expects now.
enum ModeMismatch: LinkRule {
  static let rule = Rule(
    "mode-mismatch", .error, cwe: 841, section: .recognition,
    title: "The operation is not one that is expected",
    rationale: """
      A code is good for one operation. Whoever waits for a sign-in link and takes the code of any \
      link may apply a password reset or a change of address instead. The operation counts as \
      expected where `modes` of the policy, if it has entries, holds the value of `mode`, and where \
      the handler, if it says what it waits for, waits for this operation.
      """,
    badExample: ExampleLink.page
      + "?apiKey=\(ExampleLink.key)&mode=recoverEmail&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Refuse the link here; send it to the handler of its own operation, or list the mode.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate,
      case .present(let mode) = RequiredParameter(.mode, in: layer)
    else { return }
    let modes = subject.policy.source.modes
    if !modes.isEmpty, !modes.containsExactly(mode.value) {
      reporter.report(
        rule, "mode is not among the policy's modes", layer: layer.index,
        range: layer.valueRange(mode))
    } else if let expected = subject.expectation.operations,
      let operation = ActionCodeOperation(mode: mode.value.utf8.span),
      !expected.contains(operation)
    {
      reporter.report(
        rule, "mode is not the operation that is expected now", layer: layer.index,
        range: layer.valueRange(mode))
    }
  }
}
