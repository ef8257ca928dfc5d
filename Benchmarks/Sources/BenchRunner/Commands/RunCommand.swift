import Foundation
import RunnerTool

/// Measures all peers.
enum RunCommand: Command {
  static let spec = CommandSpec(
    name: "", title: "bench",
    summary: "Measure how fast links are read, beside other readers of URLs",
    ownOptions: RunOptions.all,
    details: [
      """
      The peers are set up first, as far as the machine has what they need; what is missing is named.
      All peers of a section take turns in each round.
      """
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let options = RunOptions(arguments, in: workspace)
    setUp(workspace)
    var report = Report(
      command: (["Benchmarks/bench"] + arguments.words(without: RunOptions.output))
        .joined(separator: " "),
      machine: .current())
    let corpus = TrafficCorpus(count: options.linkCount)
    let runnerOfV3 =
      options.levels.contains(.v3)
      ? ThirdLevel.build(in: workspace) : .failure(RunnerFailure("not asked for"))
    let runner = SectionRunner(
      workspace: workspace, levels: options.levels, runnerOfV3: runnerOfV3)
    let plans = try SectionPlan.all(options.cases, corpus: corpus, in: workspace)
    let deadline = ContinuousClock.now + .seconds(options.seconds)
    for (index, plan) in plans.enumerated() {
      switch plan {
      case .failure(let failure): report.missing.append(failure.description)
      case .success(let plan):
        Console.note("measuring \(plan.name.rawValue)")
        let left = ContinuousClock.now.duration(to: deadline) / .seconds(1)
        report.sections.append(
          try runner.run(
            plan, rounds: options.rounds, seconds: max(0, left) / Double(plans.count - index)))
      }
    }
    try measureTheRest(options, corpus, workspace, &report)
    try write(report, options, workspace)
    return report.isSound
  }

  /// Builds what the peers need; a peer that cannot be built is named in its row.
  private static func setUp(_ workspace: Workspace) {
    for script in ["build-ada", "build-rust"] {
      do {
        try workspace.runScript(script)
      } catch {
        Console.note("\(error)")
      }
    }
  }

  private static func measureTheRest(
    _ options: RunOptions, _ corpus: TrafficCorpus, _ workspace: Workspace, _ report: inout Report
  ) throws {
    let ada = workspace.ada(.standard)
    let library = AdaLibrary(ada)
    let peers = PeerCatalog.peers(for: .links, ada: library)
    if library == nil, options.cases.contains(where: { $0 == .cores || $0 == .memory }) {
      report.missing.append("cores and memory: ada, which Scripts/build-ada could not build")
    }
    if options.cases.contains(.cores) {
      Console.note("measuring cores")
      report.cores = try CoreScaling.measure(
        peers.filter { ["batch", "init", "ada", "ada-hand"].contains($0.identifier) },
        on: corpus.workload)
    }
    if options.cases.contains(.memory) {
      Console.note("measuring memory")
      report.memory = try MemorySection(workspace: workspace, ada: ada).run(
        peers, on: corpus.workload.prefix(20_000))
    }
    if options.cases.contains(.growth) {
      Console.note("measuring growth")
      report.growth = Growth.measure()
    }
  }

  private static func write(
    _ report: Report, _ options: RunOptions, _ workspace: Workspace
  ) throws {
    let json = try report.json()
    try options.output.appending(path: "report.json").write(json)
    try options.output.appending(path: "report.md").write(Array(report.markdown.utf8))
    if let chart = report.chart {
      try options.output.appending(path: "chart.svg").write(Array(chart.svg.utf8))
    }
    Console.write(options.wantsJSON ? String(decoding: json, as: UTF8.self) : report.markdown)
    Console.note("the results are in \(options.output.path)")
    if options.isRecorded { try record(report, workspace) }
  }

  /// Puts the tables into the document, and the chart beside it.
  private static func record(_ report: Report, _ workspace: Workspace) throws {
    var text = report.shortMarkdown
    if let chart = report.chart {
      try workspace.chart.write(Array(chart.svg.utf8))
      text = "![\(chart.title)](\(workspace.chart.lastPathComponent))\n\n" + text
    }
    let document = try String(contentsOf: workspace.readme, encoding: .utf8)
    try workspace.readme.write(Array(try RecordedTable.replace(in: document, with: text).utf8))
  }
}
