import ActionLinks
import DomainNames
import Foundation
import Testing

@Suite("The examples of the README")
struct ReadmeTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let file = package.appending(path: "README.md")

  private static func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The fenced blocks of one language.
  private static func blocks(_ language: String) throws -> [String] {
    try text().components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// A text whose digests, which differ from run to run, are all alike.
  private static func withoutDigests(_ text: String) -> String {
    text.replacing(#/…[0-9a-f]{8}/#, with: "…00000000")
  }

  /// A fenced block of the shell as a terminal shows it: each command behind `$ `, with further lines
  /// of it behind `> `, and then its output.
  private struct ConsoleBlock {
    private(set) var commands: [String] = []
    /// The lines that were typed, and below each command what it printed.
    private(set) var parts: [(typed: String, output: String)] = []

    init(_ text: String) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.hasPrefix("$ ") {
          commands.append(String(line.dropFirst(2)))
          parts.append((typed: line + "\n", output: ""))
        } else if line.hasPrefix("> "), parts.last?.output == "" {
          commands[commands.count - 1] += "\n" + line.dropFirst(2)
          parts[parts.count - 1].typed += line + "\n"
        } else {
          parts[parts.count - 1].output += line + "\n"
        }
      }
    }

    /// What each command prints, in an empty folder.
    func outputs() throws -> [String] {
      let end = "-- end of the output --\n"
      let script = commands.map { "\($0)\nprintf '%s' '\(end)'" }.joined(separator: "\n")
      let outcome = try BuiltCommand.shell(
        "mkdir \"$folder/empty\" && cd \"$folder/empty\"\nactionlink() { \"$actionlink\" \"$@\"; }\n"
          + script)
      return Array(
        String(decoding: outcome.output, as: UTF8.self).components(separatedBy: end).dropLast())
    }
  }

  @Test("each command prints what the README shows")
  func console() throws {
    var readme = try Self.text()
    let writes = ProcessInfo.processInfo.environment["ACTIONLINKS_WRITE_REFERENCE"] == "1"
    let blocks = try Self.blocks("console")
    #expect(!blocks.isEmpty)
    for text in blocks {
      let block = ConsoleBlock(text)
      let outputs = try block.outputs()
      #expect(outputs.count == block.parts.count)
      if writes {
        // What differs by its digests only stays, so that a refresh changes nothing else.
        let updated = zip(block.parts, outputs).map { part, output in
          let isSame = Self.withoutDigests(output) == Self.withoutDigests(part.output)
          return part.typed + (isSame ? part.output : output)
        }.joined()
        readme = readme.replacing("```console\n\(text)```", with: "```console\n\(updated)```")
        continue
      }
      for (part, output) in zip(block.parts, outputs) {
        #expect(
          Self.withoutDigests(output) == Self.withoutDigests(part.output),
          "refresh it with ACTIONLINKS_WRITE_REFERENCE=1 swift test --filter ReadmeTests")
      }
    }
    if writes { try Data(readme.utf8).write(to: Self.file) }
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

    #expect(printed.last == link.canonicalForm())
    #expect(try Self.comments(of: "let link").dropLast() == printed.dropLast())
  }

  @Test("the builder prints what its comments say")
  func building() throws {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }

    // The example, as the README has it.
    let settings = ActionCodeSettings(
      url: "https://app.example.com/finish?cart=42", handlesCodeInApp: true)
    let builder = LinkBuilder(projectID: "example-app", apiKey: "AIzaFAKE")
    let built = try builder.link(
      .hostingLink, for: .emailSignIn, code: ActionCode("FAKEcode0123456789"), settings: settings)
    let read = try ActionCodeSettings(
      readingFrom: ActionLink(built), defaultLinkDomain: "example-app.firebaseapp.com")
    print(read == settings)

    #expect(try Self.comments(of: "let built") == printed)
  }

  /// The comments of the example that holds a text, after a look that it is the one tested here.
  private static func comments(of text: String) throws -> [String] {
    let example = try #require(try blocks("swift").first { $0.contains(text) })
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    var comments: [String] = []
    for line in example.split(separator: "\n") {
      let parts = line.components(separatedBy: "  // ")
      let code = parts[0].trimmingCharacters(in: .whitespaces)
      #expect(source.contains(code), "the example is not the one that is tested: \(code)")
      if parts.count > 1 { comments.append(parts[1]) }
    }
    return comments
  }
}
