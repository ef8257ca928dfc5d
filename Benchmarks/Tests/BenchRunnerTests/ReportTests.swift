import Testing

@testable import BenchRunner

extension Machine {
  /// No machine.
  static let none = Machine(processor: "p", cores: 1, system: "s", compiler: "c", date: "d")
}

@Suite("The report on a run")
struct ReportTests {
  private static let problemsAndSoundness: [(RowProblem, Bool)] = [
    (.missing("not there"), true), (.failed("it broke"), false), (.refuses(3), false),
    (.resultDiffers, false),
  ]

  private func report(
    section: RowProblem? = nil, cores: RowProblem? = nil, memory: RowProblem? = nil
  ) -> Report {
    var report = Report(command: "c", machine: .none)
    let row = Contestant(
      label: PeerLabel(name: "x"), runner: .failure(.missing("not run in this test")))
    report.sections = [
      SectionReport(
        name: "links", unit: "link", title: "Links",
        workload: WorkloadDescription(Workload(links: ["a"]), title: "Links"),
        contestants: [row],
        samples: [Samples(nanoseconds: [1], problem: section)], reference: "ada")
    ]
    report.cores = [
      CoreScaling(
        peer: PeerLabel(name: "x"), runs: 5, oneCore: 2, twoCores: 1, result: PassResult(),
        problem: cores)
    ]
    report.memory = [MemorySection.Row(peer: PeerLabel(name: "x"), problem: memory)]
    return report
  }

  @Test("A run without problems is sound")
  func sound() { #expect(report().isSound) }

  @Test("Whatever is not missing makes a run fail, wherever it is", arguments: problemsAndSoundness)
  func problems(_ problem: RowProblem, isSound: Bool) {
    for report in [report(section: problem), report(cores: problem), report(memory: problem)] {
      #expect(report.isSound == isSound)
      #expect(report.markdown.contains(problem.text))
    }
  }

  @Test("The chart names the peers that it lacks")
  func chart() throws {
    #expect(try !#require(report().chart).svg.contains("Without"))
    #expect(try #require(report(section: .failed("f")).chart).svg.contains("Without: x"))
  }
}
