internal import ActionLinks

/// Finds hosts that lead to the machine itself.
enum LoopbackHost: LinkRule {
  static let rule = Rule(
    "loopback-host", .note, section: .link,
    title: "A host is the machine itself",
    rationale: """
      Links to 'localhost' are for development: they work on the developer's machine alone. On a \
      user's machine whatever listens at that port gets the request.
      """,
    badExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &continueUrl=http%3A%2F%2Flocalhost%3A3000%2Ffinish
      """,
    goodExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish
      """,
    remedy: "Set 'allowLoopback' to false in the policy that is used in production.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let isAllowed = subject.policy.source.allowLoopback
    for layer in subject.layers where layer.isOnLoopback {
      reporter.report(
        rule, "the host is the machine itself" + (isAllowed ? "" : ", which the policy forbids"),
        severity: isAllowed ? .note : .error, layer: layer.index, range: layer.hostRange)
    }
  }
}
