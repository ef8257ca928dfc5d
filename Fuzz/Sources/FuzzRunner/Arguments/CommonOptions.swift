import RunnerTool

/// The options that several commands have.
extension OptionSpec {
  static let format = OptionSpec(
    "format", .choice(["text", "json"]), help: "How the summary is written; text is the default")
  static let sanitizer = OptionSpec(
    "sanitizer", .choice(Sanitizer.allCases.map(\.rawValue)),
    help: "What the target is built with; address is the default, and thread that of threads")
  static let seconds = OptionSpec(
    "seconds", .number("N", 1...1_000_000), help: "How long to go on")
  static let jobs = OptionSpec(
    "jobs", .number("N", 1...256), help: "How many processes share the work; 1 is the default")
  static let seed = OptionSpec(
    "seed", .number("N", 1...Int(Int32.max)),
    help: "Where the first process starts, the next ones count on; 1 is the default")
}

extension ParsedArguments {
  /// Whether the summary is asked for as JSON.
  var wantsJSON: Bool { text(.format) == "json" }

  /// The sanitizer that is asked for; where none is, the one that the target is made for.
  func sanitizer(for target: TargetDescription) -> Sanitizer {
    text(.sanitizer).flatMap(Sanitizer.init) ?? target.sanitizer
  }
}
