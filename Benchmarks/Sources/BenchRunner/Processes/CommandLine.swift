import Foundation

/// Runs programs that end by themselves.
enum CommandLine {
  /// Runs a program and gives its standard output; its messages go where this process's go.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that `PATH` finds.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs.
  ///   - environment: What comes on top of this process's environment.
  ///   - isQuiet: Whether its messages are kept back.
  /// - Returns: What it wrote.
  /// - Throws: ``RunnerFailure`` where there is no such program, or it fails.
  static func output(
    of program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], isQuiet: Bool = false
  ) throws -> String {
    guard let executable = Executables.find(program) else {
      throw RunnerFailure("\(program) is not in PATH")
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    if isQuiet { process.standardError = FileHandle.nullDevice }
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw RunnerFailure("\(executable.lastPathComponent) \(arguments.first ?? "") failed")
    }
    return String(decoding: output, as: UTF8.self)
  }
}
