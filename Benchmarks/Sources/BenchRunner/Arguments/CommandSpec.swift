/// A command: its name, operands and options.
struct CommandSpec: Sendable, Equatable {
  /// The name; empty for what is done without one.
  let name: String
  /// What it does, a line without its full stop.
  let summary: String
  /// The names of its operands.
  var operands: [String] = []
  /// The options that are its own.
  var ownOptions: [OptionSpec] = []
  /// What else is to be known, a paragraph each.
  var details: [String] = []
  /// Whether the help leaves it out: the runner starts it by itself.
  var isHidden = false

  /// All options that it takes.
  var options: [OptionSpec] { ownOptions + [.help] }
  /// What the messages call it.
  var title: String { name.isEmpty ? "bench" : name }
}
