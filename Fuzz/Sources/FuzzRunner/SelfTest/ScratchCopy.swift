import Foundation
import RunnerTool

/// A copy of the repository that faults are planted in.
struct ScratchCopy {
  /// Where it lies.
  let folder: URL
  private let root: URL

  /// A copy of a repository in a folder, which keeps files that are not the repository's.
  init(of root: URL, in folder: URL) {
    self.root = root
    self.folder = folder
  }

  /// Makes the copy as the repository is, and writes only the files that differ, so that a build
  /// goes on from the last one.
  func synchronize() throws {
    let names = try files(of: root)
    for name in names {
      let (source, copy) = (root.appending(path: name), folder.appending(path: name))
      let bytes = try Data(contentsOf: source)
      if copy.exists, try Data(contentsOf: copy) == bytes { continue }
      try copy.deletingLastPathComponent().makeFolder()
      try bytes.write(to: copy)
    }
    for name in try Set(copiedFiles()).subtracting(names) {
      try folder.appending(path: name).remove()
    }
    try list(names)
  }

  /// Plants a fault.
  ///
  /// - Throws: ``RunnerFailure`` where the patch does not apply.
  func apply(_ patch: URL) throws {
    // Outside of any repository, git changes the files as they lie there.
    _ = try ProgramRun.output(
      of: "git", ["apply", "-p1", patch.path], in: folder,
      environment: ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path])
  }

  /// The files of a repository, also those not committed yet.
  private func files(of root: URL) throws -> [String] {
    let output = try ProgramRun.output(
      of: "git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: root)
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { name in
        // Inputs are read where they are.
        !["Fuzz/Seeds/", "Fuzz/Regressions/", "Fuzz/Faults/"].contains { name.hasPrefix($0) }
          && root.appending(path: name).exists
      }
  }

  // MARK: What was copied

  private var manifest: URL { folder.appending(path: ".copied") }

  private func list(_ names: [String]) throws {
    try Data(names.joined(separator: "\n").utf8).write(to: manifest)
  }

  private func copiedFiles() throws -> [String] {
    guard manifest.exists else { return [] }
    return String(decoding: try Data(contentsOf: manifest), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
