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

  /// Links as real traffic has them, but only those that a policy accepts, and the policy, which has
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
        } else {
          linkDomains.insert(host)
        }
      }
    }
    var policy = LinkPolicy()
    policy.linkDomains = linkDomains.sorted()
    policy.authorizedDomains = authorizedDomains.sorted()
    let validator = LinkValidator(policy: policy)
    let accepted = samples.filter { sample in
      if case .accepted = validator.validate(sample.text) { true } else { false }
    }
    return (accepted, policy)
  }
}
