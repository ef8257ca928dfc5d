import RunnerTool

/// The help, made from the tables that the command line is read by.
enum HelpText {
  /// The help on a command; that on the one without a name lists the others.
  static func command(_ command: CommandSpec, others: [CommandSpec]) -> String {
    let list =
      command.name.isEmpty ? "\nCommands:\n\(CommandHelp.list(of: others))\n" : ""
    return CommandHelp.text(on: command, of: "Benchmarks/bench") + """
      \(list)
      Exit status: 0 where all is well, 1 where a peer fails or differs, a bound is exceeded or something
      could not be done, 64 where the command line is not understood.

      """
  }
}
