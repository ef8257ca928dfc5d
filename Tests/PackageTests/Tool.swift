import Foundation

/// A program of the toolchain or the system, found in `PATH`.
struct Tool: Sendable {
  /// The compiler, or `nil` where the machine that runs the tests has none.
  static let swiftc = Tool(named: "swiftc")
  /// The package manager, or `nil` where the machine that runs the tests has none.
  static let swift = Tool(named: "swift")
  /// The lister of a program's shared libraries, or `nil` where there is none.
  static let ldd = Tool(named: "ldd")
  /// The linker driver, or `nil` where the machine that runs the tests has none.
  static let clang = Tool(named: "clang")

  /// Where the program is.
  let executable: URL

  /// A program at a known place.
  init(_ executable: URL) { self.executable = executable }

  private init?(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = folders.map { URL(filePath: String($0)).appending(path: name) }
    guard
      let found = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { return nil }
    executable = found
  }

  /// How a program ended, and all it wrote to standard output and standard error.
  struct Result: Sendable {
    let status: Int32
    let output: String
  }

  /// Runs the program to its end without holding a thread of the concurrency pool.
  ///
  /// The output goes through a file, which unlike a pipe never fills up.
  func run(_ arguments: [String], in folder: URL) async throws -> Result {
    let log = folder.appending(path: "output-\(UUID().uuidString).log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try handle.close()
    return Result(
      status: status, output: String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }
}

/// Gives a fresh folder to `body` and removes it afterwards.
func withTemporaryFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "ActionLinks-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
