/// A command: its name, operands and options.
struct CommandSpec: Sendable, Equatable {
  /// The name.
  let name: String
  /// What it does, a line without its full stop.
  let summary: String
  /// How the help writes the operands.
  var operands = ""
  /// How many operands there may be.
  var operandCount = 0...0
  /// The options that are its own.
  var ownOptions: [OptionSpec] = []
  /// What else is to be known, a paragraph each.
  var details: [String] = []

  /// All options that it takes.
  var options: [OptionSpec] { ownOptions + [.help] }
}
