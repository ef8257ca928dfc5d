import ActionLinks
import DomainNames
import LinkFuzzing
import LinkValidation

/// Links as real traffic has them, the same ones each time.
struct TrafficCorpus {
  /// The links.
  let workload: Workload
  /// The hosts of the continue URLs that are not ASCII as written, or hold A-labels.
  let internationalHosts: [String]

  /// Makes links.
  init(count: Int) {
    var workload = Workload(job: .links)
    var hosts: [String] = []
    for link in LinkGenerator(.traffic, seed: 1).prefix(count) {
      workload.append(link.text.utf8)
      guard let host = Self.host(of: link.settings.url), Self.isInternational(host) else {
        continue
      }
      hosts.append(host)
    }
    self.workload = workload
    internationalHosts = hosts
  }

  /// What stands between the scheme's slashes and the path.
  private static func host(of url: String) -> String? {
    guard url.hasPrefix("https://") else { return nil }
    return String(url.dropFirst(8).prefix { !"/?#:".contains($0) })
  }

  private static func isInternational(_ host: String) -> Bool {
    host.hasPrefix("xn--") || host.utf8.contains { $0 >= 0x80 }
  }

  /// A policy that has the hosts of all links on its lists.
  ///
  /// - Throws: `ActionLinkError` where a link exceeds the limits.
  static func policy(for workload: Workload) throws -> LinkPolicy {
    var (linkDomains, authorizedDomains): (Set<String>, Set<String>) = ([], [])
    for link in workload.texts {
      for layer in try ActionLink(link, domains: .icu).layers {
        guard let host = layer.host else { continue }
        if layer.role == .continue {
          authorizedDomains.insert(host)
        } else {
          linkDomains.insert(host)
        }
      }
    }
    var policy = LinkPolicy()
    policy.linkDomains = linkDomains.sorted()
    policy.authorizedDomains = authorizedDomains.sorted()
    return policy
  }
}
