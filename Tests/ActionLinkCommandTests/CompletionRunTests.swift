import Foundation
import Testing

@testable import ActionLinkCommand

/// The completions, run by the shells that are installed.
@Suite struct CompletionRunTests {
  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: shell)
  }

  /// What a shell prints for a script.
  private static func run(_ shell: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: shell)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static func written(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "completion-\(UUID())")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test(
    "bash completes commands, options and values",
    .enabled(if: isInstalled("/bin/bash")),
    arguments: [
      (["i"], "inspect"),
      (["c"], "check canonicalize completions"),
      (["--ver"], "--version"),
      (["inspect", "--fo"], "--format"),
      (["inspect", "--format", ""], "text json ndjson"),
      (["inspect", "-f", "n"], "ndjson"),
      (["inspect", "--format", "="], "text json ndjson"),
      (["inspect", "--format", "=", "j"], "json"),
      (["inspect", "--color", "a"], "auto always"),
      (["inspect", "--dynamic-link-domain", ""], ""),
      (["url", "--format", ""], "ndjson json"),
      (["url", "--output", "/bin/bas"], "/bin/bash"),
      (["help", "u"], "url"),
      (["help", "--m"], "--man"),
      (["completions", ""], "bash zsh fish -h --help"),
    ])
  func bash(_ words: [String], _ expected: String) throws {
    try Self.written(BashCompletion.text(of: ToolRun.tool().spec)) { file in
      let script = """
        source "$1"; shift
        COMP_WORDS=(actionlink "$@"); COMP_CWORD=$#
        _actionlink
        echo "${COMPREPLY[*]}"
        """
      let (status, output) = try Self.run("/bin/bash", ["-uc", script, "bash", file] + words)
      #expect(status == 0)
      let replies = output.split(whereSeparator: \.isWhitespace)
      if expected == "/bin/bash" {
        #expect(replies.contains("/bin/bash"))
      } else {
        #expect(replies == expected.split(separator: " "))
      }
    }
  }

  @Test(
    "zsh and fish read their completions without a complaint",
    arguments: ["/usr/bin/zsh", "/usr/bin/fish"])
  func syntax(_ shell: String) throws {
    guard Self.isInstalled(shell) else { return }
    let tool = ToolRun.tool().spec
    let text = shell.hasSuffix("zsh") ? ZshCompletion.text(of: tool) : FishCompletion.text(of: tool)
    try Self.written(text) { file in
      let (status, output) = try Self.run(shell, ["-n", file])
      #expect(status == 0)
      #expect(output == "")
    }
  }

  @Test(
    "fish completes commands, options and values",
    .enabled(if: isInstalled("/usr/bin/fish")),
    arguments: [
      ("actionlink ca", "canonicalize"), ("actionlink inspect --fo", "--format"),
      ("actionlink inspect --format=nd", "--format=ndjson"), ("actionlink help ur", "url"),
      ("actionlink completions z", "zsh"),
    ])
  func fish(_ line: String, _ expected: String) throws {
    try Self.written(FishCompletion.text(of: ToolRun.tool().spec)) { file in
      let (_, output) = try Self.run(
        "/usr/bin/fish", ["-c", "source $argv[1]; complete -C $argv[2]", file, line])
      let replies = output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
      #expect(replies.contains(Substring(expected)))
    }
  }

  @Test("The manual pages pass mandoc's lint", .enabled(if: isInstalled("/usr/bin/mandoc")))
  func manual() throws {
    let tool = ToolRun.tool().spec
    for page in [ManualPage.text(of: tool)]
      + tool.commands.map({ ManualPage.text(of: $0, in: tool) })
    {
      try Self.written(page) { file in
        let (status, output) = try Self.run("/usr/bin/mandoc", ["-T", "lint", "-W", "style", file])
        #expect(status == 0)
        // References to pages that are not installed are all it may note.
        let notes = output.split(separator: "\n").filter { !$0.contains("referenced manual") }
        #expect(notes == [])
      }
    }
  }
}
