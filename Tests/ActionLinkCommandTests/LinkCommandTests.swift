import ActionLinks
import Foundation
import LinkValidation
import Synchronization
import Testing

@testable import ActionLinkCommand

@Suite struct LinkCommandTests {
  @Test(
    "Links come from operands, standard input or both",
    arguments: [
      (["a", "b"], "ignored\n", "<a>\n<b>\n"),
      ([], "a\nb", "<a>\n<b>\n"),
      (["-"], "a\r\n", "<a>\n"),
      (["x", "-", "y", "-"], "a\n", "<x>\n<a>\n<y>\n"),
      (["--", "-"], "a\n", "<a>\n"),
      ([], "a\n\nb\n", "<a>\n<>\n<b>\n"),
      ([], "", ""),
      ([], "\"a b\"\n\"\"\n\"\n", "<a b>\n<>\n<\">\n"),
      (["\"a\""], "", "<\"a\">\n"),
      ([""], "", "<>\n"),
    ])
  func sources(_ operands: [String], _ input: String, _ expected: String) {
    let run = ToolRun(["url"] + operands, input: PieceSource(input))
    #expect(run.output == expected)
    #expect(run.messages == "")
    #expect(run.status == .success)
  }

  @Test("The formats frame the same records, and the status is the same in all")
  func framing() {
    let rows: [(String, links: [String], output: String)] = [
      ("text", ["a"], "<a>\n"), ("text", ["a", "b"], "<a>\n\n<b>\n"),
      ("ndjson", ["a"], "<a>\n"), ("ndjson", ["a", "b"], "<a>\n<b>\n"),
      ("json", [], "[]\n"), ("json", ["a"], "<a>\n"), ("json", ["a", "b"], "[\n<a>,\n<b>\n]\n"),
      ("json", ["a", "b", "c"], "[\n<a>,\n<b>,\n<c>\n]\n"),
    ]
    for row in rows {
      let run = ToolRun(["inspect", "--format", row.0] + row.links)
      #expect(run.output == row.output)
      #expect(run.status == .success)
    }
    for format in ReportFormat.allCases.map(\.rawValue) {
      #expect(ToolRun(["canonicalize", "--format", format, "a", "bad"]).status == .findings)
    }
  }

  @Test("A finding is told by its place, and the others are still printed")
  func findings() {
    let run = ToolRun(["canonicalize"], input: PieceSource("a\nbad\nquiet\nb\n"))
    #expect(run.output == "<a>\n<b>\n")
    #expect(run.messages == "actionlink: line 2: no canonical form\n")
    #expect(run.status == .findings)
    #expect(ToolRun(["canonicalize", "x", "bad"]).messages.contains("argument 2:"))
  }

