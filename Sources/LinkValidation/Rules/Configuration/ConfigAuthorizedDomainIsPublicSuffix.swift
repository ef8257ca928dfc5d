internal import DomainNames

/// Finds entries of the lists of domains below which anybody can have a name.
enum ConfigAuthorizedDomainIsPublicSuffix: PolicyRule {
  static let rule = Rule(
    "config-authorized-domain-is-public-suffix", .error, cwe: 183, section: .configuration,
    title: "An entry of a list of domains is a public suffix",
    rationale: """
      Below a public suffix, such as 'com' or 'web.app', names belong to different people. \
      Together with 'matchSubdomains', or in an SDK that matches subdomains anyway, such an entry \
      authorizes everybody. It counts if a rule of the Public Suffix List names it, in the ICANN or \
      the private part.
      """,
    badExample: #"{ "authorizedDomains": ["web.app"], "matchSubdomains": true }"#,
    goodExample: #"{ "authorizedDomains": ["example-app.web.app"], "matchSubdomains": true }"#,
    remedy: "List the project's own names below the suffix.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    for malformed in policy.malformedDomainEntries
    where malformed.entry.error.code == .publicSuffix {
      reporter.report(rule, "\(malformed.place) is a public suffix")
    }
  }
}
