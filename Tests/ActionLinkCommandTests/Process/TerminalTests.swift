import Foundation
import Testing

/// Whether `script` is there and is given a pseudo-terminal, which a bare container may not be.
private let hasTerminals: Bool = {
  let outcome = try? BuiltCommand.shell(
    "script -qec 'test -t 1 && echo terminal' /dev/null < /dev/null")
  return outcome.map { String(decoding: $0.output, as: UTF8.self) }?.contains("terminal") ?? false
}()

@Suite(
  "The command on a terminal",
  .enabled(if: hasTerminals, "this machine gives no pseudo-terminal to `script`"))
struct TerminalTests {
  /// Runs the command with a pseudo-terminal for its three streams.
  private func onTerminal(_ command: String, environment: String = "") throws -> String {
    let outcome = try BuiltCommand.shell(
      "\(environment) script -qec '\"$actionlink\" \(command)' /dev/null < /dev/null")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  @Test(
    "Text is colored on a terminal, unless the environment or an option speaks against it",
    arguments: [
      ("inspect x", "", true), ("inspect --color never x", "", false),
      ("inspect x", "NO_COLOR=1", false), ("inspect x", "NO_COLOR=", true),
      ("inspect x", "TERM=dumb", false), ("inspect --color always x", "NO_COLOR=1", true),
      ("inspect --format ndjson --color always x", "", false), ("inspect x | cat", "", false),
      ("inspect --color=always x | cat", "", true),
      ("inspect x -o /dev/null --color auto", "", false),
    ])
  func color(_ command: String, _ environment: String, _ isColored: Bool) throws {
    let output = try onTerminal(command, environment: environment)
    #expect(output.contains("\u{1B}[") == isColored)
  }

  @Test("Without links the help is shown, and nothing waits for a person to type")
  func noInput() throws {
    let output = try onTerminal("canonicalize; echo status $?")
    #expect(output.contains("no LINK is given, and standard input is a terminal"))
    #expect(output.contains("status 64"))
  }
}
