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
