internal import ActionLinks

/// Finds wrapped URLs that stand on none of the project's hosts.
enum NestedLinkHostNotAuthorized: LinkRule {
  static let rule = Rule(
    "nested-link-host-not-authorized", .error, cwe: 601, section: .nesting,
    title: "The wrapped link stands on a host that is not authorized",
    rationale: """
      The host that a user sees is that of the link outside; the one that gets the code, where no \
      app takes it, is that of the link inside. A trusted envelope around a foreign handler hands \
      the code over.
      """,
    badExample: """
      https://links.example.com/__/auth/links?link=https://evil.example/__/auth/action?apiKey\
      %3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "If the host is yours, add it to 'authorizedDomains' or 'linkDomains'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.policy.judgesNestedHosts else { return }
    for layer in subject.linkLayers.dropFirst() {
      if let scheme = layer.scheme, subject.policy.isOwnScheme(scheme) { continue }
      guard let host = layer.host, !host.isEmpty else {
        reporter.report(
          rule, "the wrapped link names no host that a list could hold", layer: layer.index)
        continue
      }
      guard !layer.isListed else { continue }
      reporter.report(
        rule, "the host of the wrapped link is in neither 'authorizedDomains' nor 'linkDomains'",
        layer: layer.index, range: layer.hostRange)
    }
  }
}
