internal import ActionLinks
internal import DomainNames

/// Finds entries of the lists of domains that name no host.
enum ConfigAuthorizedDomainMalformed: PolicyRule {
  static let rule = Rule(
    "config-authorized-domain-malformed", .error, section: .configuration,
    title: "An entry of a list of domains is no domain",
    rationale: """
      An entry is compared with hosts, so one with a scheme, a port, a path or a character that no \
      host has matches nothing. Somebody meant to allow a host by it, or to forbid all others.
      """,
    badExample: #"{ "authorizedDomains": ["https://app.example.com:8443/finish"] }"#,
    goodExample: #"{ "authorizedDomains": ["app.example.com"] }"#,
    remedy: "Write the host alone: no scheme, port, path, blank or dot at its end.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    for malformed in policy.malformedDomainEntries {
      guard let reason = reason(malformed.entry.error.code, in: malformed.key) else { continue }
      reporter.report(rule, "\(malformed.place) \(reason)")
    }
    for (index, entry) in policy.source.dynamicLinkDomains.enumerated()
    where DynamicLinkDomain(entry, domains: .icu) == nil {
      let place = PolicyIndex.place(index, in: .dynamicLinkDomains)
      reporter.report(rule, "\(place) is neither a host nor 'https://', a host and perhaps a path")
    }
  }

  /// Why an entry names no host, or `nil` where another rule says so.
  private static func reason(_ code: DomainEntryError.Code, in key: LinkPolicy.Key) -> String? {
    switch code {
    case .wildcard, .publicSuffix: nil
    case .empty: "is empty"
    case .scheme:
      key == .authorizedDomains
        ? "has a scheme other than 'chrome-extension'" : "has a scheme"
    case .userinfo: "has user information"
    case .port: "has a port"
    case .path: "has a path, a query or a fragment"
    case .invalidIDNA: "is no valid internationalized name"
    case .emptyLabel: "has an empty label, or a dot at its end"
    case .tooLong: "has a label of more than 63 octets, or is longer than 253"
    case .invalidCharacter: "has a character that no host name has"
    case .invalidIPv4Address: "ends in a number and is no IPv4 address in its usual spelling"
    case .invalidIPv6Address: "is no IPv6 address"
    case .invalidExtensionID: "has no extension's id behind 'chrome-extension://'"
    }
  }
}
