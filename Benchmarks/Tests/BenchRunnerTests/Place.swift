import Foundation

@testable import BenchRunner

/// Where the tests are.
enum Place {
  /// The folder of the nested package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()  // BenchRunnerTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// ada's library, or `nil` where it was not built.
  static let ada = AdaLibrary(Workspace(package: package).ada(.standard))

  /// The runner, built beside the tests.
  static let runner = URL(filePath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "bench-runner")

  /// Calls with the place of a file that does not exist yet, and deletes it afterwards, with all that
  /// lies beside it.
  static func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appending(path: "file"))
  }
}
