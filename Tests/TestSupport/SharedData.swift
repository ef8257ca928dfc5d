public import Foundation

/// The folder of conformance data and cases that the tests read.
public enum SharedData {
  /// The folder: `ACTIONLINKS_DATA`, or `../shared` beside the package.
  public static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["ACTIONLINKS_DATA"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return URL(filePath: #filePath).deletingLastPathComponent()  // TestSupport
      .deletingLastPathComponent()  // Tests
      .deletingLastPathComponent()  // the package
      .deletingLastPathComponent()
      .appending(path: "shared", directoryHint: .isDirectory)
  }()
  /// Whether the folder is there; tests that read it are skipped where it is not.
  public static let isPresent = FileManager.default.fileExists(atPath: root.path)
  /// The bytes of a file below the folder.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: path)))
  }
  /// The lines of a text file below the folder, without empty ones.
  public static func lines(_ path: String) throws -> [String] {
    String(decoding: try bytes(path), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
