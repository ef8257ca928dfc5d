public import Foundation

/// The folder of conformance data and cases.
public enum DataFolder {
  /// The folder that `ACTIONLINKS_DATA` names, or `shared` beside the project.
  ///
  /// - Parameters:
  ///   - package: The project's folder, not that of a package nested in it.
  ///   - environment: The environment; this process's where nothing is said.
  /// - Returns: The folder, which need not be there.
  public static func place(
    ofPackage package: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    if let path = environment["ACTIONLINKS_DATA"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return package.deletingLastPathComponent()
      .appending(path: "shared", directoryHint: .isDirectory)
  }
}
