import Foundation
import Testing

/// The pure modules fit where neither Foundation nor the full runtime is at hand, such as in a
/// WebAssembly module of some kilobytes.
@Suite(
  "Embedded Swift",
  .enabled(if: Tool.swiftc != nil, "no swiftc in PATH: Embedded Swift is not checked"))
struct EmbeddedSwiftTests {
  @Test("The pure modules compile in Embedded Swift", .timeLimit(.minutes(5)))
  func pureModules() async throws {
    try await withTemporaryFolder { folder in
      // In the order of their imports: each is compiled against those before it.
      for module in ["URLStandard", "ActionLinks", "JSONText"] {
        let result = try await compile(
          module, files: sources(of: module), emittingInto: folder)
        #expect(result.status == 0, "\(module):\n\(result.output)")
      }
    }
  }

  @Test("The check itself refuses what Embedded Swift cannot do", .timeLimit(.minutes(1)))
  func existentialIsRefused() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "Existential.swift")
      // Public, so that the compiler may not drop the function before it looks at it.
      let text = """
        public protocol Shape { func draw() }
        public func show(_ shape: any Shape) { shape.draw() }
        """
      try Data(text.utf8).write(to: file)
      let result = try await compile("Refused", files: [file.path], emittingInto: folder)
      #expect(result.status != 0)
      #expect(result.output.contains("embedded Swift"))
    }
  }

  private func sources(of module: String) -> [String] {
    PackageFiles.paths(below: "Sources/\(module)").filter { $0.hasSuffix(".swift") }
      .map { PackageFiles.root.appending(path: $0).path }
  }

  private func compile(
    _ module: String, files: [String], emittingInto folder: URL
  ) async throws -> Tool.Result {
    let swiftc = try #require(Tool.swiftc)
    let arguments =
      [
        "-swift-version", "6", "-enable-experimental-feature", "Embedded",
        "-whole-module-optimization", "-parse-as-library", "-strict-memory-safety",
        "-warnings-as-errors", "-package-name", "ActionLinks", "-module-name", module,
        "-I", folder.path, "-emit-module", "-emit-module-path",
        folder.appending(path: "\(module).swiftmodule").path, "-c", "-o",
        folder.appending(path: "\(module).o").path,
      ] + (try upcomingFeatures()) + files
    return try await swiftc.run(arguments, in: folder)
  }

  /// The compiler options for the upcoming features that the manifest turns on.
  private func upcomingFeatures() throws -> [String] {
    let lines = try PackageFiles.lines(of: "Package.swift")
    let features = lines.compactMap { $0.firstMatch(of: #/\.enableUpcomingFeature\("(\w+)"\)/#)?.1 }
    try #require(!features.isEmpty)
    return features.flatMap { ["-enable-upcoming-feature", String($0)] }
  }
}
