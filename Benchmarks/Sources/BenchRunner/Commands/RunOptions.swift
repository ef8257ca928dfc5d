import Foundation
import RunnerTool

/// What the command line asks of a run.
struct RunOptions {
  static let links = OptionSpec(
    "links", .number("N", 100...10_000_000), help: "How many links there are; 100000 is the default"
  )
  static let rounds = OptionSpec(
    "rounds", .number("N", 1...1000), help: "How many rounds each section has; 7 is the default")
  static let seconds = OptionSpec(
    "seconds", .number("N", 1...100_000),
    help: "How long the run may take, set-up included; rounds are cut for it; 600 is the default")
  static let only = OptionSpec(
    "only", .choices("CASE", BenchmarkCase.allCases.map(\.rawValue)),
    help: "Run these cases: \(BenchmarkCase.allCases.map(\.rawValue).joined(separator: ", "))")
  static let format = OptionSpec(
    "format", .choice(["text", "json"]),
    help: "What is written to standard output; text is the default")
  static let level = OptionSpec(
    "level", .choice(["v1", "v3", "both"]),
    help: "The levels of x86-64; v1 is the compiler's default, both is the default here")
  static let output = OptionSpec(
    "output", .text("FOLDER"),
    help: "Where report.json, report.md and chart.svg go; .build/results is the default")
  static let record = OptionSpec(
    "record", help: "Put the table, and how it came about, into README.md")

  static let all = [links, rounds, seconds, only, level, format, output, record]

  let linkCount: Int
  let rounds: Int
  let seconds: Double
  let cases: [BenchmarkCase]
  let levels: [Level]
  let wantsJSON: Bool
  let output: URL
  let isRecorded: Bool

  init(_ arguments: ParsedArguments, in workspace: Workspace) {
    linkCount = arguments.number(Self.links) ?? 100_000
    rounds = arguments.number(Self.rounds) ?? 7
    seconds = Double(arguments.number(Self.seconds) ?? 600)
    let only = arguments.words(Self.only)
    cases = BenchmarkCase.allCases.filter { only.isEmpty || only.contains($0.rawValue) }
    levels =
      switch arguments.text(Self.level) {
      case "v1": [.standard]
      case "v3": [.v3]
      default: Level.allCases
      }
    wantsJSON = arguments.text(Self.format) == "json"
    output =
      arguments.text(Self.output).map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? workspace.results
    isRecorded = arguments.has(Self.record)
  }
}
