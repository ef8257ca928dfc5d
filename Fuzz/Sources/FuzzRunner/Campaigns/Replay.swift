import Foundation
import RunnerTool

/// Runs a target once on each of some files.
struct Replay {
  /// What came of a file.
  struct Result {
    /// The file.
    let file: URL
    /// What was found, or `nil`.
    let finding: Finding?
  }

  /// The target.
  let target: TargetDescription
  /// Its executable.
  let executable: URL
  /// Where it writes.
  let logs: URL

  /// No command line is longer than with so many files.
  private static let mostFiles = 500

  /// Runs the target.
  ///
  /// A process ends with the first finding, and the next one goes on with the file behind.
  ///
  /// - Returns: A result for each file, in their order.
  func run(_ files: [URL]) throws -> [Result] {
    var results: [Result] = []
    while results.count < files.count {
      let batch = Array(files[results.count...].prefix(Self.mostFiles))
      let process = try FuzzProcess(
        executable,
        FuzzerArguments.common(target, artifacts: logs) + batch.map(\.path),
        log: logs.appending(path: "\(target.name)-replay.log"),
        seconds: FuzzerArguments.inputTimeout * batch.count)
      let outcome = try process.outcome()
      let done = process.log.replayedFiles
      switch outcome {
      case .failure(let text): throw RunnerFailure("\(target.name): \(text)")
      case .clean:
        guard done == batch.count else {
          throw RunnerFailure("\(target.name) replayed \(done) of \(batch.count) files")
        }
        results += batch.map { Result(file: $0, finding: nil) }
      case .finding(let finding):
        // A leak is noticed behind the file that it comes from.
        let index = max(0, min(process.log.startedFiles, batch.count) - 1)
        results += batch[..<index].map { Result(file: $0, finding: nil) }
        results.append(Result(file: batch[index], finding: finding))
      }
    }
    return results
  }
}
