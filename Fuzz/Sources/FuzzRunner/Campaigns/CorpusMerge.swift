import Foundation
import RunnerTool

/// Chooses inputs that together reach all that many reach.
struct CorpusMerge {
  /// The target.
  let target: TargetDescription
  /// Its executable.
  let executable: URL
  /// Where it writes.
  let logs: URL
  /// Whether what counts is which edges are taken, and not how often: that takes far fewer inputs.
  let countsEdgesAlone: Bool
  /// How long a round may take.
  let seconds: Int

  /// More rounds than this have never made a corpus smaller.
  private static let mostRounds = 8

  /// Merges folders into a new one, again and again until no input is left out any more.
  ///
  /// - Returns: How many inputs the new folder has after each round.
  func run(from folders: [URL], into new: URL) throws -> [Int] {
    var sources = folders
    var counts: [Int] = []
    for round in 0..<Self.mostRounds {
      let next = URL(filePath: new.path + ".\(round)")
      try next.remove()
      try next.makeFolder()
      try merge(sources, into: next)
      try new.remove()
      try FileManager.default.moveItem(at: next, to: new)
      counts.append(new.files.count)
      guard counts.count < 2 || counts[counts.count - 1] < counts[counts.count - 2] else { break }
      // A folder that is merged must not be the one that it is merged into.
      sources = [new]
    }
    return counts
  }

  private func merge(_ sources: [URL], into folder: URL) throws {
    let temporary = FileManager.default.temporaryDirectory.appending(
      path: "fuzz-\(UUID().uuidString)")
    try temporary.makeFolder()
    defer { try? temporary.remove() }
    let process = try ChildProcess(
      executable.path,
      FuzzerArguments.common(target, artifacts: logs)
        + ["-set_cover_merge=1", "-use_counters=\(countsEdgesAlone ? 0 : 1)", folder.path]
        + sources.map(\.path),
      in: temporary, environment: FuzzerArguments.environment(temporaryFolder: temporary),
      log: logs.appending(path: "\(target.name)-merge.log"))
    guard process.wait(seconds: seconds), process.status == 0, !folder.files.isEmpty else {
      throw RunnerFailure(
        "the merge of \(target.name) did not end well; see its log in \(logs.path)")
    }
  }
}
