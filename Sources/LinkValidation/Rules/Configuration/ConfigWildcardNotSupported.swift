internal import DomainNames

/// Finds entries of the lists of domains that are patterns.
enum ConfigWildcardNotSupported: PolicyRule {
  static let rule = Rule(
    "config-wildcard-not-supported", .error, cwe: 183, section: .configuration,
    title: "An entry of a list of domains has a wildcard",
    rationale: """
      Firebase's lists have no patterns, and neither has the policy: an entry with an asterisk \
      matches nothing, whatever its author meant to allow.
      """,
    badExample: #"{ "authorizedDomains": ["*.example.com"] }"#,
    goodExample: #"{ "authorizedDomains": ["example.com"], "matchSubdomains": true }"#,
    remedy: "List each host; or list the domain, and set 'matchSubdomains' to true.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    for malformed in policy.malformedDomainEntries where malformed.entry.error.code == .wildcard {
      reporter.report(rule, "\(malformed.place) has a wildcard")
    }
  }
}
