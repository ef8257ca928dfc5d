import Foundation
import RunnerTool

/// Measures what the inputs of targets execute.
enum CoverageCommand: Command {
  static let committed = OptionSpec(
    "seeds",
    help: "Run the committed inputs alone, and hold what they miss against Fuzz/unreached.txt")

  static let spec = CommandSpec(
    name: "coverage", summary: "Measure what the inputs of targets, all by default, execute",
    operands: "[TARGET…]", operandCount: 0...Int.max, ownOptions: [committed, .format],
    details: [
      "It runs the corpus, the committed and the generated inputs once in a build that counts lines, "
        + "and writes HTML pages, an LCOV tracefile and the list of functions never reached to "
        + "Fuzz/.build/coverage.",
      "With --seeds it fails where less than 95 % of a library's lines are executed, or where "
        + "other lines are not than Fuzz/unreached.txt lists with their reasons.",
    ])

  /// The least share of lines that seeds execute, in hundredths of a percent.
  private static let leastBasisPoints = 9500

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let targets = try TargetDescription.named(arguments.operands)
    let measurement = CoverageMeasurement(
      workspace: workspace, runsCommittedInputsAlone: arguments.has(committed))
    let report = try measurement.run(targets)
    if arguments.wantsJSON {
      Console.write(report.json)
    } else {
      Console.write(report.text)
      for file in [measurement.unreached, measurement.tracefile, measurement.pages] {
        Console.write(file.path + "\n")
      }
    }
    // Some of the targets alone reach less.
    guard arguments.has(committed), arguments.operands.isEmpty else { return true }
    for complaint in report.complaints { Console.note(complaint) }
    return report.complaints.isEmpty
      && report.modules.allSatisfy { $0.basisPoints >= leastBasisPoints }
  }
}
