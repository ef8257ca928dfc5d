import Foundation
import RunnerTool

/// Proves that the targets notice faults.
enum SelfTestCommand: Command {
  static let only = OptionSpec("only", .words("NAME"), help: "Which faults; all by default")
  static let seeds = OptionSpec(
    "seeds", .number("N", 1...100), help: "How many campaigns for each fault; 5 is the default")
  static let record = OptionSpec(
    "record", help: "Put the rows into the table that is committed, Fuzz/Faults/results.json")

  static let spec = CommandSpec(
    name: "self-test", summary: "Plant faults, and see whether the targets notice them",
    ownOptions: [only, seeds, .seconds, record, .format],
    details: [
      "Each fault of Fuzz/Faults is planted into a copy of the sources. The target that its header "
        + "names must notice it in four of five campaigns, each with a corpus of its own, within "
        + "60 seconds if not told otherwise; without a fault it must find nothing in that time.",
      "With --record the rows go into the table that is committed, and those of other faults stay "
        + "as they are there.",
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let all = try workspace.allFaults()
    let names = arguments.words(only)
    for name in names where !all.contains(where: { $0.name == name }) {
      throw UsageError("there is no fault \(name)")
    }
    let faults = names.isEmpty ? all : all.filter { names.contains($0.name) }
    guard !faults.isEmpty else { throw RunnerFailure("there are no faults to plant") }
    let test = SelfTest(
      workspace: workspace, seedCount: arguments.number(seeds) ?? 5,
      seconds: arguments.number(.seconds) ?? 60)
    guard !arguments.has(record) || test.seedCount == 5 && test.seconds == 60 else {
      throw UsageError("only what five campaigns of 60 seconds come to is recorded")
    }
    let table = try test.run(faults)
    if arguments.has(record) { try write(table, among: all.map(\.name), in: workspace) }
    if arguments.wantsJSON { Console.write(table.json) } else { Console.write(table.text) }
    return table.isGood
  }

  /// Writes the table, with the rows that it does not have from the one that is there.
  private static func write(
    _ table: FaultTable, among names: [String], in workspace: Workspace
  ) throws {
    var table = table
    let file = workspace.faults.appending(path: "results.json")
    if file.exists {
      table.addRows(of: try FaultTable([UInt8](Data(contentsOf: file))), among: names)
    }
    try Data(table.json).write(to: file, options: .atomic)
    let text = workspace.faults.appending(path: "results.txt")
    try Data(table.text.utf8).write(to: text, options: .atomic)
  }
}
