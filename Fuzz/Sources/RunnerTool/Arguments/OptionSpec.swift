/// An option of the command line: its spelling, its value and what it does.
///
/// The scanner and the help both read these.
public struct OptionSpec: Sendable, Equatable {
  /// What stands behind an option.
  public enum Value: Sendable, Equatable {
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
    /// Any number of words, up to the next option.
    case words(String)
  }

  /// The spelling without its two hyphens.
  public let name: String
  /// What stands behind it.
  public let value: Value
  /// What it does, a sentence without its full stop.
  public let help: String

  /// Creates an option.
  public init(_ name: String, _ value: Value = .none, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// How the help writes the option with its value.
  public var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let value), .number(let value, _): "--\(name) \(value)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    case .choices(let value, _), .words(let value): "--\(name) \(value)…"
    }
  }

  /// The option that every command has.
  public static let help = OptionSpec("help", help: "Print this help and exit")
}
