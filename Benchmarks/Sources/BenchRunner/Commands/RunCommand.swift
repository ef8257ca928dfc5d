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
    let budget = TimeBudget(seconds: options.seconds)
    var report = Report(
      command: (["Benchmarks/bench"] + arguments.words(without: RunOptions.output))
        .joined(separator: " "),
      machine: .current())
    let runnerOfV3 = PeerSetUp(options.cases, levels: options.levels).run(in: workspace, budget)
    let corpus = TrafficCorpus(count: options.linkCount)
    let runner = SectionRunner(
      workspace: workspace, levels: options.levels, runnerOfV3: runnerOfV3)
    for (index, name) in options.cases.enumerated() where name.hasRounds {
      let seconds = budget.share(
        of: Array(options.cases[index...]), linkCount: options.linkCount)
      Console.note("measuring \(name.rawValue)")
      switch try SectionPlan.make(name, corpus: corpus, in: workspace) {
      case .failure(let failure): report.missing.append(failure.description)
      case .success(let plan):
        report.sections.append(
          try runner.run(plan, rounds: options.rounds, seconds: seconds))
      }
    }
    try measureTheRest(options, corpus, workspace, budget, &report)
    try write(report, options, workspace)
    return report.isSound
  }

  private static func measureTheRest(
    _ options: RunOptions, _ corpus: TrafficCorpus, _ workspace: Workspace, _ budget: TimeBudget,
    _ report: inout Report
  ) throws {
    let ada = workspace.ada(.standard)
    let library = AdaLibrary(ada)
    let peers = PeerCatalog.peers(for: .links, ada: library)
    for name in [BenchmarkCase.cores, .memory] where options.cases.contains(name) {
      guard library == nil else { continue }
      report.missing.append("\(name.rawValue): ada, which Scripts/build-ada could not build")
    }
    if options.cases.contains(.cores) {
      Console.note("measuring cores")
      report.cores = try CoreScaling.measure(
        peers.filter { ["batch", "init", "ada", "ada-hand"].contains($0.identifier) },
        on: corpus.workload, until: budget.end)
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
