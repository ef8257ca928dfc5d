import Testing

@testable import FuzzRunner

@Suite("The cause and the own frames of a report")
struct CrashReportTests {
  /// A trap in a release build, as AddressSanitizer reports it.
  private static let trap = """
    ==14095==ERROR: AddressSanitizer: ILL on unknown address 0x557f (pc 0x557f bp 0x7f sp 0x7f T0)
        #0 0x557fe6a4db63 in Swift runtime failure: Index out of range /<compiler-generated>
        #1 0x557fe6a4db63 in specialized Array.subscript.getter /<compiler-generated>
        #2 0x557fe6a4db63 in specialized URLParser.parseIPv4(in:at:) /x/Sources/URLStandard/Hosts/IPv4Parser.swift:66:23
        #3 0x557fe6a4b432 in specialized URLParser.host(_:in:) /x/Sources/URLStandard/Parser/AuthorityStates.swift:82:9
        #4 0x557fe67ca61b in closure #1 in variable initialization expression of static FuzzTarget.urlRecord /x/Sources/LinkFuzzing/Targets/URLRecordTarget.swift:19:24
        #5 0x557fe67ca61b in run(_:_:_:) /x/Fuzz/Sources/FuzzEntryPoints/Run.swift:18:16

    DEDUP_TOKEN: Swift runtime failure
    """

  /// Memory read behind its end, with the place of its allocation behind.
  private static let overflow = """
    ==12619==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x7c15 at pc 0x5567 bp 0x7f
    READ of size 118 at 0x7c15f49f0b25 thread T0
        #0 0x5567ea96d1a7 in __asan_memcpy /b/compiler-rt/lib/asan/asan_interceptors.cpp:63:3
        #1 0x5567eadd99bc in Array<A>.append(span:) /x/Sources/URLStandard/Bytes/ByteAppending.swift:14:17

    0x7c15f49f0b25 is located 0 bytes after 149-byte region
    allocated by thread T0 here:
        #0 0x5567ea96d1a7 in malloc /b/compiler-rt/lib/asan/asan_malloc_linux.cpp:67:3
        #1 0x5567eadd99bc in Elsewhere.make() /x/Sources/ActionLinks/Elsewhere.swift:1:1
    """

  private func report(_ text: String) throws -> CrashReport {
    try #require(
      CrashReport(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
  }

  @Test("a trap is told with what failed, and where in the sources that are tried")
  func traps() throws {
    let report = try report(Self.trap)
    #expect(
      report.cause.description
        == "trap: Index out of range in specialized URLParser.parseIPv4(in:at:) (IPv4Parser.swift:66)"
    )
    #expect(report.ownFrames.map(\.line) == [66, 82])
  }

  @Test("an overflow is told with the place of the access, not that of the allocation")
  func overflows() throws {
    let report = try report(Self.overflow)
    #expect(report.cause.oracle == "heap-buffer-overflow")
    #expect(report.cause.place == "Array<A>.append(span:) (ByteAppending.swift:14)")
    #expect(report.ownFrames.count == 1)
  }

  @Test("one kind of fault at two places is two causes")
  func places() throws {
    let other = Self.trap.replacing("IPv4Parser.swift:66", with: "IPv4Parser.swift:67")
    #expect(try report(Self.trap).cause != report(other).cause)
    let address = Self.trap.replacing("0x557fe6a4db63", with: "0x1")
    #expect(try report(Self.trap).cause == report(address).cause)
  }

  @Test("a data race is told by its kind")
  func races() throws {
    let text = """
      WARNING: ThreadSanitizer: data race (pid=1)
        Write of size 8 at 0x72 by thread T2:
          #0 Cache.store(_:) /x/Sources/LinkValidation/Cache.swift:9:3 (threads+0x45) (BuildId: 68)
      """
    #expect(try report(text).cause.description == "data race in Cache.store(_:) (Cache.swift:9)")
  }

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

@Suite("What a fuzz target writes is read piece by piece")
struct FuzzerLogTests {
  private static let text = """
    SKIPPED: url-record does not compare with ada, which is missing
    INFO: Running with entropic power schedule (0xFF, 100).
    INFO: Loaded 1 modules   (100903 inline 8-bit counters): 100903 [0x5, 0x6), 
    #2\tINITED cov: 20 ft: 21 corp: 1/1b exec/s: 0 rss: 70Mb
    #512\tpulse  cov: 25 ft: 31 corp: 9/30b lim: 4 exec/s: 256 rss: 81Mb
    Fatal error: property failed: urlRecordHolds: 138 bytes took 2966 steps
    artifact_prefix='/a/'; Test unit written to /a/crash-0123
    stat::number_of_executed_units: 700
    stat::peak_rss_mb:              82

    """

  @Test("the pieces may end anywhere", arguments: [1, 7, 64, 10_000])
  func pieces(_ length: Int) {
    var log = FuzzerLog()
    let bytes = Array(Self.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: length) {
      log.append(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(log.counters == 100_903)
    #expect(log.skipped == ["url-record does not compare with ada, which is missing"])
    #expect(log.status?.features == 31)
    #expect(log.executions == 700)
    #expect(log.peakMegabytes == 82)
    #expect(log.artifacts == ["/a/crash-0123"])
    #expect(log.report.first?.contains("urlRecordHolds") == true)
    #expect(!log.isDone)
  }

  @Test("without a line of counters there are none")
  func counters() {
    var log = FuzzerLog()
    log.append(line: "Done 5 runs in 1 second(s)")
    #expect(log.counters == nil)
    #expect(log.isDone)
  }
}
