internal import ActionLinks

/// Finds layers with two different wrapped URLs.
enum NestedLinkAmbiguous: LinkRule {
  static let rule = Rule(
    "nested-link-ambiguous", .error, cwe: 436, section: .nesting,
    title: "'link' and 'deep_link_id' disagree",
    rationale: """
      The JavaScript SDKs follow 'deep_link_id' where there is one, Android knows only 'link', and \
      iOS reads both at once. A link that has both can show one of them to whoever checks it and \
      the other to whoever acts on it.
      """,
    badExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &deep_link_id=https://example-app.firebaseapp.com/__/auth/action?mode%3DverifyEmail
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Keep one of the two; Firebase writes 'link'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers
    where layer.known.contains(.link) && layer.known.contains(.deepLinkID)
      && (!layer.isContinue || layer.isWrapperByShape)
    {
      let targets = layer.parameters.filter {
        $0.parameter?.group == .wrapping && !$0.rawValue.isEmpty
      }
      guard let link = targets.last(where: { $0.parameter == .link }),
        let other = targets.first(where: {
          $0.parameter == .deepLinkID && $0.value != link.value
        })
      else { continue }
      reporter.report(
        rule, "'deep_link_id' holds another URL than 'link'", layer: layer.index,
        range: layer.valueRange(other))
    }
  }
}
