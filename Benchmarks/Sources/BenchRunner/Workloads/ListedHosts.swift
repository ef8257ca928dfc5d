import ActionLinks
import DomainNames
import LinkValidation

/// The hosts of links, as the lists of a policy have them.
struct ListedHosts: Sendable, Equatable, Codable {
  /// The hosts of the links and of those that they wrap.
  let linkDomains: [String]
  /// The hosts of the continue URLs.
  let authorizedDomains: [String]

  /// Takes the hosts of all links; one that cannot be read has none.
  init(of links: some Sequence<String>) {
    var (linkDomains, authorizedDomains): (Set<String>, Set<String>) = ([], [])
    for link in links {
      guard let layers = try? ActionLink(link, domains: .icu).layers else { continue }
      for layer in layers {
        guard let host = layer.host else { continue }
        if layer.role == .continue {
          authorizedDomains.insert(host)
        } else {
          linkDomains.insert(host)
        }
      }
    }
    self.linkDomains = linkDomains.sorted()
    self.authorizedDomains = authorizedDomains.sorted()
  }

  /// A policy that lists them, and is the default otherwise.
  var policy: LinkPolicy {
    var policy = LinkPolicy()
    policy.linkDomains = linkDomains
    policy.authorizedDomains = authorizedDomains
    return policy
  }
}