  @Test("What cannot be read as a link has its record and message, and outweighs a finding")
  func unreadable() {
    let long = String(repeating: "x", count: 41)
    let longer = String(repeating: "x", count: 300)
    let run = ToolRun(
      ["canonicalize"],
      input: PieceSource("\(long)\n\"a\"b\"\n\"\(long)\"\n\(longer)\nbad\n\(long.dropLast())\n"))
    #expect(
      run.output == """
        <input-too-long 40 0>
        <unexpected-quote 2 5>
        <input-too-long 40 0>
        <input-too-long 40 0>
        <\(long.dropLast())>

        """)
    #expect(
      run.messages == """
        actionlink: line 1: the link is longer than 40 bytes
        actionlink: line 2: not a JSON string (unexpected-quote at byte 2)
        actionlink: line 3: the link is longer than 40 bytes
        actionlink: line 4: the link is longer than 40 bytes
        actionlink: line 5: no canonical form

        """)
    #expect(run.status == .unreadableData)
    #expect(ToolRun(["inspect", long]).status == .unreadableData)
  }

  @Test(
    "A failure to read keeps what was read, well ended",
    arguments: [(9, .inputNotFound), (21, .inputNotFound), (5, .ioError)]
      as [(Int32, ActionLinkCommand.ExitStatus)])
  func inputFailure(_ number: Int32, _ expected: ActionLinkCommand.ExitStatus) {
    let input = PieceSource([[UInt8]("a\nb\n".utf8)], failure: SystemError(number: number))
    let run = ToolRun(["inspect", "--format=json"], input: input)
    #expect(run.output == "[\n<a>,\n<b>\n]\n")
    #expect(run.messages.hasPrefix("actionlink: cannot read standard input: "))
    #expect(run.status == expected)
  }

  @Test("A closed pipe ends the run without a message, a full disk with one")
  func outputFailure() {
    let closed = ToolRun(["url", "a"], output: MemorySink(failure: SystemError(number: 32)))
    #expect(closed.messages == "")
    #expect(closed.status == .brokenPipe)
    let full = ToolRun(["url", "a"], output: MemorySink(failure: SystemError(number: 28)))
    #expect(full.messages.hasPrefix("actionlink: cannot write standard output: "))
    #expect(full.status == .ioError)
  }

  @Test("A fault keeps what was done")
  func fault() {
    let run = ToolRun(["url", "a", "fault", "b"])
    #expect(run.output == "<a>\n")
    #expect(run.messages == "actionlink: internal error: broken\n")
    #expect(run.status == .internalError)
  }

  @Test("What is done is shown before reading may block")
  func flushing() {
    let output = MemorySink()
    let input = PieceSource(["a\nb\n", "c\nd", "\n"].map { [UInt8]($0.utf8) })
    _ = ToolRun(["url"], input: input, output: output)
    #expect(
      output.writes.map { String(decoding: $0, as: UTF8.self) } == ["<a>\n<b>\n", "<c>\n", "<d>\n"])
  }

  @Test("Without an operand a terminal is not read from; its help is shown")
  func terminal() {
    for name in ["inspect", "check", "canonicalize", "url"] {
      let run = ToolRun([name], input: PieceSource([], isTerminal: true))
      #expect(run.output == "")
      #expect(run.messages.contains("standard input is a terminal"))
      #expect(run.messages.contains("Usage:\n  actionlink \(name) "))
      #expect(run.status == .usage)
    }
    let typed = ToolRun(["url", "-"], input: PieceSource([[0x61]], isTerminal: true))
    #expect(typed.output == "<a>\n")
  }

  @Test("Options reach the processing")
  func options() {
    let noted = Mutex<[any Sendable]>([])
    let note: @Sendable (any Sendable) -> Void = { options in noted.withLock { $0 = [options] } }
    func last<Options>(_ type: Options.Type) -> Options? { noted.withLock { $0.first as? Options } }

    _ = ToolRun(["inspect", "x"], noting: note)
    #expect(
      last(InspectCommand.Options.self)
        == .init(
          format: .text, revealsCodes: false, repairs: true, dynamicLinkDomains: [],
          policy: nil, usesColor: false))
    _ = ToolRun(
      [
        "inspect", "--color=always", "--reveal-codes", "--no-repair", "-fndjson", "x",
        "--dynamic-link-domain=a.example", "--dynamic-link-domain", "https://b.example/c",
      ], noting: note)
    #expect(
      last(InspectCommand.Options.self)
        == .init(
          format: .ndjson, revealsCodes: true, repairs: false,
          dynamicLinkDomains: ["a.example", "https://b.example/c"], policy: nil, usesColor: true))
    _ = ToolRun(["canonicalize", "--dynamic-link-domain=a", "x"], noting: note)
    #expect(
      last(CanonicalizeCommand.Options.self) == .init(format: .text, dynamicLinkDomains: ["a"]))
    _ = ToolRun(["url", "x"], noting: note)
    #expect(last(URLCommand.Options.self) == .init(base: nil))
    _ = ToolRun(["url", "--base", "http://x/", "x"], noting: note)
    #expect(last(URLCommand.Options.self) == .init(base: [UInt8]("http://x/".utf8)))
    #expect(ToolRun(["url", "--base", "bad", "x"]).status == .unreadableData)
  }

  @Test("Options of check reach the judging")
  func checkOptions() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "policy-\(UUID()).json")
    try Data(#"{"modes": ["signIn"]}"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let noted = Mutex<CheckCommand.Options?>(nil)
    let note: @Sendable (any Sendable) -> Void = { options in
      noted.withLock { $0 = options as? CheckCommand.Options }
    }
    #expect(ToolRun(["check", "-c", file.path, "x", "bad"], noting: note).status == .findings)
    let plain = try #require(noted.withLock { $0 })
    #expect(plain.policyFile.policy.modes == ["signIn"] && plain.policyFile.name == file.path)
    #expect(plain.expectation == .anything && plain.failOn == .error && plain.format == .text)
    #expect(plain.repairs && !plain.revealsCodes && !plain.usesColor)

    _ = ToolRun(
      [
        "check", "--config", file.path, "--fail-on=note", "-fjson", "--reveal-codes", "--no-repair",
        "--color=always", "--expect", "emailSignIn", "--expect=recoverEmail", "--tenant=t",
        "--app=com.example", "x",
      ], noting: note)
    let all = try #require(noted.withLock { $0 })
    #expect(
      all.expectation
        == Expectation(
          operations: [.emailSignIn, .recoverEmail], tenantID: .some("t"), appID: "com.example"))
    #expect(all.failOn == .note && all.format == .json && all.usesColor)
    #expect(!all.repairs && all.revealsCodes)
  }

  @Test(
    "Color is for terminals, unless something speaks against it",
    arguments: [
      (ColorMode.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["NO_COLOR": "0"], false),
      (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["TERM": "xterm"], true),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, [:], false),
    ] as [(ColorMode, Bool, [String: String], Bool)])
  func color(_ mode: ColorMode, _ isTerminal: Bool, _ environment: [String: String], _ isOn: Bool) {
    #expect(mode.isOn(forTerminal: isTerminal, environment: { environment[$0] }) == isOn)
  }

  @Test("Records leave in whole, once there are enough of them")
  func buffering() throws {
    let sink = MemorySink()
    var writer = RecordWriter(
      OutputBuffer(sink, target: .standardOutput, threshold: 6), framing: .lines)
    for record in ["abc", "defg", "h"] { try writer.write([UInt8](record.utf8)) }
    #expect(sink.text == "abc\ndefg\n")
    try writer.finish()
    #expect(sink.writes.map(\.count) == [9, 2])
  }
}
