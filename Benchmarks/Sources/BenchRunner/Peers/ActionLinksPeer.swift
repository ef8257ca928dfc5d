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
        let range = workload.place(of: entry)
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
      var result = PassResult()
      var reader = ActionLinkReader(domains: .icu)
      for entry in entries {
        let range = workload.place(of: entry)
        guard (try? reader.read(workload.bytes.span.extracting(range))) != nil else { continue }
        let sum = ActionLinksPeer.sum(of: reader.link)
        result.checksum &+= sum
        result.accepted += sum == 0 ? 0 : 1
      }
      return result
    }
  }

  /// The lengths of what a link's reader asks for.
  private static func sum(of link: borrowing ActionLink) -> Int {
    func length(_ bytes: Span<UInt8>) -> Int { bytes.count }
    var sum = 0
    for layer in 0..<link.layerCount { sum += link.withHost(ofLayer: layer, length) ?? 0 }
    sum += link.withValue(of: .mode, length) ?? 0
    sum += link.withValue(of: .oobCode, length) ?? 0
    sum += link.withValue(of: .apiKey, length) ?? 0
    sum += link.withValue(of: .lang, length) ?? 0
    sum += link.withValue(of: .continueURL, length) ?? 0
    return sum
  }
}
