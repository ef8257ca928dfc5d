internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// A policy ready for look-ups: its entries as A-labels, and what is wrong with them.
struct PolicyIndex: Sendable {
  /// The policy as it was given.
  let source: LinkPolicy
  /// The authorized domains.
  let authorizedDomains: HostList
  /// The link domains.
  let linkDomains: HostList
  /// The project's own Dynamic Link domains.
  let dynamicLinkDomains: [DynamicLinkDomain]
  /// The custom schemes in lower case.
  let customSchemes: Set<String>

  init(_ source: LinkPolicy) {
    self.source = source
    authorizedDomains = HostList(source.authorizedDomains, matchSubdomains: source.matchSubdomains)
    linkDomains = HostList(source.linkDomains, matchSubdomains: false)
    dynamicLinkDomains = source.dynamicLinkDomains.compactMap {
      DynamicLinkDomain($0, domains: .icu)
    }
    customSchemes = Set(source.customSchemes.map { $0.lowercased() })
  }

  /// Whether a host may be where a nested link or fallback URL leads: it is on either list, or
  /// neither list judges.
  func allowsNestedHost(_ host: String) -> Bool {
    if authorizedDomains.isEmpty && linkDomains.isEmpty { return true }
    return authorizedDomains.contains(host) || linkDomains.contains(host)
  }
}

/// A list of hosts in a policy.
struct HostList: Sendable {
  private let hosts: Set<String>
  private let matchSubdomains: Bool
  /// Whether the list judges nothing: the policy has no entry, malformed ones included.
  let isEmpty: Bool

  init(_ entries: [String], matchSubdomains: Bool) {
    isEmpty = entries.isEmpty
    self.matchSubdomains = matchSubdomains
    hosts = Set(
      entries.compactMap { entry in
        (try? URLRecord("https://" + entry + "/", domains: .icu))?.hostname
      })
  }

  /// Whether a host, as A-labels or address, is on the list.
  func contains(_ host: String) -> Bool {
    if hosts.contains(host) { return true }
    guard matchSubdomains else { return false }
    var rest = host[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      if hosts.contains(String(rest)) { return true }
    }
    return false
  }
}
