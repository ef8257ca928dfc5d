import Foundation
import RunnerTool

/// A copy of the sources with what is built of it, in which tasks are done one behind the other.
struct FaultBench {
  private let test: SelfTest
  private let folder: URL
  private let copy: ScratchCopy

  private var workspace: Workspace { test.workspace }

  /// A bench of a self-test, which goes on from what the bench of this number built before.
  init(_ test: SelfTest, number: Int) throws {
    self.test = test
    folder = test.workspace.build.appending(path: "self-test/\(number)")
    copy = ScratchCopy(of: test.workspace.root, in: folder.appending(path: "copy"))
    try folder.makeFolder()
    try shareAda()
  }

  /// Does a task.
  ///
  /// - Throws: Where a target does not build or run as it is; where it does not with a fault, the
  ///   outcome says so.
  func outcome(of task: SelfTestTask) throws -> SelfTestTask.Outcome {
    switch task {
    case .control(let target): .control(try control(of: target))
    case .fault(let fault): .fault(try result(of: fault))
    }
  }

  /// The target without a fault, as long as with one.
  private func control(of target: TargetDescription) throws -> CampaignSummary {
    try copy.synchronize()
    let place = folder.appending(path: "trials/control/\(target.name)")
    try place.remove()
    let plan = try plan(target, build(target), seed: 1, in: place)
    let summary = try CampaignDriver(tellsProgress: false).run([plan])[0]
    Console.note(
      "\(target.name) without a fault: \(summary.progress.executions) executions, "
        + "\(summary.findings.count) findings")
    return summary
  }

  private func result(of fault: Fault) throws -> FaultResult {
    try copy.synchronize()
    var result = FaultResult(fault: fault)
    let start = ContinuousClock.now
    var built = start
    do {
      try copy.apply(workspace.patch(of: fault.name))
      let target = try TargetDescription.named(fault.target)
      let executable = try build(target)
      built = .now
      try campaign(against: target, executable, &result)
    } catch {
      result.failure = "\(error)"
    }
    Console.note(
      "\(fault.name): detected \(result.detectedCount) of \(result.trials.count) times, "
        + "built in \(Int((built - start) / .seconds(1))) s"
        + (result.failure.map { ": " + $0 } ?? ""))
    return result
  }

  private func campaign(
    against target: TargetDescription, _ executable: URL, _ result: inout FaultResult
  ) throws {
    let place = folder.appending(path: "trials/\(result.fault.name)")
    try place.remove()
    let plans = try (1...test.seedCount).map { seed in
      try plan(target, executable, seed: seed, in: place.appending(path: "\(seed)"))
    }
    let summaries = try CampaignDriver(tellsProgress: false).run(plans)
    result.trials = summaries.map { summary in
      FaultResult.Trial(
        seconds: summary.seconds, executions: summary.progress.executions,
        cause: summary.findings.first?.cause,
        hasArtifact: summary.findings.first?.artifact?.exists ?? false)
    }
    // What is noticed was executed; for the others libFuzzer tells.
    result.isReached =
      try result.detectedCount > 0 || plans.contains { try reaches(result.fault.places, $0) }
  }

  private func plan(
    _ target: TargetDescription, _ executable: URL, seed: Int, in place: URL
  ) throws -> CampaignPlan {
    var plan = try CampaignPlan(target, executable: executable, in: workspace, below: place)
    plan.seconds = test.seconds
    plan.seed = seed
    return plan
  }

  /// Whether the inputs of a campaign lead to one of the places.
  private func reaches(_ places: [Fault.Place], _ plan: CampaignPlan) throws -> Bool {
    let log = plan.logs.appending(path: "reached.log")
    let process = try ChildProcess(
      plan.executable.path,
      FuzzerArguments.common(plan.target, artifacts: plan.logs)
        + ["-runs=0", "-print_coverage=1", plan.corpus.path] + plan.inputs.map(\.path),
      environment: FuzzerArguments.environment(temporaryFolder: plan.logs), log: log)
    _ = process.wait(seconds: 120)
    let lines = String(decoding: try process.newOutput(), as: UTF8.self).split(separator: "\n")
    let reached = ReachedFunctions(parsing: lines.map(String.init))
    return places.contains(where: reached.contains)
  }

  private func build(_ target: TargetDescription) throws -> URL {
    let flavor = Flavor.fuzzing(target.sanitizer)
    let builder = Builder(
      package: copy.folder.appending(path: "Fuzz"),
      scratch: folder.appending(path: flavor.folder), flavor)
    return try builder.build(target.name)
  }

  /// Lets the copy find the library that `Scripts/build-ada` made.
  private func shareAda() throws {
    let source = workspace.build.appending(path: "ada")
    let link = copy.folder.appending(path: "Fuzz/.build/ada")
    guard source.exists, !link.exists else { return }
    try link.deletingLastPathComponent().makeFolder()
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source)
  }
}
