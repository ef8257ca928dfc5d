internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// Asks all rules what they say of a host, by links that have nothing else to say anything about.
struct HostProbe {
  private let policy: PolicyIndex

  /// Takes the hosts of a policy; what it says of parameters and paths does not count.
  init(_ policy: PolicyIndex) { self.policy = policy.withHostsOnly }

  /// Whether nothing is said of a Hosting link and an action URL on a host.
  func isSilentOnLink(at host: String) -> Bool {
    isSilent(on: hostingLink(at: host, around: Self.action(at: host)))
  }

  /// Whether nothing is said of a link that stands on a host of the list, and wraps an action on
  /// another host that continues there.
  func isSilent(continuingTo host: String, from linkHost: String) -> Bool {
    let ascii = (try? URLRecord("https://" + host, domains: .icu))?.hostname ?? host
    let continueURL = String(percentEncoding: "https://\(host)/", using: .component)
    return isSilent(
      on: hostingLink(
        at: linkHost, around: Self.action(at: ascii) + "&continueUrl=" + continueURL))
  }

  private func hostingLink(at host: String, around action: String) -> String {
    "https://\(host)/__/auth/links?link=" + String(percentEncoding: action, using: .component)
  }

  private static func action(at host: String) -> String {
    "https://\(host)/__/auth/action?apiKey=\(ExampleLink.key)&mode=signIn&oobCode=\(ExampleLink.code)"
  }

  private func isSilent(on text: String) -> Bool {
    guard let link = try? ActionLink(text, domains: .icu) else { return false }
    return RuleCatalog.findings(
      on: Subject(link, policy: policy, expectation: .anything)
    ).isEmpty
  }
}

extension PolicyIndex {
  /// The same hosts, and nothing else that a link is held against.
  fileprivate var withHostsOnly: PolicyIndex {
    var source = LinkPolicy()
    source.authorizedDomains = self.source.authorizedDomains
    source.matchSubdomains = self.source.matchSubdomains
    source.linkDomains = self.source.linkDomains
    source.allowLoopback = self.source.allowLoopback
    return PolicyIndex(source, authorizedDomains: authorizedDomains, linkDomains: linkDomains)
  }
}
