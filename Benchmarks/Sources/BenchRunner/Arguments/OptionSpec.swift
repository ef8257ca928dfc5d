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
    /// Some of a few words, up to the next option.
    case choices(String, [String])
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
    case .choices(let value, _): "--\(name) \(value)…"
    }
  }

  static let help = OptionSpec("help", help: "Print this help and exit")
}
