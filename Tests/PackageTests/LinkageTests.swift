import Foundation
import Testing

/// A package that uses the parser module alone builds on a machine without any of the C libraries.
@Suite(
  "Linkage",
  .enabled(if: Tool.swift != nil, "no swift in PATH: a consumer's linkage is not checked"))
struct LinkageTests {
  @Test("A consumer of ActionLinks needs neither ICU nor Foundation", .timeLimit(.minutes(5)))
  func consumer() async throws {
    let swift = try #require(Tool.swift)
    try await withTemporaryFolder { folder in
      try writeConsumer(to: folder)
      // A path of its own: the build that runs these tests holds the lock of the usual one.
      let scratch = folder.appending(path: "scratch")
      let build = try await swift.run(
        [
          "build", "--product", "Consumer", "--scratch-path", scratch.path,
          "-Xcc", "-I\(folder.appending(path: "Unavailable").path)",
        ], in: folder)
      try #require(build.status == 0, "\(build.output)")

      let products = scratch.appending(path: "debug")
      #expect(try objectFiles(of: "ActionLinks", in: products) > 0)
      #expect(try objectFiles(of: "CICU", in: products) == 0)
      #expect(try objectFiles(of: "DomainNames", in: products) == 0)

      guard let ldd = Tool.ldd else { return }
      let consumer = products.appending(path: "Consumer").path
      let libraries = try await ldd.run([consumer], in: folder)
      try #require(libraries.status == 0, "\(libraries.output)")
      #expect(libraries.output.contains("libswiftCore"))
      #expect(!libraries.output.contains("libFoundation"))
      #expect(!libraries.output.contains("libicu"))
    }
  }

  /// Writes a package of one program, and an ICU that breaks whatever includes it.
  private func writeConsumer(to folder: URL) throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Consumer",
        platforms: [.macOS(.v26)],
        dependencies: [.package(name: "ActionLinks", path: "\(PackageFiles.root.path)")],
        targets: [
          .executableTarget(
            name: "Consumer",
            dependencies: [.product(name: "ActionLinks", package: "ActionLinks")])
        ]
      )
      """
    let program = """
      import ActionLinks

      print(ActionCodeOperation.emailSignIn.mode)
      """
    try write(manifest, to: folder.appending(path: "Package.swift"))
    try write(program, to: folder.appending(path: "Sources/Consumer/main.swift"))
    for header in ["uidna.h", "uspoof.h", "utypes.h"] {
      try write("#error ICU", to: folder.appending(path: "Unavailable/unicode/\(header)"))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// How many object files the build made for a target.
  private func objectFiles(of target: String, in products: URL) throws -> Int {
    let folder = products.appending(path: "\(target).build").path
    guard FileManager.default.fileExists(atPath: folder) else { return 0 }
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .count { $0.hasSuffix(".o") }
  }
}
