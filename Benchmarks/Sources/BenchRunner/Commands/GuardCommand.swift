import Foundation
import RunnerTool

/// Compares deterministic figures with their bounds.
enum GuardCommand: Command {
  static let record = OptionSpec(
    "record", help: "Write the figures of now, and bounds above them, into guards.json")

  static let spec = CommandSpec(
    name: "guard", summary: "Compare allocations, instructions and steps with their bounds",
    ownOptions: [record],
    details: [
      """
      The figures depend on the program, the toolchain and the system's libraries, not on what else the
      machine does. The bounds are in Benchmarks/guards.json; a figure above its bound fails, and so
      does one below half of what is recorded.
      """
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let runner = URL(filePath: ProcessInfo.processInfo.arguments[0])
    let figures = try GuardMeasurement(workspace: workspace, runner: runner).run()
    if arguments.has(record) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let json = [UInt8](try encoder.encode(figures.map(\.bound)))
      try workspace.guardFile.write(json + [UInt8(ascii: "\n")])
    }
    let comparison = GuardComparison(
      figures: figures,
      bounds: try JSONDecoder().decode(
        [GuardBound].self, from: Data(contentsOf: workspace.guardFile)))
    Console.write(comparison.table)
    for improvement in comparison.improvements {
      Console.note("better than recorded, `guard --record` keeps it: \(improvement)")
    }
    for failure in comparison.failures { Console.note("failed: \(failure)") }
    return comparison.failures.isEmpty
  }
}
