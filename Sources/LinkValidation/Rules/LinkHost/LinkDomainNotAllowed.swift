/// Finds links on a host that is none of the project's link domains.
enum LinkDomainNotAllowed: LinkRule {
  static let rule = Rule(
    "link-domain-not-allowed", .error, cwe: 346, section: .link,
    title: "The link stands on a host that is not a link domain",
    rationale: """
      Anybody can make a Firebase project and send action links from its hosts; that a host ends \
      in 'firebaseapp.com' proves nothing. Only the project's own link domains tell its links from \
      those of others.
      """,
    badExample: """
      https://evil-project.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=resetPassword\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=resetPassword\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "If the host is yours, add it to 'linkDomains'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.unlistedLinkHost != nil else { return }
    reporter.report(
      rule, "the host of the link is not in 'linkDomains'", layer: subject.outermost.index,
      range: subject.outermost.hostRange)
  }
}
