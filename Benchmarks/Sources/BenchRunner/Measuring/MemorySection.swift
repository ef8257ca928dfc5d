import Foundation
import RunnerTool

/// Allocations and memory of the peers of the whole job, each in a process of its own.
struct MemorySection {
  let workspace: Workspace
  /// ada's library.
  let ada: URL

  /// Measures the peers of this package's runner, and the programs.
  func run(_ peers: [Peer], on workload: Workload) throws -> [Report.MemoryRow] {
    let file = workspace.workloads.appending(path: BenchmarkCase.memory.rawValue)
    try file.write(WorkloadFile.encode(workload))
    let runner = URL(filePath: ProcessInfo.processInfo.arguments[0])
    let rows = try peers.map { peer in
      let task = ChildTask(job: workload.job, peer: peer.identifier, file: file, ada: ada)
      let usage = try MemoryUsage.measure(task, runner: runner)
      return Report.MemoryRow(
        peer: peer.label, usage: usage,
        problem: usage.blocks == nil ? "the counting library is missing" : nil)
    }
    return rows + ProgramPeer.allCases.map { program($0, workload, file) }
  }

  /// A program's peak alone: it does not count what it allocates.
  private func program(_ program: ProgramPeer, _ workload: Workload, _ file: URL)
    -> Report.MemoryRow
  {
    let label = PeerLabel(name: program.name, version: program.version(in: workspace))
    do {
      let runner = try program.start(workload.job, file, in: workspace)
      let pass = try runner.run(repeats: 1)
      let peak = ProcessMemory.peak(of: String(runner.process.identifier)) ?? 0
      return Report.MemoryRow(
        peer: label,
        usage: MemoryUsage(
          blocks: nil, bytes: nil, entries: workload.entryCount, accepted: pass.result.accepted,
          peakKilobytes: peak, growthKilobytes: nil),
        problem: nil)
    } catch {
      return Report.MemoryRow(peer: label, usage: nil, problem: "missing: \(error)")
    }
  }
}
