internal import DomainNames

/// Finds default hosts of Firebase Hosting among the link domains.
enum ConfigLinkDomainIsDefaultHost: PolicyRule {
  static let rule = Rule(
    "config-link-domain-is-default-host", .note, section: .configuration,
    title: "A link domain is a default host of Firebase Hosting",
    rationale: """
      A policy may list default hosts: links without a link domain of their own stand there. But \
      'linkDomain' of ActionCodeSettings must name a custom domain; the service refuses a default \
      host.
      """,
    badExample: #"{ "linkDomains": ["example-app.firebaseapp.com"] }"#,
    goodExample: #"{ "linkDomains": ["links.example.com"] }"#,
    remedy: "Nothing in the policy; name a custom domain in ActionCodeSettings.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    for (index, entry) in policy.source.linkDomains.enumerated() {
      guard let domain = try? LinkDomain(entry), FirebaseHosts.isDefaultHost(domain.description)
      else { continue }
      let place = PolicyIndex.place(index, in: .linkDomains)
      reporter.report(rule, "\(place) is a default host, which no 'linkDomain' setting may name")
    }
  }
}
