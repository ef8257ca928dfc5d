internal import ActionLinks

/// Finds texts that have none of the shapes of an action link.
enum NotAnActionLink: LinkRule {
  static let rule = Rule(
    "not-an-action-link", .error, cwe: 20, section: .recognition,
    title: "The text has none of the shapes of an action link",
    rationale: """
      An action link is told by its shape: Firebase's own paths, a Dynamic Link's host, an app's \
      scheme, or a query with `mode` and `oobCode`. Another page of Firebase's, such as the one for \
      OAuth at `/__/auth/handler`, is no action page even with all parameters, and a reader that \
      merely searches a text for `oobCode=` takes anything for a link.
      """,
    badExample: "https://app.example.com/?next=mode=signIn%26oobCode=x",
    goodExample: ExampleLink.complete,
    remedy: "Answer that the link is not an action link, and leave it to its own handler.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.link.kind == .none, !subject.isBlank else { return }
    // A handler's path in another spelling, with a whole action, is `action-path-not-canonical`.
    if subject.parameters.operation != nil,
      ActionPathNotCanonical.isOtherSpelling(subject.outermost)
    {
      return
    }
    let reason =
      subject.parameters.operation == nil
      ? "; " + subject.parameters.reasonForNoOperation : ""
    reporter.report(rule, "no shape of an action link" + reason, layer: 0)
  }
}
