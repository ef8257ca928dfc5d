/// How far a campaign is.
struct CampaignProgress: Sendable, Equatable {
  /// The name of the target.
  let target: String
  /// How many seconds it has lasted.
  let elapsed: Int
  /// How many it will last.
  let seconds: Int
  /// How many inputs were tried.
  let executions: Int
  /// How many edges of the program were taken.
  let coverage: Int
  /// How many features were seen.
  let features: Int
  /// The greatest memory in use, in megabytes.
  let megabytes: Int
  /// How many findings there are.
  let findings: Int

  /// How many inputs a second were tried.
  var executionsPerSecond: Int { executions / max(1, elapsed) }

  /// All of it in a line.
  var line: String {
    "\(target): \(max(0, seconds - elapsed)) s left, coverage \(coverage), features \(features), "
      + "\(executions) executions, \(executionsPerSecond) exec/s, \(megabytes) MB, "
      + "\(findings) findings"
  }
}
