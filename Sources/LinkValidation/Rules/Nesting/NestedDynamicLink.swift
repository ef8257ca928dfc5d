internal import ActionLinks

/// Finds Dynamic Links inside other links.
enum NestedDynamicLink: LinkRule {
  static let rule = Rule(
    "nested-dynamic-link", .warning, cwe: 674, section: .nesting,
    title: "A Dynamic Link stands inside another link",
    rationale: """
      Dynamic Links never allowed a Dynamic Link as their target. SDKs unwrap one or two layers \
      and stop there, each at another one, so such a link works for some users only.
      """,
    badExample: """
      https://links.example.com/__/auth/links?link=https://example-app.page.link/?link\
      %3Dhttps://example-app.firebaseapp.com/__/auth/action?apiKey\
      %253DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%2526mode%253DsignIn\
      %2526oobCode%253DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Wrap the action URL itself.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers.dropFirst()
    where layer.kind == .dynamicLink || layer.kind == .shortDynamicLink {
      reporter.report(
        rule, "the wrapped link is a Dynamic Link", layer: layer.index, range: layer.hostRange)
    }
  }
}
