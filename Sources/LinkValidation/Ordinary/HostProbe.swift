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
    findings(on: hostingLink(at: host, around: Self.action(at: host)))?.isEmpty ?? false
  }

  /// What is said of a link that stands on a host of the list, and wraps an action on another host
  /// that continues there.
  ///
  /// - Returns: The findings, all on the host that the link continues on; `nil` where there may be
  ///   others, or what is said may depend on more than the host.
  func findings(continuingTo host: String, from linkHost: String) -> [Finding]? {
    let ascii = (try? URLRecord("https://" + host, domains: .icu))?.hostname ?? host
    let continueURL = String(percentEncoding: "https://\(host)/", using: .component)
    let found = findings(
      on: hostingLink(
        at: linkHost, around: Self.action(at: ascii) + "&continueUrl=" + continueURL))
    let start = "https://".utf8.count
    let place = start..<start + host.utf8.count
    let areOnHost = found?.allSatisfy { finding in
      finding.rule == HostDeviationCharacter.rule.id && finding.layer == 2
        && finding.range.map { place.contains($0.lowerBound) && place.upperBound >= $0.upperBound }
          ?? false
    }
    return areOnHost == true ? found : nil
  }

  private func hostingLink(at host: String, around action: String) -> String {
    "https://\(host)/__/auth/links?link=" + String(percentEncoding: action, using: .component)
  }

  private static func action(at host: String) -> String {
    "https://\(host)/__/auth/action?apiKey=\(ExampleLink.key)&mode=signIn&oobCode=\(ExampleLink.code)"
  }

  private func findings(on text: String) -> [Finding]? {
    guard let link = try? ActionLink(text, domains: .icu) else { return nil }
    return RuleCatalog.findings(on: Subject(link, policy: policy, expectation: .anything))
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
