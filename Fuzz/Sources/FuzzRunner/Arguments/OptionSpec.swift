/// An option of the command line: its spelling, its value and what it does.
///
/// The scanner and the help both read these.
struct OptionSpec: Sendable, Equatable {
  /// What stands behind an option.
  enum Value: Sendable, Equatable {
    /// Nothing.
    case none
    /// Any text.
    case text(String)
    /// A whole number within bounds.
    case number(String, ClosedRange<Int>)
    /// One of a few words.
    case choice([String])
    /// Any number of words, up to the next option.
    case words(String)
  }

  /// The spelling without its two hyphens.
  let name: String
  /// What stands behind it.
  let value: Value
  /// What it does, a sentence without its full stop.
  let help: String

  init(_ name: String, _ value: Value = .none, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// How the help writes the option with its value.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let value), .number(let value, _): "--\(name) \(value)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    case .words(let value): "--\(name) \(value)…"
    }
  }
}

extension OptionSpec {
  static let help = OptionSpec("help", help: "Print this help and exit")
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
