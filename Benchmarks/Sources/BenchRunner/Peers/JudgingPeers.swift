import ActionLinks
import DomainNames
import LinkValidation

/// What this package does with a link beyond reading it.
enum JudgingPeers {
  /// The links of a workload that a policy with all hosts on its lists accepts.
  static func acceptedLinks(of workload: Workload) throws -> Workload {
    let validator = LinkValidator(policy: try TrafficCorpus.policy(for: workload))
    return Workload(
      links: workload.texts.filter { link in
        if case .accepted = validator.validate(link) { true } else { false }
      })
  }

  /// Every rule by a policy that accepts all links, reading included; a handler has the link as a
  /// `String`.
  struct Validation: Pass {
    let links: [String]
    let validator: LinkValidator

    init(_ workload: Workload) throws {
      links = workload.texts
      validator = LinkValidator(policy: try TrafficCorpus.policy(for: workload))
    }

    func run(over entries: Range<Int>) -> PassResult {
      var result = PassResult()
      for entry in entries {
        switch validator.validate(links[entry]) {
        case .accepted(_, let findings):
          result.accepted += 1
          result.checksum &+= 1 + findings.count
        case .rejected(let findings): result.checksum &+= findings.count
        case .unreadable: break
        }
      }
      return result
    }
  }

  /// The canonical form, reading included.
  struct Canonicalization: Pass {
    let workload: Workload

    func run(over entries: Range<Int>) -> PassResult {
      var result = PassResult()
      for entry in entries {
        let range = workload.place(of: entry)
        guard
          let link = try? ActionLink(workload.bytes.span.extracting(range), domains: .icu),
          let canonical = link.canonicalForm()
        else { continue }
        result.accepted += 1
        result.checksum &+= canonical.utf8.count
      }
      return result
    }
  }
}
