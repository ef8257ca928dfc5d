import Testing

@Suite("The article on fuzzing a handler")
struct HandlerArticleTests {
  private static let example = "Fuzz/Examples/Handler/"

  /// The example's files that the article quotes, in its order; the example is built and tested.
  private static let quoted = [
    "Tests/ExampleHandlerTests/FirstCampaignTests.swift",
    "Tests/ExampleHandlerTests/HastyHandlerTests.swift",
    "Targets/fuzz-corrected-handler/FuzzCorrectedHandler.swift",
  ]

  @Test("Its code is the example's, which is built and run")
  func codeIsOfTheExample() throws {
    let article = try text(of: "Sources/LinkFuzzing/LinkFuzzing.docc/FuzzingAHandler.md")
    let blocks = article.components(of: "```swift\n").dropFirst().compactMap {
      $0.components(of: "```").first
    }
    #expect(blocks.count == Self.quoted.count)
    for (block, path) in zip(blocks, Self.quoted) {
      let file = try text(of: Self.example + path)
      #expect(!block.isEmpty && file.components(of: block).count == 2, "\(path)")
    }
  }

  @Test("Its command is the one that the example is built by")
  func commandIsTheExample() throws {
    let article = try text(of: "Sources/LinkFuzzing/LinkFuzzing.docc/FuzzingAHandler.md")
    let readme = try text(of: Self.example + "README.md")
    let block = try #require(article.components(of: "```sh\n").last?.components(of: "```").first)
    #expect(!block.isEmpty && readme.components(of: block).count == 2)
  }

  private func text(of path: String) throws -> String {
    String(decoding: try PackageFiles.data(of: path), as: UTF8.self)
  }
}

extension String {
  /// The texts between occurrences of a separator.
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
