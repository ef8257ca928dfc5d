internal import ActionLinks

/// Finds an `oobCode` without a value.
enum OOBCodeEmpty: LinkRule {
  static let rule = Rule(
    "oob-code-empty", .error, section: .recognition,
    title: "`oobCode` has no value",
    rationale: """
      The name is there and the code is not: the link was cut off behind the equals sign, or a mail \
      program took the value out. The iOS SDK calls such a link a sign-in link all the same, and \
      the JavaScript SDK reads a name without an equals sign as the code `undefined`.
      """,
    badExample: ExampleLink.page + "?apiKey=\(ExampleLink.key)&mode=signIn&oobCode=",
    goodExample: ExampleLink.action,
    remedy: "Copy the whole link from the mail, or have a new mail sent.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate,
      case .empty(let code) = RequiredParameter(.oobCode, in: layer)
    else { return }
    let message = code.hasEquals ? "oobCode is empty" : "oobCode stands there without a value"
    reporter.report(rule, message, layer: layer.index, range: layer.nameRange(code))
  }
}
