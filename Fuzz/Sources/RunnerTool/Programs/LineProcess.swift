public import Foundation

/// A program that runs beside this one and speaks in lines.
public final class LineProcess {
  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private var received: [UInt8] = []
  private var position = 0

  /// Starts a program.
  ///
  /// - Throws: ``RunnerFailure`` where it cannot be started.
  public init(_ executable: URL, _ arguments: [String]) throws(RunnerFailure) {
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
      throw RunnerFailure("\(executable.lastPathComponent) cannot be started")
    }
  }

  deinit {
    // The end of its input ends the program.
    try? input.close()
    process.waitUntilExit()
  }

  /// The number of the process.
  public var identifier: Int32 { process.processIdentifier }

  /// Sends bytes without waiting for the program to take them: it may be busy answering.
  public func send(_ bytes: [UInt8]) {
    let input = input
    DispatchQueue.global().async { try? input.write(contentsOf: Data(bytes)) }
  }

  /// Waits for the next line.
  ///
  /// - Returns: The line without its end, or `nil` where the program ended.
  public func readLine() -> [UInt8]? {
    var searched = position
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(received[position..<end])
      }
      received.removeSubrange(..<position)
      position = 0
      searched = received.count
      let data = output.availableData
      guard !data.isEmpty else { return nil }
      received.append(contentsOf: data)
    }
  }
}
