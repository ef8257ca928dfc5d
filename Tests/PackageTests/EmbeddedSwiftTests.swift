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

  @Test(
    "A program on the pure modules links and runs without the full runtime",
    .enabled(if: unicodeTables != nil, "the toolchain has no Unicode tables for Embedded Swift"),
    .timeLimit(.minutes(5)))
  func client() async throws {
    let tables = try #require(Self.unicodeTables)
    try await withTemporaryFolder { folder in
      for module in ["URLStandard", "ActionLinks"] {
        let result = try await compile(
          module, files: sources(of: module), emittingInto: folder)
        try #require(result.status == 0, "\(module):\n\(result.output)")
      }
      let file = folder.appending(path: "Client.swift")
      try Data(Self.clientProgram.utf8).write(to: file)
      let result = try await compile("Client", files: [file.path], emittingInto: folder)
      try #require(result.status == 0, "\(result.output)")
      let objects = ["Client", "ActionLinks", "URLStandard"].map {
        folder.appending(path: "\($0).o").path
      }
      let clang = try #require(Tool.clang)
      let program = folder.appending(path: "client")
      let link = try await clang.run(
        objects + ["-o", program.path, tables.path, "-lm"], in: folder)
      try #require(link.status == 0, "\(link.output)")
      let run = try await Tool(program).run([], in: folder)
      #expect(
        run.output.split(separator: "\n") == ["hostingLink", "emailSignIn", "a sign-in link"])
    }
  }

  private static let clientProgram = """
    import ActionLinks

    @main
    struct Client {
      static func main() {
        let text = "https://a.example/__/auth/links?link=https%3A%2F%2Fa.example%2F__%2Fauth%2F"
          + "action%3FapiKey%3DK%26mode%3DsignIn%26oobCode%3DC"
        do throws(ActionLinkError) {
          let link = try ActionLink(text)
          print(link.kind.rawValue)
          print(link.operation?.rawValue ?? "no operation")
        } catch {
          print(error.code.rawValue)
        }
        let readings = SDKReadings(of: Array(text.utf8).span)
        print(readings.isSignInLink.javaScript ? "a sign-in link" : "no sign-in link")
      }
    }
    """

  /// What a program needs that compares strings.
  private static let unicodeTables: URL? = {
    guard let swiftc = Tool.swiftc else { return nil }
    let root = swiftc.executable.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/swift/embedded")
    #if arch(x86_64)
    let triple = "x86_64-unknown-linux-gnu"
    #else
    let triple = "aarch64-unknown-linux-gnu"
    #endif
    let file = root.appending(path: "\(triple)/libswiftUnicodeDataTables.a")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }()

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
