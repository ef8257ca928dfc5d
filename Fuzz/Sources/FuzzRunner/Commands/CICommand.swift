import Foundation
import RunnerTool

/// What continuous integration runs: every target for a while.
enum CICommand: Command {
  static let width = OptionSpec(
    "jobs", .number("N", 1...64), help: "How many targets run at the same time; 2 is the default")

  static let spec = CommandSpec(
    name: "ci", summary: "Build targets, all by default, replay their inputs and fuzz each",
    operands: "[TARGET…]", operandCount: 0...Int.max,
    ownOptions: [.seconds, width, .seed, .format],
    details: [
      "Each target is built with the sanitizer that it is made for, its instrumentation is checked, "
        + "its committed inputs are replayed, and it runs for 20 seconds if not told otherwise. All "
        + "targets run, whatever is found."
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    var plans: [CampaignPlan] = []
    var brokenInputs = 0
    for target in try TargetDescription.named(arguments.operands) {
      Console.note("building \(target.name)")
      let executable = try Builder(workspace, .fuzzing(target.sanitizer)).build(target.name)
      let files = workspace.committedInputs(of: target.name).flatMap(\.files)
      let replay = Replay(target: target, executable: executable, logs: workspace.logs)
      for result in try replay.run(files) {
        guard let finding = result.finding else { continue }
        brokenInputs += 1
        Console.note("\(result.file.path): \(finding.cause)")
      }
      var plan = try CampaignPlan(target, target.sanitizer, executable: executable, in: workspace)
      plan.seconds = arguments.number(.seconds) ?? 20
      plan.seed = arguments.number(.seed) ?? 1
      plans.append(plan)
    }
    let summaries = try CampaignDriver(width: arguments.number(width) ?? 2).run(plans)
    summaries.report(asJSON: arguments.wantsJSON)
    return brokenInputs == 0 && summaries.allSatisfy(\.findings.isEmpty)
  }
}
