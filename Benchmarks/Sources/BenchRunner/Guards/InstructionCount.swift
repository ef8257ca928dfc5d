import Foundation
import RunnerTool

/// The instructions that a peer takes for an entry, counted by valgrind's callgrind.
struct InstructionCount {
  let workspace: Workspace
  /// The runner without debug information, which valgrind would read in vain.
  let program: URL

  /// Copies the runner.
  ///
  /// - Throws: ``RunnerFailure`` where valgrind is missing, or the toolchain cannot strip.
  init(of runner: URL, in workspace: Workspace) throws {
    self.workspace = workspace
    if (try? Executables.find("valgrind")) == nil {
      let setup = workspace.package.deletingLastPathComponent().appending(path: ".ci/setup")
      _ = try ProgramRun.output(of: setup.path, ["valgrind"], messages: .through)
    }
    program = workspace.build.appending(path: "guard/bench-runner")
    try program.deletingLastPathComponent().makeFolder()
    _ = try ProgramRun.output(
      of: Executables.ofToolchain("llvm-objcopy"),
      ["--strip-debug", runner.path, program.path])
  }

  /// The instructions of one entry.
  ///
  /// What the second half of the entries adds to the first: the start of the program and what the
  /// peer prepares are the same in both runs.
  func perEntry(_ task: ChildTask, entries: Int) throws -> Double {
    let half = entries / 2
    let first = try total(task, entries: half)
    let both = try total(task, entries: 2 * half)
    return Double(both - first) / Double(max(1, half))
  }

  private func total(_ task: ChildTask, entries: Int) throws -> Int {
    let log = workspace.build.appending(path: "guard/callgrind.log")
    let output = try ProgramRun.output(
      of: "valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log.path)",
        program.path, "pass",
      ] + task.arguments + [String(entries)],
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    // The pass says what it came to.
    let accepted = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .last
    guard accepted.flatMap({ Int($0) }) == entries else {
      throw RunnerFailure("\(task.peer): refuses some of \(entries) links under callgrind")
    }
    let text = try String(contentsOf: log, encoding: .utf8)
    guard let count = Self.collected(in: text) else {
      throw RunnerFailure("callgrind gave no number")
    }
    return count
  }

  /// The number of instructions that callgrind reports.
  static func collected(in log: String) -> Int? {
    let line = log.split(separator: "\n").first { $0.contains("Collected :") }
    return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
  }
}
