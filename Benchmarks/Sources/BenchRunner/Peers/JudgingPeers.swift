import ActionLinks
import DomainNames
import LinkValidation
import RunnerTool

/// What this package does with a link beyond reading it.
enum JudgingPeers {
  /// The links of a workload that the policy with its hosts accepts.
  static func acceptedLinks(of workload: Workload) throws -> Workload {
    let validator = try validator(for: workload)
    var accepted = Workload(
      links: workload.texts.filter { link in
        if case .accepted = validator.validate(link) { true } else { false }
      })
    accepted.hosts = workload.hosts
    return accepted
  }

  /// The validator whose policy lists the workload's hosts.
  ///
  /// - Throws: ``RunnerFailure`` where it has none: a policy without them would refuse every link.
  private static func validator(for workload: Workload) throws -> LinkValidator {
    guard let hosts = workload.hosts else {
      throw RunnerFailure("the workload has no hosts for the policy to list")
    }
    return LinkValidator(policy: hosts.policy)
  }

  /// Every rule by a policy that lists the workload's hosts, reading included.
  ///
  /// A handler has the link as a `String`, and so does this.
  struct Validation: Pass {
    let links: [String]
    let validator: LinkValidator

    init(_ workload: Workload) throws {
      links = workload.texts
      validator = try JudgingPeers.validator(for: workload)
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
