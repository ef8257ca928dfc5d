import Testing

@testable import FuzzRunner

@Suite("What libFuzzer and the sanitizers write is read")
struct ReportTests {
  @Test("a line of progress")
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

  @Test("a broken property is a cause without its numbers")
  func property() throws {
    let lines = [
      "FuzzEntryPoints/Run.swift:31: Fatal error: property failed: readingIsBounded: 55 bytes took 28623 steps",
      "==12== ERROR: libFuzzer: deadly signal",
      "SUMMARY: libFuzzer: deadly signal",
    ]
    let report = try #require(CrashReport(lines))
    #expect(report.cause.oracle == "readingIsBounded")
    #expect(report.cause.detail == "N bytes took N steps")
    let other = lines.map { $0.replacing("28623", with: "7") }
    #expect(CrashReport(other)?.cause == report.cause)
  }

  @Test("a sanitizer's finding is a cause by its kind")
  func sanitizer() throws {
    let lines = ["==9==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60 at pc 0x1"]
    #expect(CrashReport(lines)?.cause.oracle == "heap-buffer-overflow")
    let timeout = [
      "ALARM: working on the last Unit for 11 seconds",
      "==7== ERROR: libFuzzer: timeout after 11 seconds",
    ]
    #expect(CrashReport(timeout)?.cause.oracle == "timeout")
    #expect(
      CrashReport(["==7== ERROR: LeakSanitizer: detected memory leaks"])?.cause.oracle == "leak")
  }

  @Test("a run that found nothing has no cause")
  func nothing() {
    #expect(
      CrashReport(["Done 100 runs in 1 second(s)", "stat::number_of_executed_units: 100"]) == nil)
  }
}
