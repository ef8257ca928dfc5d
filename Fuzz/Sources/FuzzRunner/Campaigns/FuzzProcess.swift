import Foundation
import RunnerTool

/// A fuzz target that runs, with what is known of it from what it wrote.
final class FuzzProcess {
  /// How it ended.
  enum Outcome {
    /// By itself, with nothing found.
    case clean
    /// With a finding.
    case finding(Finding)
    /// In another way: a wrong option, a missing folder, or not in time.
    case failure(String)
  }

  /// What it wrote so far.
  private(set) var log = FuzzerLog()
  private let process: ChildProcess
  private let logFile: URL
  private let temporaryFolder: URL
  private let deadline: ContinuousClock.Instant
  private var wasKilled = false

  /// A target with fewer counters than this has no library in it.
  private static let leastCounters = 1000

  /// Starts a target.
  ///
  /// - Parameters:
  ///   - executable: The target.
  ///   - arguments: What it is asked to do.
  ///   - log: The file that it writes to.
  ///   - seconds: How long it should take; where it takes a minute longer, it is ended.
  /// - Throws: What keeps it from being started, or its log from being written.
  init(_ executable: URL, _ arguments: [String], log: URL, seconds: Int) throws {
    logFile = log
    temporaryFolder = FileManager.default.temporaryDirectory.appending(
      path: "fuzz-\(UUID().uuidString)")
    try temporaryFolder.makeFolder()
    process = try ChildProcess(
      executable.path, arguments, in: temporaryFolder,
      environment: FuzzerArguments.environment(temporaryFolder: temporaryFolder), log: log)
    deadline = .now + .seconds(seconds + 60)
  }

  deinit {
    process.kill()
    try? temporaryFolder.remove()
  }

  /// Reads what is new, and says whether the target has not ended.
  func poll() throws -> Bool {
    let isRunning = process.isRunning
    log.append(try process.newOutput())
    if isRunning, ContinuousClock.now > deadline {
      process.kill()
      wasKilled = true
    }
    return isRunning && !wasKilled
  }

  /// Ends the target, of which nothing more is asked.
  func stop() throws {
    process.kill()
    log.append(try process.newOutput())
  }

  /// How it ended, by what it wrote; the exit status alone says too little.
  func outcome() throws -> Outcome {
    while try poll() { Thread.sleep(forTimeInterval: 0.02) }
    log.append(Array("\n".utf8))
    if wasKilled { return .failure("\(logFile.lastPathComponent): it did not end in time") }
    guard let counters = log.counters, counters >= Self.leastCounters else {
      return .failure(
        "it has \(log.counters ?? 0) inline 8-bit counters: it is not instrumented"
          + " (\(logFile.path))")
    }
    if let report = CrashReport(try Demangler.demangle(log.report)) {
      let artifact = log.artifacts.last.map { URL(filePath: $0) }
      return .finding(
        Finding(
          cause: report.cause, frames: report.ownFrames, artifact: artifact, log: logFile))
    }
    guard process.status == 0 else {
      return .failure("it ended with status \(process.status) and no report (\(logFile.path))")
    }
    return .clean
  }
}
