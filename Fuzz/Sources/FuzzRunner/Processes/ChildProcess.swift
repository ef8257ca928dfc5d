import Foundation
import RunnerTool

/// A program that runs beside this one and whose output goes to a file.
final class ChildProcess {
  private let process = Process()
  private let log: URL
  private let reader: FileHandle

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that `PATH` finds.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs.
  ///   - environment: What comes on top of this process's environment.
  ///   - log: The file that its output and its messages go to.
  /// - Throws: Where it cannot be started.
  init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], log: URL
  ) throws {
    try log.deletingLastPathComponent().makeFolder()
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      throw RunnerFailure("\(log.path) cannot be written")
    }
    self.log = log
    reader = try FileHandle(forReadingFrom: log)
    let writer = try FileHandle(forWritingTo: log)
    defer { try? writer.close() }
    process.executableURL = try Executables.find(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writer
    process.standardError = writer
    try process.run()
    RunningProcesses.add(process.processIdentifier)
  }

  deinit {
    RunningProcesses.remove(process.processIdentifier)
    try? reader.close()
  }

  /// Whether it has not ended.
  var isRunning: Bool { process.isRunning }

  /// The exit status, or the number of the signal that ended it plus 128.
  var status: Int32 {
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return process.terminationStatus + (isSignal ? 128 : 0)
  }

  /// What it wrote since the last call.
  func newOutput() throws -> [UInt8] { [UInt8](try reader.readToEnd() ?? Data()) }

  /// Waits until it ends, and ends it where that takes longer than so many seconds.
  ///
  /// - Returns: Whether it ended by itself.
  func wait(seconds: Int) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while process.isRunning {
      guard .now < deadline else {
        kill()
        return false
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return true
  }

  /// Ends it at once, with what it started.
  func kill() {
    let identifier = process.processIdentifier
    // A group of a smaller number would be more than this program's.
    guard process.isRunning, identifier > 1 else { return }
    // What it started is in its group.
    _ = Foundation.kill(-identifier, SIGKILL)
    _ = Foundation.kill(identifier, SIGKILL)
    process.waitUntilExit()
  }
}
