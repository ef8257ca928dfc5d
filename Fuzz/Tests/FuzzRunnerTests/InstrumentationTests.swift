import Testing

@testable import FuzzRunner

@Suite("Objects without instrumentation are told from those with it")
struct InstrumentationTests {
  @Test("only what an object asks for counts")
  func symbols() {
    let output = """
      URLParser.swift.o:
                       U __asan_report_load1
                       U __sanitizer_cov_trace_cmp8
                       w __asan_option_detect_stack_use_after_return
      0000000000000010 T __asan_default_options
                       U swift_retain
      """
    let symbols = ObjectSymbols(parsing: output)
    #expect(symbols.undefined.count == 4)
    #expect(symbols.count(of: ["__asan_"]) == 2)
    #expect(symbols.count(of: ["__sanitizer_cov_"]) == 1)
    #expect(ObjectSymbols(parsing: "").count(of: ["__asan_"]) == 0)
  }
}

@Suite("A library without instrumentation is refused")
struct InstrumentationCheckTests {
  private static let counters = "U __sanitizer_cov_8bit_counters_init\n"

  @Test(
    "counters alone are enough without a sanitizer, and with one they are not",
    arguments: [
      ("", Flavor.fuzzing(.none), false), (counters, .fuzzing(.none), true),
      (counters, .coverage, true), (counters, .fuzzing(.address), false),
      ("U __asan_report_load1\n", .fuzzing(.address), false),
      (counters + "U __asan_init\n", .fuzzing(.address), false),
      (counters + "U __asan_report_load1\n", .fuzzing(.address), true),
      (counters + "U __asan_report_load1\n", .fuzzing(.thread), false),
      (counters + "U __tsan_read8\n", .fuzzing(.thread), true),
    ])
  func check(_ output: String, _ flavor: Flavor, _ isInstrumented: Bool) {
    let symbols = ObjectSymbols(parsing: output)
    let isTaken = (try? InstrumentationCheck.check(symbols, of: "URLStandard", flavor)) != nil
    #expect(isTaken == isInstrumented)
  }

  @Test("both sanitizers of a build stand in one flag, since the compiler takes only the last")
  func flags() {
    #expect(Flavor.fuzzing(.address).arguments.contains("-sanitize=fuzzer,address"))
    #expect(!Flavor.fuzzing(.address).arguments.contains("--sanitize=address"))
  }
}
