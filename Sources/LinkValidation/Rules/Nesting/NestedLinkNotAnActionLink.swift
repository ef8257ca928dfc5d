internal import ActionLinks

/// Finds wrapping links whose innermost link is no action link.
enum NestedLinkNotAnActionLink: LinkRule {
  static let rule = Rule(
    "nested-link-not-an-action-link", .error, section: .nesting,
    title: "The wrapped link is not an action link",
    rationale: """
      What a Hosting link or a Dynamic Link wraps is what the app acts on. Here that is an ordinary \
      address: the link may be a mistake, or another kind of deep link that a handler of action \
      links must not take.
      """,
    badExample: """
      https://example-app.page.link/?link=https://app.example.com/invite?room%3D7\
      &apn=com.example.app
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Wrap an action URL, or route other deep links before action links are looked for.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let action = subject.action, action.index > 0, action.kind == .none,
      subject.parameters.operation == nil,
      // A link without any shape is `not-an-action-link`.
      subject.link.kind != .none
    else { return }
    let reason = subject.parameters.reasonForNoOperation
    reporter.report(
      rule, "the wrapped link has no shape of an action link, and \(reason)", layer: action.index)
  }
}
