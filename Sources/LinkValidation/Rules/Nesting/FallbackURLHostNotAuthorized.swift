internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// Finds fallback URLs that lead to none of the project's hosts.
enum FallbackURLHostNotAuthorized: LinkRule {
  static let rule = Rule(
    "fallback-url-host-not-authorized", .error, cwe: 601, section: .nesting,
    title: "A fallback URL leads to a host that is not authorized",
    rationale: """
      A Dynamic Link sends users without the app to 'ofl', 'afl', 'ifl' or 'ipfl', whatever its \
      'link' says. A check of 'link' alone lets an attacker choose where they arrive.
      """,
    badExample: """
      https://example-app.page.link/?link=https://example-app.firebaseapp.com/__/auth/action?apiKey\
      %3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &afl=https://evil.example/
      """,
    goodExample: """
      https://example-app.page.link/?link=https://example-app.firebaseapp.com/__/auth/action?apiKey\
      %3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &afl=https://app.example.com/
      """,
    remedy: "If the host is yours, add it to 'authorizedDomains' or 'linkDomains'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard !subject.fallbackURLs.isEmpty else { return }
    for layer in subject.layers where !layer.isContinue || layer.isWrapperByShape {
      var reported: Set<LinkParameter> = []
      for parameter in layer.parameters {
        guard let known = parameter.parameter, known.isFallbackLink,
          !parameter.rawValue.isEmpty, !reported.contains(known),
          let complaint = complaint(on: parameter.value, subject.policy)
        else { continue }
        reported.insert(known)
        reporter.report(
          rule, "'\(known.name)' \(complaint)", layer: layer.index,
          range: layer.valueRange(parameter))
      }
    }
  }

  /// What speaks against a fallback URL, or `nil`.
  private static func complaint(on text: String, _ policy: PolicyIndex) -> String? {
    let url = try? URLRecord(text, domains: .icu)
    if let scheme = url?.scheme, !Schemes.isWeb(scheme) {
      if policy.isOwnScheme(scheme) { return nil }
      // Without a list of hosts an app's scheme may be the project's; script never is. With one, a
      // listed host says nothing: the app that has the scheme gets whatever host stands behind it.
      if policy.judgesNestedHosts || !Schemes.isCustom(scheme) {
        return "has a scheme that is not the web's"
      }
    }
    guard policy.judgesNestedHosts else { return nil }
    guard let host = url?.hostname, !host.isEmpty else {
      return "names no host that a list could hold"
    }
    if policy.allowsNestedHost(host) { return nil }
    return "leads to a host in neither 'authorizedDomains' nor 'linkDomains'"
  }
}
