public import Foundation

/// Runs programs that end by themselves.
public enum ProgramRun {
  /// Where a program's messages go: what it writes to standard error.
  public enum Messages: Sendable {
    /// Into the description of the failure, where it fails.
    case toFailure
    /// Where those of this process go.
    case through
  }

  /// A program was told to end, for it took longer than it may.
  public struct TookTooLong: Error, CustomStringConvertible {
    /// What happened, without a full stop.
    public let description: String

    init(_ program: String, seconds: Double) {
      description = "\(program) was ended, for it took more than \(Int(seconds)) seconds"
    }
  }

  /// Runs a program and gives its standard output.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that `PATH` finds.
  ///   - arguments: Its arguments.
  ///   - input: What it reads.
  ///   - folder: Where it runs.
  ///   - environment: What comes on top of this process's environment.
  ///   - messages: Where its messages go.
  ///   - seconds: How long it may take; it is told to end then, and waited for.
  /// - Returns: What it wrote.
  /// - Throws: ``TookTooLong`` where it was told to end; ``RunnerFailure`` where there is no such
  ///   program, or it fails.
  public static func output(
    of program: String, _ arguments: [String], input: [UInt8] = [], in folder: URL? = nil,
    environment: [String: String] = [:], messages: Messages = .toFailure,
    seconds: Double? = nil
  ) throws -> [UInt8] {
    let process = Process()
    process.executableURL = try Executables.find(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    // Files instead of pipes: whoever reads and writes two pipes at once may wait for ever.
    let files = try (0..<3).map { _ in try TemporaryFile() }
    try files[0].handle.write(contentsOf: Data(input))
    try files[0].handle.seek(toOffset: 0)
    process.standardInput = files[0].handle
    process.standardOutput = files[1].handle
    if messages == .toFailure { process.standardError = files[2].handle }
    try process.run()
    if let seconds { try wait(for: process, program, seconds: seconds) }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let message = String(decoding: try files[2].contents().suffix(4000), as: UTF8.self)
      throw RunnerFailure(
        "\(program) \(arguments.first ?? "") failed" + (message.isEmpty ? "" : ":\n\(message)"))
    }
    return try files[1].contents()
  }

  /// Waits until the process ends, or ends it.
  private static func wait(for process: Process, _ program: String, seconds: Double)
    throws(TookTooLong)
  {
    guard !hasEnded(process, within: seconds) else { return }
    process.terminate()
    // A process blocks the signal to end where the thread that started it did.
    if !hasEnded(process, within: 5) { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    throw TookTooLong(program, seconds: seconds)
  }

  private static func hasEnded(_ process: Process, within seconds: Double) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while process.isRunning {
      guard .now < end else { return false }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return true
  }

  /// Runs a program and gives its standard output as text, without blanks at its ends.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that `PATH` finds.
  ///   - arguments: Its arguments.
  /// - Returns: What it wrote.
  /// - Throws: ``RunnerFailure`` where there is no such program, or it fails.
  public static func text(of program: String, _ arguments: [String]) throws -> String {
    String(decoding: try output(of: program, arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A file that goes with the value.
private final class TemporaryFile {
  let handle: FileHandle
  private let place: URL

  init() throws {
    place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    guard FileManager.default.createFile(atPath: place.path, contents: nil) else {
      throw RunnerFailure("\(place.path) cannot be written")
    }
    handle = try FileHandle(forUpdating: place)
  }

  func contents() throws -> [UInt8] { [UInt8](try Data(contentsOf: place)) }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: place)
  }
}
