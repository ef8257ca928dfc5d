import Foundation

/// The files of the package, as a newcomer's checkout shows them.
enum PackageFiles {
  /// The package's own folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()  // PackageTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// The names of everything directly in a folder of the package, in order.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  /// The paths, relative to the package, of all files below a folder of it, in order.
  ///
  /// Build products and Git's own files are left out; a folder that is missing has none.
  static func paths(below folder: String = "") -> [String] {
    var paths: [String] = []
    collectPaths(below: folder, into: &paths)
    return paths.sorted()
  }

  private static func collectPaths(below folder: String, into paths: inout [String]) {
    let unseen: Set = [".build", ".git", ".swiftpm"]
    guard let names = try? names(in: folder) else { return }
    for name in names where !unseen.contains(name) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if isFolder(path) {
        collectPaths(below: path, into: &paths)
      } else if !name.hasSuffix(".profraw"), !name.hasSuffix(".profdata") {
        paths.append(path)
      }
    }
  }

  /// Whether a path of the package is a folder.
  static func isFolder(_ path: String) -> Bool {
    let values = try? root.appending(path: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory ?? false
  }

  /// Whether a path of the package leads to a file or a folder.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The bytes of a file.
  static func data(of path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: path))
  }

  /// The lines of a file, empty ones included; bytes that are not UTF-8 read as U+FFFD.
  static func lines(of path: String) throws -> [Substring] {
    String(decoding: try data(of: path), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The files that people write and read: sources, scripts, documents and configuration.
  static func writtenFiles() -> [String] {
    let extensions: Set = [
      "", "c", "cpp", "h", "json", "md", "mjs", "modulemap", "py", "sh", "swift", "yaml", "yml",
    ]
    return paths().filter { extensions.contains(URL(filePath: $0).pathExtension) }
  }

  /// Whether a Swift file's text is made by a program.
  static func isGenerated(_ path: String) -> Bool { path.contains("/Generated/") }
}
