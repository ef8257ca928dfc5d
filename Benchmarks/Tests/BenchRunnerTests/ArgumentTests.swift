import Foundation
import Testing

@testable import BenchRunner
import RunnerTool

@Suite("The command line")
struct ArgumentTests {
  private func parse(_ line: String) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(line.split(separator: " ").map(String.init), for: RunCommand.spec)
  }

  @Test("Values stand behind their options or behind an equals sign")
  func values() throws {
    let arguments = try parse("--links 500 --rounds=3 --only links growth --record")
    #expect(arguments.number(RunOptions.links) == 500)
    #expect(arguments.number(RunOptions.rounds) == 3)
    #expect(arguments.words(RunOptions.only) == ["links", "growth"])
    #expect(arguments.has(RunOptions.record))
    #expect(!arguments.has(RunOptions.level))
    #expect(
      arguments.words(without: RunOptions.rounds) == [
        "--links", "500", "--only", "links", "growth", "--record",
      ])
  }

  @Test(
    "What the table does not allow is refused",
    arguments: [
      "--what", "--links", "--links many", "--links 5", "--only nothing", "--only",
      "--level v2", "--record=yes", "operand",
    ])
  func refusals(_ line: String) {
    #expect(throws: UsageError.self) { try parse(line) }
  }

  @Test("The help names every option, and no hidden command")
  func help() {
    let help = HelpText.command(RunCommand.spec, others: Tool.commands.map { $0.spec })
    for option in RunOptions.all { #expect(help.contains("--\(option.name)")) }
    #expect(help.contains("guard"))
    #expect(!help.contains("serve"))
  }

  @Test("A task reads what it writes")
  func task() throws {
    let task = ChildTask(
      job: .urls, peer: "ada-url", file: URL(filePath: "/a file"), ada: URL(filePath: "/an/ada.so"))
    #expect(task.arguments.count == ChildTask.operandCount)
    let read = try ChildTask(task.arguments)
    #expect(read.job == .urls)
    #expect(read.peer == "ada-url")
    #expect(read.file.path == "/a file")
    #expect(read.ada.path == "/an/ada.so")
    for operands in [["nothing", "ada", "f", "a"], ["links", "ada", "f"], []] {
      #expect(throws: UsageError.self) { try ChildTask(operands) }
    }
  }
}
