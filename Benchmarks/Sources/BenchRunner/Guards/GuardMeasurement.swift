import DomainNames
import Foundation
import LinkFuzzing
import RunnerTool

/// Takes the figures that are guarded.
struct GuardMeasurement {
  /// How many links there are: enough for every kind, few enough for callgrind.
  static let linkCount = 2000

  let workspace: Workspace
  /// The runner's executable.
  let runner: URL

  /// All figures, in the order of the file.
  func run() throws -> [GuardFigure] {
    let links = TrafficCorpus(count: Self.linkCount).workload
    let accepted = try JudgingPeers.acceptedLinks(of: links)
    let instructions = try InstructionCount(of: runner, in: workspace)
    var figures: [GuardFigure] = []
    for (peer, workload) in [("batch", links), ("init", links), ("validate", accepted)] {
      Console.note("measuring \(peer)")
      let file = workspace.workloads.appending(path: "guard-\(peer)")
      try file.write(WorkloadFile.encode(workload))
      let task = ChildTask(
        job: .links, peer: peer, file: file, ada: workspace.build.appending(path: "no-ada"))
      let usage = try MemoryUsage.measure(task, runner: runner)
      guard let blocks = usage.blocksPerEntry, let bytes = usage.bytesPerEntry else {
        throw RunnerFailure("the counting library is missing")
      }
      figures += [
        GuardFigure(
          name: "\(peer): allocations a link", value: blocks, allowance: 0.005,
          constantAllowance: 0.005),
        GuardFigure(
          name: "\(peer): allocated bytes a link", value: bytes, allowance: 0.01,
          constantAllowance: 10),
        GuardFigure(
          name: "\(peer): instructions a link",
          value: try instructions.perEntry(task, entries: workload.entryCount), allowance: 0.03),
      ]
    }
    return figures + [
      GuardFigure(
        name: "reading: steps a byte", value: Self.stepsPerByte(links), allowance: 0.005)
    ]
  }

  /// The steps of reading the links, for a byte of them.
  static func stepsPerByte(_ links: Workload) -> Double {
    let steps = links.texts.reduce(0) { sum, link in
      sum + LinkProperties.readingSteps(Array(link.utf8), domains: ICUDomainToASCII())
    }
    return Double(steps) / Double(max(1, links.bytes.count))
  }
}
