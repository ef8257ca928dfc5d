import LinkValidation
import Testing

@testable import ActionLinkCommand

@Suite struct ArgumentScannerTests {
  private static let command = CommandSpec(
    name: "try", summary: "Try", operands: .links,
    ownOptions: [
      OptionSpec("format", short: "f", value: .choice(name: "F", ["text", "json"]), help: "F"),
      OptionSpec("output", short: "o", value: .text(name: "FILE", completion: .file), help: "O"),
      OptionSpec(
        "domain", short: "d", value: .text(name: "D", completion: .nothing), isRepeatable: true,
        help: "D"),
      OptionSpec("all", short: "a", help: "A"),
      OptionSpec("brief", short: "b", help: "B"),
    ], details: [], examples: [], exitCauses: [])

  private static func scan(
    _ arguments: [String], _ command: CommandSpec = command
  ) -> Result<ParsedArguments, UsageError> {
    Result { () throws(UsageError) in
      try ArgumentScanner.scan(arguments.map { [UInt8]($0.utf8) }, for: command)
    }
  }

  struct Spelling: Sendable {
    let arguments: [String]
    var operands: [String] = []
    var values: [String: [String]] = [:]
  }

  @Test(
    "Every spelling gives its option and operands",
    arguments: [
      Spelling(arguments: []),
      Spelling(arguments: ["--format=json"], values: ["format": ["json"]]),
      Spelling(arguments: ["--format", "json"], values: ["format": ["json"]]),
      Spelling(arguments: ["-f", "json"], values: ["format": ["json"]]),
      Spelling(arguments: ["-fjson"], values: ["format": ["json"]]),
      Spelling(arguments: ["-ab"], values: ["all": [""], "brief": [""]]),
      Spelling(arguments: ["-aa", "--all"], values: ["all": ["", "", ""]]),
      Spelling(arguments: ["-abfjson"], values: ["all": [""], "brief": [""], "format": ["json"]]),
      Spelling(arguments: ["-bo", "x"], values: ["brief": [""], "output": ["x"]]),
      Spelling(arguments: ["-o", "-"], values: ["output": ["-"]]),
      Spelling(arguments: ["-o", "--"], values: ["output": ["--"]]),
      Spelling(arguments: ["-o=x"], values: ["output": ["=x"]]),
      Spelling(arguments: ["--output=a=b"], values: ["output": ["a=b"]]),
      Spelling(arguments: ["--output", "--all"], values: ["output": ["--all"]]),
      Spelling(
        arguments: ["-da", "--domain=b", "--domain", "c"], values: ["domain": ["a", "b", "c"]]),
      Spelling(arguments: ["-"], operands: ["-"]),
      Spelling(arguments: ["x", "-a", "y"], operands: ["x", "y"], values: ["all": [""]]),
      Spelling(arguments: ["--", "-a", "--", "--x"], operands: ["-a", "--", "--x"]),
      Spelling(arguments: ["", "x"], operands: ["", "x"]),
    ])
  func spelling(_ row: Spelling) throws {
    let parsed = try Self.scan(row.arguments).get()
    #expect(parsed.operands == row.operands.map { [UInt8]($0.utf8) })
    #expect(parsed.valuesByOption == row.values.mapValues { $0.map { [UInt8]($0.utf8) } })
  }

