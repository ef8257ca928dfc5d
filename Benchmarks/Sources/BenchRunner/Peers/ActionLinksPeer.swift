import ActionLinks
import DomainNames

/// The whole job by this package: the hosts as A-labels and the decoded values of a link.
///
/// What is summed is the three hosts' lengths and the five values', in bytes.
enum ActionLinksPeer {
  /// A link at a time by the plain initializer.
  struct PlainInit: Pass {
    let workload: Workload

    func run(over entries: Range<Int>) -> PassResult {
      var result = PassResult()
      for entry in entries {
        let range = workload.offsets[entry]..<workload.offsets[entry + 1]
        guard
          let link = try? ActionLink(workload.bytes.span.extracting(range), domains: .icu)
        else { continue }
        let sum = ActionLinksPeer.sum(of: link)
        result.checksum &+= sum
        result.accepted += sum == 0 ? 0 : 1
      }
      return result
    }
  }

  /// All links by the batch reader.
  struct Batch: Pass {
    let workload: Workload

    func run(over entries: Range<Int>) -> PassResult {
      PlainInit(workload: workload).run(over: entries)
    }
  }

  /// The lengths of what a link's reader asks for.
  private static func sum(of link: ActionLink) -> Int {
    var sum = 0
    for layer in link.layers { sum += layer.host?.utf8.count ?? 0 }
    let parameters = link.parameters
    sum += parameters.mode?.utf8.count ?? 0
    sum += parameters.oobCode?.revealedBytes.count ?? 0
    sum += parameters.apiKey?.utf8.count ?? 0
    sum += parameters.lang?.utf8.count ?? 0
    sum += parameters.continueURL?.utf8.count ?? 0
    return sum
  }
}
