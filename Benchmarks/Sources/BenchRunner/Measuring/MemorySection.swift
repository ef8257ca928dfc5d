import Foundation
import RunnerTool

/// Allocations and memory of the peers that read links, each in a process of its own.
struct MemorySection {
  /// What a peer takes of memory.
  struct Row: Codable, Equatable {
    let peer: PeerLabel
    var usage: MemoryUsage?
    /// Why there are no figures, or why they do not count.
    var problem: RowProblem?
  }

  let workspace: Workspace
  /// ada's library.
  let ada: URL
  /// The runner's executable.
  var runner = URL(filePath: ProcessInfo.processInfo.arguments[0])

  /// Measures the peers of this package's runner, and the programs; one that fails has a row that says
  /// so.
  func run(_ peers: [Peer], on workload: Workload) throws -> [Row] {
    let file = workspace.workloads.appending(path: BenchmarkCase.memory.rawValue)
    try WorkloadFile.write(workload, to: file)
    let rows = peers.map { peer in
      var row = row(peer.label) {
        try MemoryUsage.measure(
          ChildTask(job: workload.job, peer: peer.identifier, file: file, ada: ada),
          runner: runner)
      }
      if let usage = row.usage, usage.blocks == nil {
        row.problem = .missing("the library that counts allocations")
      }
      return row
    }
    let programs = ProgramPeer.allCases.map { program in
      row(PeerLabel(name: program.name, version: program.version(in: workspace))) {
        try usage(of: program, workload, file)
      }
    }
    let wholeJob = zip(peers, rows).filter { PeerCatalog.wholeJob.contains($0.0.identifier) }
    let shared = PassResult.mostCommon(
      of: (wholeJob.map(\.1) + programs).compactMap { $0.usage?.result })
    return zip(peers.map(\.identifier), rows).map { identifier, row in
      PeerCatalog.wholeJob.contains(identifier)
        ? judged(row, shared, entries: workload.entryCount) : row
    } + programs.map { judged($0, shared, entries: workload.entryCount) }
  }

  private func row(_ label: PeerLabel, _ measure: () throws -> MemoryUsage) -> Row {
    do {
      return Row(peer: label, usage: try measure())
    } catch let problem as RowProblem {
      return Row(peer: label, problem: problem)
    } catch {
      return Row(peer: label, problem: .failed("\(error)"))
    }
  }

  /// The row with what is wrong with its result.
  private func judged(_ row: Row, _ shared: PassResult?, entries: Int) -> Row {
    var row = row
    if let usage = row.usage {
      row.problem = RowProblem(usage.result, shared: shared, entries: entries) ?? row.problem
    }
    return row
  }

  /// A program's memory alone: it does not count what it allocates.
  private func usage(of program: ProgramPeer, _ workload: Workload, _ file: URL) throws
    -> MemoryUsage
  {
    let runner = try program.start(workload.job, file, in: workspace)
    // It answers when it has the texts at hand, and has done nothing with them.
    _ = try runner.run(repeats: 0)
    let process = String(runner.process.identifier)
    ProcessMemory.resetPeak(of: process)
    let before = ProcessMemory.peak(of: process) ?? 0
    let pass = try runner.run(repeats: 1)
    let peak = ProcessMemory.peak(of: process) ?? 0
    return MemoryUsage(
      blocks: nil, bytes: nil, entries: workload.entryCount, result: pass.result,
      peakKilobytes: peak, growthKilobytes: peak - before)
  }
}