  @Test(
    "What means nothing is told by its kind, without the user's text",
    arguments: [
      (
        ["--formt", "json"],
        UsageError.unknownOption("--formt", command: "try", suggestion: "--format")
      ),
      (["--formt=x?oobCode=1"], .unknownOption("--formt", command: "try", suggestion: "--format")),
      (["--zzz"], .unknownOption("--zzz", command: "try", suggestion: nil)),
      (["--https://x/?oobCode=A"], .unknownOption(nil, command: "try", suggestion: nil)),
      (["--=x"], .unknownOption(nil, command: "try", suggestion: nil)),
      (["-x"], .unknownOption("-x", command: "try", suggestion: nil)),
      (["-axb"], .unknownOption("-x", command: "try", suggestion: nil)),
      (["-1"], .unknownOption(nil, command: "try", suggestion: nil)),
      (["-é"], .unknownOption(nil, command: "try", suggestion: nil)),
      (["--output"], .missingValue(option: "--output", valueName: "FILE")),
      (["--output="], .missingValue(option: "--output", valueName: "FILE")),
      (["--output", ""], .missingValue(option: "--output", valueName: "FILE")),
      (["-ao"], .missingValue(option: "-o", valueName: "FILE")),
      (["--all=x"], .unexpectedValue(option: "--all")),
      (["--all="], .unexpectedValue(option: "--all")),
      (["-o", "x", "--output=y"], .repeatedOption("--output")),
      (["--format=JSON"], .invalidChoice(option: "--format", choices: ["text", "json"])),
      (["-ftex"], .invalidChoice(option: "-f", choices: ["text", "json"])),
    ])
  func error(_ arguments: [String], _ expected: UsageError) {
    #expect(Self.scan(arguments) == .failure(expected))
  }

  private static func taking(
    _ count: ClosedRange<Int>, _ completion: CompletionKind
  ) -> CommandSpec {
    CommandSpec(
      name: "try", summary: "Try",
      operands: .init(name: "WORD", count: count, help: "W", completion: completion),
      ownOptions: [], details: [], examples: [], exitCauses: [])
  }

  @Test("Operands are counted and, where they are words, compared")
  func operands() {
    let one = Self.taking(1...1, .words(["bash", "zsh"]))
    #expect(
      Self.scan([], one) == .failure(.missingOperand(name: "WORD", choices: ["bash", "zsh"])))
    #expect(
      Self.scan(["tcsh"], one)
        == .failure(.invalidOperand(name: "WORD", choices: ["bash", "zsh"])))
    #expect(Self.scan(["bash", "zsh"], one) == .failure(.tooManyOperands(maximum: 1)))
    #expect(throws: Never.self) { try Self.scan(["zsh"], one).get() }
    #expect(throws: Never.self) { try Self.scan(["--help"], one).get() }
    let none = CommandSpec(
      name: "try", summary: "Try", operands: nil, ownOptions: [], details: [], examples: [],
      exitCauses: [])
    #expect(Self.scan(["x"], none) == .failure(.tooManyOperands(maximum: 0)))
  }

  @Test("Bytes that are not UTF-8 come through, and are refused where text is needed")
  func bytes() throws {
    let domain = Self.command.ownOptions[2]
    let parsed = try ArgumentScanner.scan(
      [[0xFF, 0x2D], [0x2D, 0x64, 0xC3]], for: Self.command)
    #expect(parsed.operands == [[0xFF, 0x2D]])
    #expect(parsed.value(of: domain) == [0xC3])
    #expect(throws: UsageError.notUTF8(option: "--domain")) { try parsed.texts(of: domain) }
  }
}

@Suite struct NearestNameTests {
  @Test(
    "The distance counts insertions, deletions, substitutions and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abc", "acb", 1), ("formt", "format", 1), ("formatt", "format", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3),
    ])
  func distance(_ source: String, _ target: String, _ expected: Int) {
    #expect(NearestName.distance(from: source, to: target) == expected)
  }

  @Test(
    "A near name is suggested, a far one is not",
    arguments: [
      ("formt", "format"), ("form", "format"), ("outptu", "output"), ("colour", "color"),
      ("dyn", "dynamic"), ("fromat", "format"), ("x", nil), ("zzzzzz", nil), ("", nil),
    ] as [(String, String?)])
  func suggestion(_ name: String, _ expected: String?) {
    let names = ["format", "output", "color", "dynamic"]
    #expect(NearestName.suggestion(for: name, among: names) == expected)
  }

  @Test("A beginning of two names suggests neither by that")
  func ambiguous() {
    #expect(NearestName.suggestion(for: "in", among: ["inspect", "install"]) == nil)
  }
}
