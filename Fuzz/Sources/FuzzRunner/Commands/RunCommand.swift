import RunnerTool

/// Runs a campaign.
enum RunCommand: Command {
  static let executions = OptionSpec(
    "executions", .number("N", 1...Int.max), help: "How many inputs to try at most")
  static let keepGoing = OptionSpec(
    "keep-going", help: "Go on after a finding until the time is over")
  static let record = OptionSpec(
    "record", help: "Add what it came to to the log of campaigns, Fuzz/campaigns.json")

  static let spec = CommandSpec(
    name: "run", summary: "Look for inputs that break a target's property", operands: "TARGET",
    operandCount: 1...1,
    ownOptions: [.seconds, executions, .jobs, .seed, keepGoing, record, .sanitizer, .format],
    details: [
      "It starts from the corpus in Fuzz/.build/corpus, the seeds and the regressions, and lasts a "
        + "minute if not told otherwise; with --executions alone it lasts until they are done. "
        + "Inputs of findings are in Fuzz/.build/artifacts."
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let target = try TargetDescription.named(arguments.operands[0])
    let sanitizer = arguments.sanitizer(for: target)
    let executable = try Builder(workspace, .fuzzing(sanitizer)).build(target.name)
    var plan = try CampaignPlan(target, sanitizer, executable: executable, in: workspace)
    plan.executions = arguments.number(executions)
    let unlimited = 7 * 86_400
    plan.seconds = arguments.number(.seconds) ?? (plan.executions == nil ? 60 : unlimited)
    plan.jobs = arguments.number(.jobs) ?? 1
    plan.seed = arguments.number(.seed) ?? 1
    plan.keepsGoing = arguments.has(keepGoing)
    let summaries = try CampaignDriver().run([plan])
    if arguments.has(record) { try CampaignLog.record(summaries, in: workspace) }
    summaries.report(asJSON: arguments.wantsJSON)
    return summaries.allSatisfy(\.findings.isEmpty)
  }
}
