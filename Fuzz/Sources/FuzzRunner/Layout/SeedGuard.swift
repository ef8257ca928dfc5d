import Foundation
import RunnerTool

/// Sees to it that committed inputs are as they were.
///
/// libFuzzer writes into the first folder it is given, and seeds that grew in secret would make
/// every later campaign look better than it is.
struct SeedGuard {
  private let folders: [URL]
  private let before: [String: Data]

  /// Remembers the files of some folders.
  init(_ folders: [URL]) throws {
    self.folders = folders
    before = try Self.contents(of: folders)
  }

  /// Compares the files with those remembered.
  ///
  /// - Throws: ``RunnerFailure`` where one was added, changed or removed.
  func check() throws {
    guard try Self.contents(of: folders) == before else {
      throw RunnerFailure("a run changed the committed inputs; restore them with git")
    }
  }

  private static func contents(of folders: [URL]) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in folders.flatMap(\.files) { contents[file.path] = try Data(contentsOf: file) }
    return contents
  }
}
