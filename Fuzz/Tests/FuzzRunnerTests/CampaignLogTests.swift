import Foundation
import Testing

@testable import FuzzRunner
import RunnerTool

@Suite("The log of campaigns")
struct CampaignLogTests {
  static func summary(
    _ target: String, _ sanitizer: Sanitizer = .address, executions: Int, features: Int = 7
  ) -> CampaignSummary {
    CampaignSummary(
      progress: CampaignProgress(
        target: target, elapsed: 2, seconds: 2, executions: executions, coverage: 5,
        features: features, megabytes: 1, findings: 0),
      seconds: 2, sanitizer: sanitizer, counters: 9, corpusCount: 3, skipped: [], findings: [])
  }

  @Test("campaigns of a target add up, those of another sanitizer apart")
  func addingUp() throws {
    var log = CampaignLog()
    log.add(Self.summary("threads", .thread, executions: 1))
    log.add(Self.summary("url-record", executions: 1000))
    log.add(Self.summary("url-record", .none, executions: 50))
    log.add(Self.summary("url-record", executions: 3000, features: 8))
    #expect(log.records.map(\.target) == ["url-record", "url-record", "threads"])
    let first = try #require(log.records.first)
    #expect(first.executions == 4000 && first.milliseconds == 4000 && first.features == 8)
    #expect(first.executionsPerSecond == 1000)
    #expect(log.table.contains("| `url-record` | address | 4000 | 0 | 1000 | 8 | 0 |"))
  }

  @Test("a log is read as it was written, and nothing else is")
  func reading() throws {
    var log = CampaignLog()
    log.add(Self.summary("url-record", executions: 1000))
    #expect(try CampaignLog(log.json) == log)
    #expect(throws: RunnerFailure.self) { try CampaignLog(Array("{}".utf8)) }
    #expect(throws: RunnerFailure.self) { try CampaignLog(Array("[{}]".utf8)) }
  }
}
