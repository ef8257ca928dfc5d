import RunnerTool

/// Prints what recorded campaigns came to.
enum CampaignsCommand: Command {
  static let spec = CommandSpec(
    name: "campaigns", summary: "Print what recorded campaigns came to", ownOptions: [.format],
    details: ["The log is Fuzz/campaigns.json; run --record adds to it."])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let log = try CampaignLog(of: workspace)
    if arguments.wantsJSON { Console.write(log.json) } else { Console.write(log.table) }
    return true
  }
}
