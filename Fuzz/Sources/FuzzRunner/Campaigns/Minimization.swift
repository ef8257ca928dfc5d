import Foundation
import RunnerTool

/// Looks for the smallest input that still has the cause of a larger one.
struct Minimization {
  /// What came of it.
  struct Result {
    /// Why the input is a finding.
    let cause: CrashCause
    /// The smallest input of that cause.
    let bytes: Data
    /// How long the first one was.
    let firstLength: Int
  }

  /// Runs the target on files.
  let replay: Replay
  /// How long it may take.
  let seconds: Int

  /// Makes a file smaller.
  ///
  /// libFuzzer stops at any finding for a smaller input: each of its steps is run again, and counts
  /// only where its cause is that of the file.
  ///
  /// - Throws: ``RunnerFailure`` where nothing is found for the file.
  func run(_ file: URL) throws -> Result {
    guard let cause = try replay.run([file]).first?.finding?.cause else {
      throw RunnerFailure("\(replay.target.name) finds nothing for \(file.path)")
    }
    let first = try Data(contentsOf: file)
    var best = first
    let end = ContinuousClock.now + .seconds(seconds)
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    defer { try? folder.remove() }
    while .now < end, best.count > 1 {
      try folder.remove()
      try folder.makeFolder()
      let rest = max(1, Int((end - .now) / .seconds(1)))
      guard let smaller = try step(from: best, cause, folder: folder, seconds: rest) else { break }
      best = smaller
    }
    return Result(cause: cause, bytes: best, firstLength: first.count)
  }

  /// Lets libFuzzer work on an input, and gives the smallest of its steps that has the cause; `nil`
  /// where none is smaller.
  private func step(
    from input: Data, _ cause: CrashCause, folder: URL, seconds: Int
  ) throws -> Data? {
    let start = folder.appending(path: "input")
    let steps = folder.appending(path: "steps")
    try steps.makeFolder()
    try input.write(to: start)
    let process = try ChildProcess(
      replay.executable.path,
      FuzzerArguments.common(replay.target, artifacts: steps) + [
        "-minimize_crash=1", "-max_total_time=\(max(1, seconds / 3))", start.path,
      ], in: folder,
      environment: FuzzerArguments.environment(temporaryFolder: folder),
      log: replay.logs.appending(path: "\(replay.target.name)-minimize.log"))
    _ = process.wait(seconds: seconds)
    let candidates = try steps.files.map { (file: $0, bytes: try Data(contentsOf: $0)) }
      .filter { $0.bytes.count < input.count }
      .sorted { $0.bytes.count < $1.bytes.count }
    for candidate in candidates {
      let found = try replay.run([candidate.file]).first?.finding
      if found?.cause == cause { return candidate.bytes }
    }
    return nil
  }
}
