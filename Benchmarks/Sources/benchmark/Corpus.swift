internal import ActionLinks
internal import DomainNames
internal import LinkFuzzing
internal import LinkValidation

/// The links of a corpus, and the texts of their layers.
///
/// They stand in arrays of their own, so that a measurement touches no more of a link than it asks for.
struct Corpus {
  /// The links.
  private(set) var links: [String] = []
  /// The texts of each link that a URL parser is given: the link, what it wraps, and where it
  /// continues.
  private(set) var urls: [[String]] = []
  /// A policy that has the hosts of all links on its lists.
  private(set) var policy = LinkPolicy()

  /// Links as real traffic has them, but only those that the policy accepts.
  ///
  /// - Parameter count: How many links to choose from.
  /// - Throws: `ActionLinkError` where one of them exceeds the limits.
  init(count: Int) throws {
    let generated = LinkGenerator(seed: 1).prefix(count).map(\.text)
    var (linkDomains, authorizedDomains): (Set<String>, Set<String>) = ([], [])
    for link in generated {
      for layer in try ActionLink(link, domains: .icu).layers {
        guard let host = layer.host else { continue }
        if layer.role == .continue {
          authorizedDomains.insert(host)
        } else {
          linkDomains.insert(host)
        }
      }
    }
    policy.linkDomains = linkDomains.sorted()
    policy.authorizedDomains = authorizedDomains.sorted()
    let validator = LinkValidator(policy: policy)
    for link in generated {
      guard case .accepted = validator.validate(link) else { continue }
      links.append(link)
      urls.append(try ActionLink(link, domains: .icu).layers.map(\.text))
    }
  }
}
