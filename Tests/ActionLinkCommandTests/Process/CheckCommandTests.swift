import Foundation
import JSONText
import Testing

@Suite("actionlink check, lint and explain as processes")
struct CheckCommandTests {
  private static let code = "ABCDEFGHIJKL"
  private static let link =
    "https://p.firebaseapp.com/__/auth/action?apiKey=k&mode=signIn&oobCode=\(code)"

  /// A script behind `cd "$folder"`, and what it is to leave behind.
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    var status: Int32 = 0
    /// A part of the output and one of the messages.
    var output = ""
    var errors = ""
    var testDescription: String { script }
  }

  private func run(_ script: String) throws -> (outcome: BuiltCommand.Outcome, output: String) {
    let outcome = try BuiltCommand.shell(
      """
      cd "$folder" && mkdir -p a/b && a="$actionlink"
      policy() { printf '%s' "$1" > "${2:-actionlink.json}"; }
      misspelled='{"authorisedDomains": ["app.example.com"]}'
      broken='{ "apiKeys": [1] }'
      link='\(Self.link)'
      \(script)
      """)
    return (outcome, String(decoding: outcome.output, as: UTF8.self))
  }

  @Test(
    "A policy that is missing or broken is never an empty one",
    arguments: [
      Row(script: "\"$a\" check \"$link\"", status: 65, errors: "no policy: give one with"),
      Row(script: "\"$a\" check -c no.json x", status: 65, errors: "'--config': No such file"),
      Row(script: "\"$a\" check -c \"$link\" x", status: 65, errors: "'--config': No such file"),
      Row(script: "\"$a\" check -c a x", status: 65, errors: "'--config': Is a directory"),
      Row(script: "\"$a\" inspect -c no.json x", status: 65, errors: "'--config': No such file"),
      Row(
        script: "policy \"$broken\"; \"$a\" check x", status: 65,
        errors: "actionlink.json:1:15: 'apiKeys[0]' must be a string"),
      Row(
        script: "policy \"$broken\"; cd a/b; \"$a\" check x", status: 65,
        errors: "../../actionlink.json:1:15: 'apiKeys[0]'"),
      Row(
        script: "policy '{}'; mkdir a/actionlink.json; cd a; \"$a\" check x", status: 65,
        errors: "cannot read the policy file actionlink.json: Is a directory"),
      Row(
        script: "policy '{'; \"$a\" check -c actionlink.json x", status: 65,
        errors: "actionlink.json:1:2: "),
      Row(script: "policy ''; \"$a\" inspect -c actionlink.json x", status: 65, errors: ":1:1: "),
      Row(
        script: "policy '{ \"ignore\": [{ \"rul\": \"x\" }] }'; \"$a\" check x", status: 65,
        errors: "did you mean 'rule'?"),
      Row(script: "policy \"$misspelled\"; \"$a\" check x", status: 1, output: "did you mean"),
      Row(
        script: "policy \"$misspelled\"; cd a/b; \"$a\" check x", status: 1,
        output: "../../actionlink.json: reject (1 error"),
      Row(
        script: "policy \"$misspelled\" c; \"$a\" inspect -c c x", output: "\nverdict    reject: "),
      Row(script: "policy \"$misspelled\"; \"$a\" inspect x", output: "SDK readings"),
    ])
  func policies(_ row: Row) throws {
    let (outcome, output) = try run(row.script)
    #expect(outcome.status == row.status)
    #expect(row.output.isEmpty || output.contains(row.output), "\(output)")
    #expect(row.errors.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(row.errors))
    #expect(!output.contains(Self.code) && !outcome.errors.contains(Self.code))
    if row.status == 65 { #expect(output.isEmpty) }
  }

  @Test("The status is the same in every format, and --fail-on says from which severity on")
  func failOn() throws {
    for format in ["text", "json", "ndjson"] {
      for (failOn, status) in [("error", 1), ("warning", 1), ("note", 1)] as [(String, Int32)] {
        let script = "policy \"$misspelled\"; \"$a\" check -f \(format) --fail-on \(failOn) x"
        #expect(try run(script).outcome.status == status)
      }
      #expect(try run("policy '{}'; \"$a\" check -f \(format) < /dev/null").outcome.status == 0)
      #expect(
        try run("policy '{}'; echo '\"\\q\"' | \"$a\" check -f \(format)").outcome.status == 65)
    }
    #expect(try run("policy '{}'; \"$a\" check --fail-on fatal x").outcome.status == 64)
    #expect(try run("policy '{}'; \"$a\" check --expect signIn x").outcome.status == 64)
  }

  @Test(
    "Warnings and notes fail a run only where --fail-on says so",
    arguments: [
      ("$fine", "error", "accept", 0), ("$fine", "warning", "accept", 0),
      ("$fine#x", "error", "accept", 0), ("$fine#x", "note", "accept", 1),
      ("$link", "error", "warn", 0), ("$link", "warning", "warn", 1), ("$link", "note", "warn", 1),
      ("x", "error", "reject", 1),
    ] as [(String, String, String, Int32)])
  func severities(_ link: String, _ failOn: String, _ verdict: String, _ status: Int32) throws {
    let script = """
      fine='https://p.firebaseapp.com/__/auth/action?apiKey=AIza\(String(repeating: "x", count: 35))'
      fine="$fine&mode=signIn&oobCode=\(Self.code)"
      policy '{}'
      "$a" check --fail-on \(failOn) "\(link)"
      """
    let (outcome, output) = try run(script)
    #expect(outcome.status == status)
    #expect(output.contains("argument 1: \(verdict)"))
  }

  @Test("Of standard input only what is not accepted is shown in text, and the counts")
  func stream() throws {
    let (outcome, output) = try run(
      """
      fine='https://p.firebaseapp.com/__/auth/action?apiKey=AIza\(String(repeating: "x", count: 35))'
      fine="$fine&mode=signIn&oobCode=\(Self.code)"
      policy '{}'
      (echo "$fine"; echo "$link"; echo "$fine#x"; echo) | "$a" check
      """)
    #expect(outcome.status == 1)
    #expect(output.contains("line 2: warn (1 warning)\n") && output.contains("line 4: reject"))
    #expect(!output.contains("line 1:") && !output.contains("line 3:"))
    #expect(output.hasSuffix("\n\n4 links: 2 accept, 1 warn, 1 reject\n"))
  }

  @Test(
    "A link other than what is expected is rejected",
    arguments: [
      ("--expect emailSignIn", "warn"), ("--expect passwordReset", "reject"),
      ("--expect passwordReset --expect emailSignIn", "warn"), ("--tenant t", "reject"),
    ])
  func expectations(_ options: String, _ verdict: String) throws {
    let (_, output) = try run("policy '{}'; \"$a\" check \(options) \"$link\"")
    #expect(output.contains("argument 1: \(verdict)"), "\(output)")
  }

  @Test("Findings on the policy count for every link, and are told once in text")
  func policyFindings() throws {
    let (_, text) = try run(
      "policy \"$misspelled\"; \"$a\" check x y; printf 'x\\n' | \"$a\" check")
    #expect(text.components(separatedBy: "config-unknown-key").count == 3)
    #expect(text.contains("\nargument 1: reject") && text.contains("\nargument 2: reject"))
    #expect(text.contains("\nline 1: reject"))
    #expect(text.hasSuffix("\n\n1 link: 0 accept, 0 warn, 1 reject\n"))
    let (_, json) = try run("policy \"$misspelled\"; \"$a\" check -f ndjson x y")
    let lines = json.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("config-unknown-key") })
    #expect(lines.allSatisfy { $0.contains("\"verdict\":\"reject\"") })
  }

  @Test("The objects of check are those of inspect with the same policy")
  func objects() throws {
    let (_, output) = try run(
      """
      policy "$misspelled"
      for command in inspect check; do
        "$a" $command --reveal-codes -c actionlink.json -f ndjson "$link" x ''
        "$a" $command --reveal-codes -c actionlink.json -f json "$link" x
      done
      """)
    let lines = output.split(separator: "\n")
    #expect(lines.count > 100 && lines.count % 2 == 0)
    #expect(lines.prefix(lines.count / 2) == lines.suffix(lines.count / 2))
  }

  @Test("A code is shown where it is asked for, and else nowhere", arguments: ["text", "json"])
  func codes(_ format: String) throws {
    let script = "policy \"$misspelled\"; \"$a\" check -f \(format) \"$link\""
    let hidden = try run(script)
    #expect(!hidden.output.contains(Self.code) && hidden.output.contains("oobCode=…"))
    #expect(try run(script + " --reveal-codes").output.contains(Self.code))
  }

  @Test("A limit that a line exceeds is told, has no verdict, and the next line is judged")
  func limits() throws {
    let script = "policy '{}'; (printf '?'; yes 'a&' | head -n 20000 | tr -d '\\n'; echo; echo x)"
    let (outcome, output) = try run(script + " | \"$a\" check -f ndjson")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("line 1: the link exceeds a limit (too-many-parameters at"))
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("\"verdict\":null"))
    #expect(lines[1].contains("\"error\":null"))
    #expect(try run(script + " | \"$a\" check").output.hasSuffix(", 1 unreadable\n"))
  }

  @Test(
    "lint has a line for each finding, and the status of the gravest",
    arguments: [
      Row(script: "policy '{}'; \"$a\" lint actionlink.json"),
      Row(
        script: "policy \"$misspelled\"; \"$a\" lint actionlink.json", status: 1,
        output: "actionlink.json:1:2: error: unknown key"),
      Row(
        script: "policy \"$broken\"; \"$a\" lint actionlink.json", status: 65,
        output: "actionlink.json:1:15: error: 'apiKeys[0]' must be a string\n"),
      Row(
        script: "printf %s \"$misspelled\" | \"$a\" lint -", status: 1,
        output: "standard input:1:2: error: "),
      Row(
        script: "policy \"$misspelled\"; \"$a\" lint -f ndjson no actionlink.json", status: 66,
        output: "\"file\":\"actionlink.json\"",
        errors: "actionlink: argument 1: cannot read the file: No such file"),
      Row(script: "\"$a\" lint \"$link\"", status: 66, errors: "argument 1: cannot read the file"),
      Row(script: "\"$a\" lint", status: 64, errors: "FILE is missing"),
      Row(
        script: "policy '{\"allowLoopback\": false}'; \"$a\" lint --print actionlink.json",
        output: "\n  \"allowLoopback\": false,\n  \"ignore\": []\n}\n", errors: "actionlink.json: "),
      Row(
        script: "policy '{}'; \"$a\" lint --print -f json -o out actionlink.json; cat out",
        output: "\n    \"allowLoopback\": true,\n"),
    ])
  func lint(_ row: Row) throws {
    let (outcome, output) = try run(row.script)
    #expect(outcome.status == row.status)
    #expect(row.output.isEmpty || output.contains(row.output), "\(output)")
    #expect(row.errors.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(row.errors))
    #expect(!outcome.errors.contains(Self.code))
  }

  @Test("The policy that lint prints is one that lint and check take")
  func printedPolicy() throws {
    let (outcome, output) = try run(
      """
      policy '{"linkDomains": ["a.example"]}'
      "$a" lint --print actionlink.json > full.json 2> /dev/null
      "$a" lint --print full.json 2> /dev/null | cmp - full.json && echo same
      """)
    #expect(outcome.status == 0 && output == "same\n")
  }

  @Test(
    "explain knows the rules, and the nearest one to a slip",
    arguments: [
      Row(script: "\"$a\" explain", output: "\n  error    config-unknown-key"),
      Row(script: "\"$a\" explain config-unknown-key", output: "\nRemedy\n"),
      Row(script: "\"$a\" explain -f json config-unknown-key", output: "\"id\": \"config-unknown"),
      Row(script: "\"$a\" explain -f json", output: "[\n  {\n    \"id\": "),
      Row(
        script: "\"$a\" explain config-unknown-kye", status: 64,
        errors: "RULE is the id of no rule (did you mean 'config-unknown-key'?)"),
      Row(script: "\"$a\" explain \"$link\"", status: 64, errors: "RULE is the id of no rule\n"),
      Row(script: "\"$a\" explain a b", status: 64, errors: "more than 1 operand"),
      Row(script: "\"$a\" explain -f ndjson", status: 64, errors: "none of text, json"),
    ])
  func explain(_ row: Row) throws {
    let (outcome, output) = try run(row.script)
    #expect(outcome.status == row.status)
    #expect(row.output.isEmpty || output.contains(row.output), "\(output)")
    #expect(row.errors.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(row.errors))
    #expect(!outcome.errors.contains(Self.code))
  }
}
