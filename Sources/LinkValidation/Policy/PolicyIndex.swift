internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// A policy ready for look-ups: its entries as A-labels, and what is wrong with them.
///
/// It is a class so that a ``Subject``, of which there is one for each link, holds one reference.
final class PolicyIndex: Sendable {
  /// The policy as it was given.
  let source: LinkPolicy
  /// The day by which `ignore` entries expire, or `nil` if none does.
  let today: IgnoreEntry.Day?
  /// The authorized domains.
  let authorizedDomains: HostList
  /// The link domains.
  let linkDomains: HostList
  /// The project's own Dynamic Link domains.
  let dynamicLinkDomains: [DynamicLinkDomain]
  /// The entries of `continueURLPrefixes` that are in order.
  let continueURLPrefixes: [ContinueURLPrefix]
  /// The custom schemes in lower case.
  let customSchemes: Set<String>

  convenience init(_ source: LinkPolicy, today: IgnoreEntry.Day? = nil) {
    self.init(
      source, today: today,
      authorizedDomains: HostList(
        authorizedDomains: source.authorizedDomains, matchSubdomains: source.matchSubdomains),
      linkDomains: HostList(linkDomains: source.linkDomains))
  }

  /// Takes lists that are ready, which takes most of the time.
  init(
    _ source: LinkPolicy, today: IgnoreEntry.Day? = nil, authorizedDomains: HostList,
    linkDomains: HostList
  ) {
    self.source = source
    self.today = today
    self.authorizedDomains = authorizedDomains
    self.linkDomains = linkDomains
    dynamicLinkDomains = source.dynamicLinkDomains.compactMap {
      DynamicLinkDomain($0, domains: .icu)
    }
    continueURLPrefixes = source.continueURLPrefixes.compactMap(ContinueURLPrefix.init)
    customSchemes = Set(source.customSchemes.map { $0.lowercased() })
  }

  /// Whether a host may be where a nested link or fallback URL leads: it is on either list, or
  /// neither list judges.
  func allowsNestedHost(_ host: String) -> Bool {
    if authorizedDomains.isEmpty && linkDomains.isEmpty { return true }
    return lists(host)
  }

  /// Whether a host, as A-labels or address, is on either list.
  func lists(_ host: String) -> Bool {
    authorizedDomains.contains(host) || linkDomains.contains(host)
  }
}
