/// The whole tool, as scanner, help, manual page and completions see it.
struct ToolSpec: Sendable {
  /// A variable of the environment that the tool reads.
  struct Variable: Sendable {
    let name: String

    /// What it does, a sentence with its full stop.
    let help: String
  }

  let name: String
  let version: String

  /// The date of the manual page, as year, month and day.
  let date: String

  /// What the tool does, in one line without a full stop.
  let summary: String

  /// What else is to be known, a paragraph each.
  let details: [String]

  let commands: [CommandSpec]

  /// Options that stand without a command.
  let options: [OptionSpec] = [.help, .version]

  /// All exit statuses, in the order of their numbers.
  let exitCauses: [CommandSpec.ExitCause]

  /// The exit statuses that every command may end with.
  let commonStatuses: Set<ExitStatus>

  /// What else is to be said about exit statuses, a paragraph.
  let exitNote: String

  let environment: [Variable]

  /// What there is to say about files, a paragraph each.
  let files: [String]

  /// The command of a name.
  func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// The exit statuses of one command, by number: its own, in its own words, and the common ones.
  func exitCauses(of command: CommandSpec) -> [CommandSpec.ExitCause] {
    exitCauses.compactMap { common in
      command.exitCauses.first { $0.status == common.status }
        ?? (commonStatuses.contains(common.status) ? common : nil)
    }
  }
}
