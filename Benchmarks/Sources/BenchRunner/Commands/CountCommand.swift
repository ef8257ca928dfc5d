import CAllocationCount
import Foundation
import RunnerTool

/// Counts what a peer allocates in a pass; the process is started with the counting library.
enum CountCommand: Command {
  static let spec = CommandSpec(
    name: "count", summary: "Count the allocations of a pass", operands: ChildTask.operandNames,
    operandCount: ChildTask.operandCount...ChildTask.operandCount,
    isHidden: true)

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let runner = try ChildTask(arguments.operands).prepare()
    ProcessMemory.resetPeak()
    let before = ProcessMemory.peak() ?? 0
    // What is allocated once, such as tables, is allocated here.
    _ = runner.run(repeats: 1)
    let peak = ProcessMemory.peak() ?? 0
    let isPossible = allocation_count_is_possible()
    guard allocation_count_begin() || !isPossible else {
      throw RunnerFailure("the counting library is loaded, but an allocation went past it")
    }
    let pass = runner.run(repeats: 1)
    let count = allocation_count_end()
    let usage = MemoryUsage(
      blocks: isPossible ? Int(count.blocks) : nil, bytes: isPossible ? Int(count.bytes) : nil,
      entries: runner.entries.count, result: pass.result, peakKilobytes: peak,
      growthKilobytes: peak - before)
    Console.write(String(decoding: try JSONEncoder().encode(usage), as: UTF8.self) + "\n")
    return true
  }
}
