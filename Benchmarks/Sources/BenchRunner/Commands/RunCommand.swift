import Foundation

/// Measures all peers.
enum RunCommand: Command {
  static let spec = CommandSpec(
    name: "", summary: "Measure how fast links are read, beside other URL parsers")

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    try workspace.runScript("build-ada")
    let corpus = TrafficCorpus(count: 20000)
    let ada = AdaLibrary(workspace.ada(.standard))
    let contestants = try PeerCatalog.peers(for: .links, ada: ada).map { peer in
      Contestant(
        label: peer.label,
        sharesChecksum: !["validate", "canonical"].contains(peer.identifier), acceptsAll: true,
        runner: .success(
          LocalRunner(pass: try peer.prepare(corpus.workload), entries: corpus.workload.entries)))
    }
    let samples = Rounds(count: 5, seconds: 60, repeats: 1).run(
      contestants, entries: corpus.workload.entryCount)
    let report = SectionReport(
      name: "links", title: "Whole job",
      workload: WorkloadDescription(corpus.workload, title: "Links"), contestants: contestants,
      samples: samples, reference: "ada, public API")
    Console.write(report.markdown)
    return report.isSound
  }
}
