import Foundation

/// The command as it is built beside the tests, run as a process of its own.
struct BuiltCommand {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var errors: String
    var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// Where the command is: in the folder of the test bundle.
  static let url = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "actionlink")

  /// Runs the command.
  ///
  /// Input and output are files, so that neither can fill a pipe that nobody empties.
  static func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
    try run(url, arguments, input: input)
  }

  /// Runs a script of the shell, in which `$actionlink` is the command and `$folder` an empty folder.
  static func shell(_ script: String, input: [UInt8] = []) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", script], input: input)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: [UInt8]
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ bytes: [UInt8] = []) throws -> FileHandle {
      let url = folder.appending(path: name)
      try Data(bytes).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    // Only what the command reads of its environment, so that the tests decide on it.
    process.environment = [
      "actionlink": url.path, "folder": folder.path, "PATH": "/usr/bin:/bin", "TERM": "xterm",
    ]
    process.standardInput = try file("input", input)
    process.standardOutput = try file("output")
    process.standardError = try file("errors")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: [UInt8](try Data(contentsOf: folder.appending(path: "output"))),
      errors: String(
        decoding: try Data(contentsOf: folder.appending(path: "errors")), as: UTF8.self))
  }
}
