public import Foundation

/// What runners do with files and folders.
extension URL {
  /// Whether there is a file or folder.
  public var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Makes the folder, and those that it lies in.
  public func makeFolder() throws {
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }
}
