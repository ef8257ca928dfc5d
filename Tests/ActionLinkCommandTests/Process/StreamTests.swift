import Foundation
import Testing

@Suite("The streams and statuses of the command as a process")
struct StreamTests {
  private static let code = "ABCDEFGHIJKL"
  private static let link = "https://a.example/?mode=signIn&apiKey=k&oobCode=\(code)"

  /// A script, and what it is to leave behind.
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    var input = ""
    var status: Int32 = 0
    var output = ""
    var errors = ""
    var testDescription: String { script }
  }

  @Test(
    "Each status has its cause",
    arguments: [
      Row(script: "inspect -f json '\(link)'"), Row(script: "canonicalize '\(link)'"),
      Row(script: "canonicalize x '\(link)'", status: 1), Row(script: "url x"),
      Row(script: "inspect -f xml x", status: 64), Row(script: "inspet x", status: 64),
      Row(script: ""), Row(script: "'\(link)'", status: 64),
      Row(script: "inspect '--\(link)'", status: 64),
      Row(script: "inspect --color='\(link)' x", status: 64),
      Row(script: "completions '\(link)'", status: 64),
      Row(script: "url --base '\(link.dropFirst(8))' x", status: 65),
      Row(script: "inspect", input: "\"\\q\"\n", status: 65),
      Row(script: "canonicalize", input: "x\n\"\n\"\"\"\n", status: 65),
      Row(script: "inspect < \"$folder\"", status: 66), Row(script: "inspect <&-", status: 66),
      Row(script: "url x > /dev/full", status: 74),
      Row(script: "inspect x -o \"$folder/no/file\"", status: 74),
      Row(script: "inspect x -o \"$folder\"", status: 74),
      Row(script: "inspect x -o /dev/full", status: 74),
      Row(script: "--help"), Row(script: "--version"), Row(script: "help inspect --man"),
    ])
  func statuses(_ row: Row) throws {
    let outcome = try BuiltCommand.shell(
      "\"$actionlink\" \(row.script)", input: Array(row.input.utf8))
    #expect(outcome.status == row.status)
    #expect(outcome.errors.isEmpty == [0].contains(row.status))
    #expect(!outcome.errors.contains(Self.code), "A message holds a code")
  }

  @Test("The status is the same in each format", arguments: ["text", "json", "ndjson"])
  func formats(_ format: String) throws {
    let input = Array("x\n\"\\q\"\n".utf8)
    #expect(try BuiltCommand.run(["inspect", "-f", format, "x"]).status == 0)
    #expect(try BuiltCommand.run(["inspect", "-f", format], input: input).status == 65)
    #expect(try BuiltCommand.run(["canonicalize", "-f", format, "x"]).status == 1)
    #expect(try BuiltCommand.run(["canonicalize", "-f", format], input: input).status == 65)
  }

  @Test("Whoever reads only the beginning ends the run, without a message")
  func closedPipe() throws {
    let outcome = try BuiltCommand.shell(
      """
      (i=0; while [ $i -lt 20000 ]; do echo "https://a.example/$i"; i=$((i + 1)); done \
        | (trap '' PIPE; "$actionlink" url; echo "status $?" >&2)) | head -1
      """)
    #expect(outcome.lines.count == 1)
    #expect(outcome.errors == "status 141\n")
  }

  @Test("The file of --output is whole before the exit, and stays as it was where a run fails")
  func outputFile() throws {
    let outcome = try BuiltCommand.shell(
      """
      cd "$folder" && echo old > kept && chmod 640 kept
      "$actionlink" canonicalize x '\(Self.link)' --output new 2> /dev/null; echo "status $?"
      cat new
      "$actionlink" url x --output kept < /dev/null; stat -c %a kept; cat kept
      echo 'https://b.example' > same; "$actionlink" canonicalize -o same < same; cat same
      "$actionlink" url x --output no/file 2> /dev/null; ls -A
      """)
    #expect(
      outcome.lines == [
        "status 1", "https://a.example/?apiKey=k&mode=signIn&oobCode=\(Self.code)", "640",
        "{\"failure\":true}", "https://b.example/", "errors", "input", "kept", "new", "output",
        "same",
      ])
  }

  @Test(
    "Links come from operands and lines, whatever bytes they are made of",
    arguments: [
      Row(
        script: "url https://a.example - https://c.example", input: "https://b.example\r\n",
        output: "https://a.example/ https://b.example/ https://c.example/"),
      Row(script: "url", input: "https://a.example/\\n\n", output: "https://a.example//n"),
      Row(
        script: "url", input: "\"https:\\/\\/a.example\\/x\\ny\"\n", output: "https://a.example/xy"),
      Row(
        script: "url", input: "\"https://a.example/\\ud800\\u0000x\"\n",
        output: "https://a.example/%EF%BF%BD%00x"),
      Row(
        script: "url \"$(printf 'https://a.example/\\377\\303')\"",
        output: "https://a.example/%EF%BF%BD%EF%BF%BD"),
      Row(script: "url -- -", input: "https://a.example", output: "https://a.example/"),
      Row(
        script: "url --base https://a.example/b/ ../c ?d",
        output: "https://a.example/c https://a.example/b/?d"),
      Row(script: "url < /dev/null", output: ""),
    ])
  func sources(_ row: Row) throws {
    let outcome = try BuiltCommand.shell(
      "\"$actionlink\" \(row.script)", input: Array(row.input.utf8))
    #expect(outcome.status == 0)
    let hrefs = outcome.lines.map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst(3).first ?? "failure"
    }
    #expect(hrefs.joined(separator: " ") == row.output)
  }

  @Test("Messages name the place and the cause, and records go on behind them")
  func messages() throws {
    let input = "\(Self.link)\n\"oobCode=\(Self.code)\\q\"\n\nx\n"
    let outcome = try BuiltCommand.run(["canonicalize", "-f", "ndjson"], input: Array(input.utf8))
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == """
        actionlink: line 2: not a JSON string (invalid-escape at byte 21)
        actionlink: line 3: no canonical form: it is no URL
        actionlink: line 4: no canonical form: it is no URL

        """)
    #expect(
      outcome.lines.dropFirst() == [
        #"{"input":"\"oobCode=\#(Self.code)\\q\"","canonical":null,"#
          + #""reason":null,"error":{"code":"invalid-escape","offset":21}}"#,
        #"{"input":"","canonical":null,"reason":"it is no URL","error":null}"#,
        #"{"input":"x","canonical":null,"reason":"it is no URL","error":null}"#,
      ])
  }

  @Test("A code is shown where it is asked for, and else nowhere", arguments: ["text", "json"])
  func codes(_ format: String) throws {
    let hidden = try BuiltCommand.run(["inspect", "-f", format, Self.link, Self.link])
    let shown = try BuiltCommand.run(["inspect", "-f", format, "--reveal-codes", Self.link])
    func text(_ outcome: BuiltCommand.Outcome) -> String {
      String(decoding: outcome.output, as: UTF8.self) + outcome.errors
    }
    #expect(!text(hidden).contains(Self.code) && text(shown).contains(Self.code))
    let digests = text(hidden).matches(of: /…[0-9a-f]{8}/).map(\.output)
    #expect(digests.count > 4 && Set(digests).count == 1)
    let again = try BuiltCommand.run(["inspect", "-f", format, Self.link])
    #expect(!text(again).contains(digests[0]))
  }

  @Test("Each prefix of --dynamic-link-domain counts")
  func dynamicLinkDomains() throws {
    let links = [
      "https://go.example/?link=https://x.y", "https://a.example/dl/abc",
      "https://z.example/?link=https://x.y",
    ]
    let domains = ["go.example", "https://a.example/dl"].flatMap {
      ["--dynamic-link-domain", $0]
    }
    let outcome = try BuiltCommand.run(["inspect", "-f", "ndjson"] + domains + links)
    let kinds = outcome.lines.map { line in
      line.components(separatedBy: "\"kind\":\"").dropFirst().first?.prefix { $0 != "\"" } ?? ""
    }
    #expect(kinds == ["dynamicLink", "shortDynamicLink", "none"])
  }

  @Test(
    "A prefix of --dynamic-link-domain that names no place is refused, and not repeated",
    arguments: [
      "*.secret.example", "secret:80", "https://", "https://secret?y", "http://secret.example",
      "ftp://secret", "a secret", "/secret", "127.0.0.1", "[::1]", "https://u@secret.example",
    ])
  func dynamicLinkDomainRefused(_ prefix: String) throws {
    let outcome = try BuiltCommand.run(
      ["inspect", "--dynamic-link-domain", "go.example", "--dynamic-link-domain", prefix, "x"])
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("value 2 of '--dynamic-link-domain'"))
    #expect(!outcome.errors.contains("secret"))
  }

  @Test("A line that url cannot read is no failure of the standard")
  func unreadableURL() throws {
    let outcome = try BuiltCommand.run(
      ["url"], input: Array("https://[\n\"\\q\"\n\(String(repeating: "a", count: 1 << 20))b\n".utf8)
    )
    #expect(outcome.status == 65)
    #expect(
      outcome.lines == [
        #"{"failure":true}"#, #"{"error":{"code":"invalid-escape","offset":1}}"#,
        #"{"error":{"code":"input-too-long","offset":1048576}}"#,
      ])
  }

  @Test("A limit that one line exceeds is told, and the next line is read")
  func limits() throws {
    let nested = String(repeating: "?link=", count: 10_000)
    let lines = [
      String(repeating: "a", count: 10 << 20), "?" + String(repeating: "a&", count: 500_000),
      nested, "\u{0}", Self.link,
    ]
    let outcome = try BuiltCommand.run(
      ["inspect", "-f", "ndjson"], input: Array(lines.joined(separator: "\n").utf8))
    #expect(outcome.status == 65)
    let errors = outcome.lines.map { line in
      line.components(separatedBy: "\"error\":").last?.dropLast() ?? ""
    }
    #expect(
      errors == [
        #"{"code":"input-too-long","offset":1048576}"#,
        #"{"code":"too-many-parameters","offset":32769}"#, "null", "null", "null",
      ])
    #expect(
      outcome.errors == """
        actionlink: line 1: the link is longer than 1048576 bytes
        actionlink: line 2: the link exceeds a limit (too-many-parameters at byte 32769)

        """)
    let tooMany = lines[1]
    for command in ["inspect", "canonicalize"] {
      #expect(try BuiltCommand.run([command], input: Array(tooMany.utf8)).status == 65)
    }
  }
}
