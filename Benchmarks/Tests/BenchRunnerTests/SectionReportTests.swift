import Testing

@testable import BenchRunner

@Suite("The report on a section")
struct SectionReportTests {
  private func report(_ results: [(name: String, result: PassResult, nanoseconds: Double)])
    -> SectionReport
  {
    SectionReport(
      name: "links", unit: "link", title: "Links",
      workload: WorkloadDescription(Workload(links: ["ab", "abcd"]), title: "Links"),
      contestants: results.map { row in
        Contestant(
          label: PeerLabel(name: row.name), sharesResult: row.name != "free",
          acceptsAll: true, runner: .failure(.missing("not run here")))
      },
      samples: results.map { Samples(nanoseconds: [$0.nanoseconds], result: $0.result) },
      reference: "ada")
  }

  private let good = PassResult(checksum: 10, accepted: 2)

  @Test("Rates and ratios come from the median")
  func rates() throws {
    let rows = report([("ours", good, 100), ("ada", good, 250)]).rows
    let first = try #require(rows.first)
    #expect(first.entriesPerSecond == 1e7)
    #expect(first.megabytesPerSecond == 30)
    #expect(first.timesReference == 2.5)
    #expect(rows.last?.timesReference == 1)
    #expect(rows.allSatisfy { $0.problem == nil })
  }

  @Test("A checksum that most do not have differs, and the run is not sound")
  func checksums() {
    let other = PassResult(checksum: 11, accepted: 2)
    let section = report([("ours", other, 1), ("ada", good, 1), ("curl", good, 1)])
    #expect(section.rows.map(\.problem) == [.resultDiffers, nil, nil])
    #expect(!section.isSound)
    #expect(section.markdown.contains("result differs"))
  }

  @Test("The accepted entries are compared too, where a peer may refuse some")
  func accepted() {
    let contestants = ["ours", "ada", "third"].map {
      Contestant(label: PeerLabel(name: $0), runner: .failure(.missing("not run here")))
    }
    let other = PassResult(checksum: good.checksum, accepted: 1)
    let section = SectionReport(
      name: "wpt", unit: "URL", title: "URLs",
      workload: WorkloadDescription(Workload(links: ["ab", "abcd"]), title: "URLs"),
      contestants: contestants,
      samples: [good, other, good].map { Samples(nanoseconds: [1], result: $0) },
      reference: "ada")
    #expect(section.rows.map(\.problem) == [nil, .resultDiffers, nil])
  }

  @Test("A peer that does something else has a checksum of its own")
  func ownChecksum() {
    let other = PassResult(checksum: 11, accepted: 2)
    #expect(report([("ada", good, 1), ("free", other, 1)]).isSound)
  }

  @Test("A peer that refuses entries says how many")
  func refusals() {
    let section = report([("ada", good, 1), ("free", PassResult(checksum: 10, accepted: 1), 1)])
    #expect(section.rows.last?.problem == .refuses(1))
    #expect(!section.isSound)
  }

  @Test("A missing peer is named, and the run is sound all the same")
  func missing() {
    let section = SectionReport(
      name: "links", unit: "link", title: "Links",
      workload: WorkloadDescription(Workload(links: ["a"]), title: "Links"),
      contestants: [
        Contestant(label: PeerLabel(name: "x"), runner: .failure(.missing("no x here")))
      ], samples: [Samples(problem: .missing("no x here"))], reference: "ada")
    #expect(section.isSound)
    #expect(section.markdown.contains("missing: no x here"))
  }
}
