import Foundation
import JSONText
import Testing

@testable import FuzzRunner
import RunnerTool

@Suite("What came of a campaign, as JSON")
struct SummaryTests {
  @Test("a finding is there once for its cause, with how often it was made")
  func summary() throws {
    let report = try #require(
      CrashReport(["Fatal error: property failed: urlRecordHolds: not ASCII"]))
    let findings = ["/a/crash-1", "/a/crash-2"].map { path in
      Finding(
        cause: report.cause, frames: [], artifact: URL(filePath: path), log: URL(filePath: "/l"))
    }
    let progress = CampaignProgress(
      target: "url-record", elapsed: 10, seconds: 10, executions: 1000, coverage: 12,
      features: 34, megabytes: 56, findings: 2)
    let summary = CampaignSummary(
      progress: progress, seconds: 10, sanitizer: .address, counters: 99, corpusCount: 7,
      skipped: ["x does not compare with y"], findings: findings)
    #expect(summary.text.contains("SKIPPED: x does not compare with y"))
    var writer = JSONWriter(style: .compact)
    summary.write(to: &writer)
    #expect(
      String(decoding: writer.takeBytes(), as: UTF8.self) == #"""
        {"target":"url-record","sanitizer":"address","milliseconds":10000,"executions":1000,\#
        "executionsPerSecond":100,"features":34,"coverage":12,"counters":99,"corpus":7,\#
        "peakMegabytes":56,"skipped":["x does not compare with y"],"findings":[{"oracle":"urlRecordHolds","detail":"not ASCII",\#
        "place":null,"count":2,"artifact":"/a/crash-1"}]}

        """#)
  }

  @Test("a tracefile is lines and functions by file")
  func coverage() {
    let coverage = LineCoverage(
      parsing: """
        SF:/x/Sources/A/One.swift
        FN:3,$s1A3oneyyF
        FN:9,$s1A3twoyyF
        FNDA:5,$s1A3oneyyF
        FNDA:0,$s1A3twoyyF
        DA:3,5
        DA:4,5
        DA:9,0
        end_of_record
        SF:/x/Sources/AB/Two.swift
        DA:1,0
        end_of_record
        """)
    #expect(coverage.lines(below: "/x/Sources/A") == (3, 2))
    #expect(coverage.lines(below: "/x/Sources/AB") == (1, 0))
    #expect(
      coverage.unreachedFunctions
        == [.init(name: "$s1A3twoyyF", file: "/x/Sources/A/One.swift", line: 9)])
  }

  @Test("lines that are not executed must be as many as are listed")
  func unreached() throws {
    let coverage = LineCoverage(
      parsing: """
        SF:/x/Sources/A/One.swift
        DA:3,5
        DA:4,0
        DA:9,0
        end_of_record
        SF:/x/Sources/A/Two.swift
        DA:1,1
        end_of_record
        SF:/x/Sources/Other/Two.swift
        DA:1,0
        end_of_record
        """)
    let sources = URL(filePath: "/x/Sources")
    func complaints(_ list: String) throws -> [String] {
      try UnreachedList(parsing: list).complaints(about: coverage, below: sources, modules: ["A"])
    }
    #expect(try complaints("# why\nA/One.swift: 2: nobody asks: for it\n").isEmpty)
    #expect(
      try complaints("A/One.swift: 3: x\nA/Two.swift: 1: x\nA/Three.swift: 1: x") == [
        "A/One.swift: 2 lines are not executed, and 3 are listed",
        "A/Two.swift: 0 lines are not executed, and 1 are listed",
        "A/Three.swift: it is listed, and there is no such file",
      ])
    #expect(throws: RunnerFailure.self) { try UnreachedList(parsing: "A/One.swift: 2") }
    #expect(throws: RunnerFailure.self) { try UnreachedList(parsing: "A: 1: x\nA: 1: x") }
  }
}
