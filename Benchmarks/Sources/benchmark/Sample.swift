internal import ActionLinks
internal import DomainNames
internal import LinkFuzzing
internal import LinkValidation

/// A link of the corpus, and the texts of its layers.
struct Sample {
  /// The link.
  let text: String
  /// The texts that a URL parser is given: the link, what it wraps, and where it continues.
  let urls: [String]

  /// Links as real traffic has them, and a policy that accepts all but the Dynamic Links: that has
  /// the hosts of all of them on its lists.
  static func corpus(count: Int) throws -> (samples: [Sample], policy: LinkPolicy) {
    var samples: [Sample] = []
    var (linkDomains, authorizedDomains): (Set<String>, Set<String>) = ([], [])
    for generated in LinkGenerator(seed: 1).prefix(count) {
      let layers = try ActionLink(generated.text, domains: .icu).layers
      samples.append(Sample(text: generated.text, urls: layers.map(\.text)))
      for layer in layers {
        guard let host = layer.host else { continue }
        if layer.role == .continue {
          authorizedDomains.insert(host)
        } else if layer.kind != .dynamicLink {
          linkDomains.insert(host)
        }
      }
    }
    var policy = LinkPolicy()
    policy.linkDomains = linkDomains.sorted()
    policy.authorizedDomains = authorizedDomains.sorted()
    return (samples, policy)
  }
}
