import Foundation

/// A program that runs beside this one and speaks in lines.
final class LineProcess {
  private let program: String
  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private var received: [UInt8] = []
  private var position = 0

  /// Starts a program of `PATH`.
  ///
  /// - Throws: `OutsideReaderError.missing` where there is no such program.
  init(program: String, arguments: [String]) throws(OutsideReaderError) {
    self.program = program
    guard let executable = Self.executable(named: program) else { throw .missing(program) }
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
      throw .missing(program)
    }
  }

  deinit {
    // The end of its input ends the program.
    try? input.close()
    process.waitUntilExit()
  }

  private static func executable(named name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Sends bytes without waiting for the program to take them: it may be busy answering.
  func send(_ bytes: [UInt8]) {
    let input = input
    DispatchQueue.global().async { try? input.write(contentsOf: Data(bytes)) }
  }

  /// Waits for the next line, and gives it without its end.
  func readLine() throws(OutsideReaderError) -> [UInt8] {
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
      guard !data.isEmpty else { throw .ended(program) }
      received.append(contentsOf: data)
    }
  }
}
