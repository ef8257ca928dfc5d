import DomainNames
import Foundation
import LinkFuzzing
import RunnerTool

/// Takes the figures that are guarded.
struct GuardMeasurement {
  /// How many links there are: enough for every kind, few enough for callgrind.
  static let linkCount = 2000
  /// The peers whose allocations and instructions are counted.
  static let peers = ["batch", "init", "validate"]

  let workspace: Workspace
  /// The runner's executable.
  let runner: URL

  /// All figures, in the order of the file.
  func run() throws -> [GuardFigure] {
    let links = TrafficCorpus(count: Self.linkCount).workload
    let accepted = try JudgingPeers.acceptedLinks(of: links)
    let instructions = try InstructionCount(of: runner, in: workspace)
    var figures: [GuardFigure] = []
    for (peer, workload) in zip(Self.peers, [links, links, accepted]) {
      Console.note("measuring \(peer)")
      let file = workspace.workloads.appending(path: "guard-\(peer)")
      try WorkloadFile.write(workload, to: file)
      let task = ChildTask(
        job: .links, peer: peer, file: file, ada: workspace.build.appending(path: "no-ada"))
      let usage = try MemoryUsage.measure(task, runner: runner)
      guard let blocks = usage.blocksPerEntry, let bytes = usage.bytesPerEntry else {
        throw RunnerFailure("the library that counts allocations is missing")
      }
      guard usage.result.accepted == workload.entryCount else {
        throw RunnerFailure(
          "\(peer): accepts \(usage.result.accepted) of \(workload.entryCount) links, so that its "
            + "figures are not those of reading them")
      }
      figures += [
        .allocations(of: peer, blocks), .allocatedBytes(of: peer, bytes),
        .instructions(of: peer, try instructions.perEntry(task, entries: workload.entryCount)),
      ]
    }
    return figures + [.steps(Self.stepsPerByte(links))]
  }

  /// The steps of reading the links, for a byte of them.
  static func stepsPerByte(_ links: Workload) -> Double {
    let steps = links.texts.reduce(0) { sum, link in
      sum + LinkProperties.readingSteps(Array(link.utf8), domains: ICUDomainToASCII())
    }
    return Double(steps) / Double(max(1, links.bytes.count))
  }
}
