/// A way to build the targets, in a scratch folder of its own: SwiftPM builds everything anew where
/// flags change.
enum Flavor: Sendable, Equatable {
  /// For campaigns.
  case fuzzing(Sanitizer)
  /// For coverage reports.
  case coverage

  /// The name of the scratch folder.
  var folder: String {
    switch self {
    case .fuzzing(let sanitizer): "fuzz-\(sanitizer.rawValue)"
    case .coverage: "fuzz-coverage"
    }
  }

  /// The configuration, by SwiftPM's name.
  ///
  /// Coverage counts lines, which optimization moves.
  var configuration: String { self == .coverage ? "debug" : "release" }

  /// The arguments for SwiftPM.
  ///
  /// `--sanitize=fuzzer` links libFuzzer and leaves `main` to it. SwiftPM would pass a second
  /// sanitizer as a flag of its own, of which the compiler honors only the last: so both stand
  /// together in one flag behind it. For C that is not so.
  var arguments: [String] {
    var arguments = ["-c", configuration, "--sanitize=fuzzer"]
    switch self {
    case .fuzzing(let sanitizer):
      arguments += ["-Xswiftc", "-sanitize-coverage=\(Self.coverageOfEdges)"]
      guard sanitizer != .none else { break }
      arguments += ["-Xswiftc", "-sanitize=fuzzer,\(sanitizer.rawValue)"]
      arguments += ["-Xcc", "-fsanitize=\(sanitizer.rawValue)"]
    case .coverage:
      arguments += ["-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping"]
    }
    // Gold, the default, warns of every symbol of a sanitizer.
    return arguments + ["-Xswiftc", "-use-ld=lld"]
  }

  /// What is counted: edges, as libFuzzer needs it, without the operands of comparisons.
  ///
  /// A parser compares every byte with a few others. To trace that took a third of the time of a
  /// campaign: `url-record` ran at 14,000 executions a second with it, 21,000 without. The words that
  /// it finds stand in the dictionaries.
  private static let coverageOfEdges = "edge,indirect-calls,inline-8bit-counters,pc-table"
}
