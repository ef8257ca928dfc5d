public import Foundation
import RunnerTool

/// The folder of conformance data and cases, which the tests read.
public enum InputFolder {
  /// `ACTIONLINKS_DATA`, or `shared` beside the package that this one is nested in.
  public static let root = DataFolder.place(
    ofPackage: URL(filePath: #filePath).deletingLastPathComponent()  // FuzzTestSupport
      .deletingLastPathComponent()  // Tests
      .deletingLastPathComponent()  // Fuzz
      .deletingLastPathComponent())

  /// Whether the folder is there.
  public static let isPresent = FileManager.default.fileExists(atPath: root.path)

  /// The objects of a JSON file that is an array, or of a JSON Lines file.
  public static func rows(_ path: String) throws -> [[String: Any]] {
    let data = try Data(contentsOf: root.appending(path: path))
    guard path.hasSuffix(".jsonl") else {
      return (try JSONSerialization.jsonObject(with: data) as? [Any] ?? [])
        .compactMap { $0 as? [String: Any] }
    }
    return try data.split(separator: UInt8(ascii: "\n")).compactMap {
      try JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
  }
}
