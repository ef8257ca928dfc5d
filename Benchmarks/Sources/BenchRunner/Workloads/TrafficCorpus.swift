import ActionLinks
import LinkFuzzing

/// Links as real traffic has them, the same ones each time.
struct TrafficCorpus {
  /// The links, with the hosts of all of them for the policy that checks them.
  let workload: Workload
  /// The hosts of the continue URLs that are not ASCII as written, or hold A-labels.
  let internationalHosts: [String]

  /// Makes links.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - projectCount: Of how many projects they are; `nil` where nearly each is of another.
  init(count: Int, projectCount: Int? = nil) {
    var mix = LinkMix.traffic
    mix.projectCount = projectCount
    var workload = Workload(job: .links)
    var hosts: [String] = []
    for link in LinkGenerator(mix, seed: 1).prefix(count) {
      workload.append(link.text.utf8)
      guard let host = Self.host(of: link.settings.url), Self.isInternational(host) else {
        continue
      }
      hosts.append(host)
    }
    workload.hosts = ListedHosts(of: workload.texts)
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
}
