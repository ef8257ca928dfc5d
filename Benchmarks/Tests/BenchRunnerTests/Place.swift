import Foundation

/// Where the tests are.
enum Place {
  /// The folder of the nested package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()  // BenchRunnerTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()
}
