import Foundation
import RunnerTool

/// What a pass over a workload takes of memory, in a process of its own.
struct MemoryUsage: Codable, Equatable {
  /// How many blocks the second pass allocated; `nil` where they could not be counted.
  let blocks: Int?
  /// How many bytes it asked for.
  let bytes: Int?
  /// How many entries it went over.
  let entries: Int
  /// What it came to.
  let result: PassResult
  /// The most memory that the process had during the first pass: the program, its libraries and the
  /// texts, in the form in which it has them, are a part of it.
  let peakKilobytes: Int
  /// How much of it came during that pass.
  let growthKilobytes: Int

  /// Blocks an entry.
  var blocksPerEntry: Double? { blocks.map { Double($0) / Double(max(1, entries)) } }
  /// Bytes an entry.
  var bytesPerEntry: Double? { bytes.map { Double($0) / Double(max(1, entries)) } }

  /// Measures a peer of this package's runner.
  ///
  /// - Parameters:
  ///   - task: The peer and its workload.
  ///   - runner: The runner's executable, beside which the counting library lies.
  /// - Returns: What it takes.
  /// - Throws: Where the process fails.
  static func measure(_ task: ChildTask, runner: URL) throws -> MemoryUsage {
    let library = runner.deletingLastPathComponent().appending(path: "libAllocationCounter.so")
    var environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    if library.exists { environment["LD_PRELOAD"] = library.path }
    let output = try ProgramRun.output(
      of: runner.path, ["count"] + task.arguments, environment: environment,
      seconds: ChildRunner.patience)
    return try JSONDecoder().decode(MemoryUsage.self, from: Data(output))
  }
}
