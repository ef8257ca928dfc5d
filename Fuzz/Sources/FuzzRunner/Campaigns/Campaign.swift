import Foundation
import RunnerTool

/// A fuzz target at work in one or more processes.
///
/// It is asked again and again to go on, so that several campaigns can share a thread.
final class Campaign {
  /// What it does.
  let plan: CampaignPlan
  private let guardian: SeedGuard
  private let start = ContinuousClock.now
  private var processes: [FuzzProcess] = []
  private var seedOffset = 0
  private var finished: [FuzzerLog] = []
  private var executionsWhenStarted = 0
  private(set) var findings: [Finding] = []
  private var end: ContinuousClock.Instant?

  /// More findings than this are no news.
  private static let mostFindings = 100

  /// Starts a campaign.
  init(_ plan: CampaignPlan) throws {
    self.plan = plan
    for folder in [plan.corpus, plan.artifacts, plan.logs] { try folder.makeFolder() }
    guardian = try SeedGuard(plan.inputs)
    for _ in 0..<plan.jobs { try startProcess() }
  }

  private func startProcess() throws {
    let seed = plan.seed + seedOffset
    seedOffset += 1
    let seconds = plan.seconds - Int(elapsed / .seconds(1))
    let rest = plan.executions.map { max(1, ($0 - executions) / plan.jobs) }
    let log = plan.logs.appending(path: "\(plan.target.name)-\(seed).log")
    processes.append(
      try FuzzProcess(
        plan.executable,
        plan.arguments(seed: seed, seconds: seconds, executions: rest),
        log: log, seconds: seconds))
  }

  /// How long it has been going on, or did.
  var elapsed: Duration { (end ?? .now) - start }

  /// How many inputs were tried.
  var executions: Int { logs.reduce(0) { $0 + $1.executions } }

  /// What the processes wrote, those that ended first.
  private var logs: [FuzzerLog] { finished + processes.map(\.log) }

  /// Looks after the processes, and says whether the campaign goes on.
  ///
  /// - Throws: ``RunnerFailure`` where a process ends in a way that is no finding.
  func poll() throws -> Bool {
    for (index, process) in processes.enumerated().reversed() {
      guard try !process.poll() else { continue }
      let outcome = try process.outcome()
      finished.append(process.log)
      processes.remove(at: index)
      switch outcome {
      case .clean: break
      case .failure(let text): throw RunnerFailure("\(plan.target.name): \(text)")
      case .finding(let finding):
        if let artifact = try artifactOfStarvation(finding) {
          Console.note("\(plan.target.name): the machine was too busy for \(artifact.path)")
          if elapsed < .seconds(plan.seconds - 1) { try startProcess() }
          continue
        }
        findings.append(finding)
        let isOver = elapsed >= .seconds(plan.seconds - 1) || findings.count >= Self.mostFindings
        if plan.keepsGoing, !isOver {
          try startProcess()
        } else if !plan.keepsGoing {
          try stop()
          return false
        }
      }
    }
    if processes.isEmpty { end = end ?? .now }
    return !processes.isEmpty
  }

  /// The input of a finding that took too long once and does not when it runs again.
  ///
  /// Then the machine had no time for it, and nothing was found. It is `nil` for any other finding.
  private func artifactOfStarvation(_ finding: Finding) throws -> URL? {
    guard finding.cause.oracle == "timeout", let artifact = finding.artifact else { return nil }
    let replay = Replay(target: plan.target, executable: plan.executable, logs: plan.logs)
    return try replay.run([artifact]).allSatisfy { $0.finding == nil } ? artifact : nil
  }

  private func stop() throws {
    for process in processes { try process.stop() }
    finished += processes.map(\.log)
    processes = []
    end = .now
  }

  /// How far it is.
  var progress: CampaignProgress {
    let last = logs.compactMap(\.status)
    return CampaignProgress(
      target: plan.target.name, elapsed: Int(elapsed / .seconds(1)), seconds: plan.seconds,
      executions: executions, coverage: last.map(\.coverage).max() ?? 0,
      features: last.map(\.features).max() ?? 0,
      megabytes: logs.map(\.peakMegabytes).max() ?? 0, findings: findings.count)
  }

  /// What came of it.
  ///
  /// - Throws: ``RunnerFailure`` where nothing was tried or committed inputs were changed.
  func summary() throws -> CampaignSummary {
    try guardian.check()
    guard executions > 0 else { throw RunnerFailure("\(plan.target.name) tried no input at all") }
    return CampaignSummary(
      progress: progress, seconds: elapsed / .seconds(1), sanitizer: plan.sanitizer,
      counters: logs.compactMap(\.counters).max() ?? 0,
      corpusCount: logs.compactMap(\.status?.corpusCount).max() ?? 0,
      skipped: Set(logs.flatMap(\.skipped)).sorted(), findings: findings)
  }
}
