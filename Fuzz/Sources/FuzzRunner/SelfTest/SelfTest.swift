import Foundation

/// Plants faults into a copy of the sources, and counts how many campaigns notice each.
struct SelfTest {
  /// The package.
  let workspace: Workspace
  /// How many campaigns there are for each fault, each with a seed of its own.
  let seedCount: Int
  /// How long a campaign may take.
  let seconds: Int

  /// How many campaigns run at the same time.
  private static let width = 2

  private var folder: URL { workspace.build.appending(path: "self-test") }

  /// Tries the faults.
  func run(_ faults: [Fault]) throws -> FaultTable {
    let copy = ScratchCopy(of: workspace.root, in: folder.appending(path: "copy"))
    try copy.synchronize()
    try shareAda(with: copy)
    var table = FaultTable()
    table.controls = try controls(of: faults, in: copy)
    for fault in faults {
      var result = FaultResult(fault: fault)
      do {
        try copy.synchronize()
        try copy.apply(workspace.patch(of: fault.name))
        let target = try TargetDescription.named(fault.target)
        let executable = try builder(of: target, in: copy).build(fault.target)
        try campaign(against: target, executable, &result)
      } catch {
        result.failure = "\(error)"
      }
      Console.note(
        "\(fault.name): detected \(result.detectedCount) of \(result.trials.count) times"
          + (result.failure.map { ": " + $0 } ?? ""))
      table.results.append(result)
    }
    try copy.synchronize()
    return table
  }

  /// The targets without a fault, as long as with one.
  private func controls(of faults: [Fault], in copy: ScratchCopy) throws -> [CampaignSummary] {
    let names = Set(faults.map(\.target))
    let targets = TargetDescription.all.filter { names.contains($0.name) }
    let plans = try targets.map { target in
      try plan(
        target, builder(of: target, in: copy).build(target.name), seed: 1,
        in: folder.appending(path: "trials/control/\(target.name)"))
    }
    try folder.appending(path: "trials").remove()
    return try CampaignDriver(width: Self.width).run(plans)
  }

  private func campaign(
    against target: TargetDescription, _ executable: URL, _ result: inout FaultResult
  ) throws {
    let place = folder.appending(path: "trials/\(result.fault.name)")
    try place.remove()
    let plans = try (1...seedCount).map { seed in
      try plan(target, executable, seed: seed, in: place.appending(path: "\(seed)"))
    }
    let summaries = try CampaignDriver(width: Self.width, tellsProgress: false).run(plans)
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
    plan.seconds = seconds
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

  private func builder(of target: TargetDescription, in copy: ScratchCopy) -> Builder {
    let flavor = Flavor.fuzzing(target.sanitizer)
    return Builder(
      package: copy.folder.appending(path: "Fuzz"),
      scratch: folder.appending(path: flavor.folder), flavor)
  }

  /// Lets the copy find the library that `Scripts/build-ada` made.
  private func shareAda(with copy: ScratchCopy) throws {
    let source = workspace.build.appending(path: "ada")
    let link = copy.folder.appending(path: "Fuzz/.build/ada")
    guard source.exists, !link.exists else { return }
    try link.deletingLastPathComponent().makeFolder()
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source)
  }
}
