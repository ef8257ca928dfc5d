import Testing

@Suite("The article on fuzzing a handler")
struct HandlerArticleTests {
  @Test("Its first code is a test of the example, which is built and run")
  func firstCodeIsOfTheExample() throws {
    let article = try text(of: "Sources/LinkFuzzing/LinkFuzzing.docc/FuzzingAHandler.md")
    let example = try text(
      of: "Fuzz/Examples/Handler/Tests/ExampleHandlerTests/FirstCampaignTests.swift")
    let blocks = article.components(of: "```swift\n")
    let first = try #require(blocks.dropFirst().first)
    #expect(first.components(of: "```").first == example)
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
