internal import ActionLinks
internal import URLStandard

/// Finds values of `mode` that name no operation.
enum ModeUnknown: LinkRule {
  static let rule = Rule(
    "mode-unknown", .error, cwe: 20, section: .recognition,
    title: "`mode` names no operation",
    rationale: """
      The modes are `resetPassword`, `verifyEmail`, `signIn`, `verifyAndChangeEmail`, \
      `recoverEmail` and `revertSecondFactorAddition`, in exactly this spelling: another letter \
      case, a blank, or the REST name such as `EMAIL_SIGNIN` is a mode for some readers and none \
      for others.
      """,
    badExample: ExampleLink.page
      + "?apiKey=\(ExampleLink.key)&mode=SignIn&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Take the link unchanged from Firebase, and refuse modes that you do not handle.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate,
      case .present(let mode) = RequiredParameter(.mode, in: layer),
      ActionCodeOperation(mode: mode.value.utf8.span) == nil
    else { return }
    let message =
      isNearlyKnown(mode.value)
      ? "mode is spelled with other letter case or with blanks" : "mode names no operation"
    reporter.report(rule, message, layer: layer.index, range: layer.valueRange(mode))
  }

  private static func isNearlyKnown(_ mode: String) -> Bool {
    let letters = mode.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "+") }.map(\.asciiLowercased)
    return ActionCodeOperation.allCases.contains { operation in
      operation.mode.utf8.lazy.map(\.asciiLowercased).elementsEqual(letters)
    }
  }
}
