import Foundation

/// A program that runs beside this one and speaks in lines.
final class LineProcess {
  private let name: String
  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private var received: [UInt8] = []

  /// Starts a program.
  ///
  /// - Throws: ``RunnerFailure`` where it cannot be started.
  init(_ executable: URL, _ arguments: [String]) throws {
    name = executable.lastPathComponent
    // A program that ended is told by what it no longer answers, not by a signal.
    _ = signal(SIGPIPE, SIG_IGN)
    let toChild = Pipe()
    let fromChild = Pipe()
    input = toChild.fileHandleForWriting
    output = fromChild.fileHandleForReading
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = toChild
    process.standardOutput = fromChild
    do {
      try process.run()
    } catch {
      throw RunnerFailure("\(name) cannot be started")
    }
  }

  deinit {
    // The end of its input ends the program.
    try? input.close()
    process.waitUntilExit()
  }

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  /// Sends a line and waits for the line that answers it.
  ///
  /// - Throws: ``RunnerFailure`` where the program ended.
  func ask(_ line: String) throws -> String {
    try input.write(contentsOf: Data((line + "\n").utf8))
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let data = output.availableData
      guard !data.isEmpty else { throw RunnerFailure("\(name) ended early") }
      received.append(contentsOf: data)
    }
  }
}
