internal import ActionLinks

/// Finds links on a host that Firebase chose where the project asked for another.
enum LinkDomainDiffersFromExpected: LinkRule {
  static let rule = Rule(
    "link-domain-differs-from-expected", .warning, section: .link,
    title: "The link stands on a default host instead of the link domain",
    rationale: """
      Firebase takes the project's default host, or a Dynamic Link host, where the link domain of \
      the settings does not apply: with 'handleCodeInApp' off, or before the project was switched \
      to Hosting. Apps that are associated with the link domain alone do not open such a link.
      """,
    badExample: """
      https://other-app.web.app/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: """
      Set 'linkDomain' in ActionCodeSettings with 'handleCodeInApp', and switch the project's \
      mobile links to Hosting; or add the default host to 'linkDomains'.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let host = subject.unlistedLinkHost else { return }
    let isDynamicLinkHost =
      FirebaseHosts.isDynamicLinkHost(host)
      || subject.policy.dynamicLinkDomains.contains { $0.host == host }
    guard isDynamicLinkHost || FirebaseHosts.isDefaultHost(host) else { return }
    let which = isDynamicLinkHost ? "a Dynamic Link host" : "a default host of Firebase Hosting"
    reporter.report(
      rule, "the link stands on \(which); the link domain of the settings was not used",
      layer: subject.outermost.index, range: subject.outermost.hostRange)
  }
}
