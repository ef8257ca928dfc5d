/// One command: its name, operands, options and documentation.
struct CommandSpec: Sendable, Equatable {
  /// The operands that a command takes.
  struct Operands: Sendable, Equatable {
    /// What help calls one operand.
    let name: String

    /// How many there may be.
    let count: ClosedRange<Int>

    /// What they are, a sentence without its full stop.
    let help: String

    /// How a shell completes them; words are also the only ones that are taken.
    let completion: CompletionKind
  }

  /// A command line worth copying.
  struct Example: Sendable, Equatable {
    /// What it does, a sentence without its full stop.
    let purpose: String

    /// The command line.
    let commandLine: String
  }

  /// A cause of an exit status.
  struct ExitCause: Sendable, Equatable {
    let status: ExitStatus

    /// When the command ends with it, without a full stop.
    let cause: String
  }

  let name: String

  /// What it does, in one line without a full stop.
  let summary: String

  /// The operands; `nil` where it takes none.
  let operands: Operands?

  /// Its own options; `--help` comes to those of every command.
  let ownOptions: [OptionSpec]

  /// What else is to be known, a paragraph each.
  let details: [String]

  let examples: [Example]

  /// The exit statuses that are its own, or that have a meaning of their own here.
  let exitCauses: [ExitCause]

  /// All options it takes, `--help` last.
  var options: [OptionSpec] { ownOptions + [.help] }
}

extension OptionSpec {
  /// `--help`, which every command takes.
  static let help = OptionSpec("help", short: "h", help: "Print this help and exit")

  /// `--version`, of the tool as a whole.
  static let version = OptionSpec(
    "version", short: "V", help: "Print the version and exit")
}
