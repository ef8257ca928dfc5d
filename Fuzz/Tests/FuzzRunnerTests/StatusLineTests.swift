import Testing

@testable import FuzzRunner

@Suite("Lines of progress")
struct StatusLineTests {
  @Test("every figure of a line is read")
  func statusLine() throws {
    let line = "#20480\tpulse  cov: 1533 ft: 6120 corp: 411/60Kb lim: 421 exec/s: 10240 rss: 92Mb"
    let status = try #require(StatusLine(line))
    #expect(status.executions == 20_480)
    #expect(status.event == "pulse")
    #expect(status.coverage == 1_533)
    #expect(status.features == 6_120)
    #expect(status.corpusCount == 411)
    #expect(status.executionsPerSecond == 10_240)
    #expect(status.megabytes == 92)
  }

  @Test(
    "other lines are none",
    arguments: ["", "#1", "INFO: Seed: 1", "#x\tNEW cov: 1 exec/s: 1", "# 12 INITED cov: 1"])
  func otherLines(_ line: String) { #expect(StatusLine(line) == nil) }
}
