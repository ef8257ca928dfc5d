import ActionLinks
import DomainNames
import Foundation
import Testing

@Suite("The examples of the README")
struct ReadmeTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of one language.
  private static func blocks(_ language: String) throws -> [String] {
    let text = try String(
      contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// A text whose digests, which differ from run to run, are all alike.
  private static func withoutDigests(_ text: String) -> String {
    text.replacing(#/…[0-9a-f]{8}/#, with: "…00000000")
  }

  @Test("each command prints what the README shows")
  func console() throws {
    let blocks = try Self.blocks("console")
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let command = try #require(lines.first?.dropFirst(2))
      #expect(command.hasPrefix("actionlink "))
      let outcome = try BuiltCommand.shell("$" + command)
      let output = String(decoding: outcome.output, as: UTF8.self)
      #expect(Self.withoutDigests(output) == Self.withoutDigests(String(lines[1])))
    }
  }

  @Test("the library prints what its comments say")
  func library() throws {
    let text =
      "https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/"
      + "action?apiKey%3DAIzaFAKE%26mode%3DsignIn%26oobCode%3DFAKEcode0123456789%26continueUrl%3D"
      + "https://app.example.com/finish?cart%253D42%26lang%3Den"
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }

    // The example, as the README has it.
    let link = try ActionLink(text, domains: .icu)

    print(link.kind)
    print(link.operation ?? "none")
    print(link.parameters.continueURL ?? "none")
    print(link.payload.map(\.value))
    print(link.parameters.oobCode ?? "none")
    print(link.canonicalForm() ?? "none")

    let example = try #require(try Self.blocks("swift").first { $0.contains("let link") })
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    var comments: [String] = []
    for line in example.split(separator: "\n") {
      let parts = line.components(separatedBy: "  // ")
      let code = parts[0].trimmingCharacters(in: .whitespaces)
      #expect(source.contains(code), "the example is not the one that is tested: \(code)")
      if parts.count > 1 { comments.append(parts[1]) }
    }
    #expect(printed.dropLast() == comments.dropLast()[...])
    #expect(printed.last == link.canonicalForm())
  }
}
