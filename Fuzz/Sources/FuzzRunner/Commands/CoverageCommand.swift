import Foundation

/// Measures what the inputs of targets execute.
enum CoverageCommand: Command {
  static let spec = CommandSpec(
    name: "coverage", summary: "Measure what the inputs of targets, all by default, execute",
    operands: "[TARGET…]", operandCount: 0...Int.max, ownOptions: [.format],
    details: [
      "It runs the corpus, the committed and the generated inputs once in a build that counts lines, "
        + "and writes HTML pages, an LCOV tracefile and the list of functions never reached to "
        + "Fuzz/.build/coverage."
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let measurement = CoverageMeasurement(workspace: workspace)
    let report = try measurement.run(TargetDescription.named(arguments.operands))
    if arguments.wantsJSON {
      Console.write(report.json)
    } else {
      let files = [measurement.unreached, measurement.tracefile, measurement.pages]
      Console.write(report.text + files.map { $0.path + "\n" }.joined())
    }
    return true
  }
}
