/// A command: its name, operands and options.
public struct CommandSpec: Sendable, Equatable {
  /// The name; empty for what is done without one.
  public let name: String
  /// What the messages call it.
  public let title: String
  /// What it does, a line without its full stop.
  public let summary: String
  /// How the help writes the operands.
  public let operands: String
  /// How many operands there may be.
  public let operandCount: ClosedRange<Int>
  /// The options that are its own.
  public let ownOptions: [OptionSpec]
  /// What else is to be known, a paragraph each.
  public let details: [String]
  /// Whether the help leaves it out: the runner starts it by itself.
  public let isHidden: Bool

  /// All options that it takes.
  public var options: [OptionSpec] { ownOptions + [.help] }

  /// Creates a command, which takes no operands where nothing else is said.
  public init(
    name: String, title: String? = nil, summary: String, operands: String = "",
    operandCount: ClosedRange<Int> = 0...0, ownOptions: [OptionSpec] = [],
    details: [String] = [], isHidden: Bool = false
  ) {
    self.name = name
    self.title = title ?? name
    self.summary = summary
    self.operands = operands
    self.operandCount = operandCount
    self.ownOptions = ownOptions
    self.details = details
    self.isHidden = isHidden
  }
}
