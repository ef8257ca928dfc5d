/// What a fuzz target is built with besides libFuzzer's counters.
enum Sanitizer: String, CaseIterable, Sendable {
  /// AddressSanitizer, with its search for leaks.
  case address
  /// ThreadSanitizer.
  case thread
  /// Nothing, for speed.
  case none

  /// The symbols that the compiler puts where it checks, by their beginning.
  var checks: [String] {
    switch self {
    case .address: ["__asan_report_"]
    case .thread: ["__tsan_read", "__tsan_write"]
    case .none: []
    }
  }
}
