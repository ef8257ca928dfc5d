import RunnerTool

/// The help, made from the tables that the command line is read by.
enum HelpText {
  private static let tool = "Fuzz/fuzz"

  /// The help on the tool.
  static func overview(of commands: [CommandSpec]) -> String {
    """
    Usage: \(tool) COMMAND [OPTION…]

    Runs the fuzz targets of this package.

    Commands:
    \(CommandHelp.list(of: commands))

    `\(tool) COMMAND --help` says more. Exit status: 0 where all is well, 1 where there are
    findings or something could not be done, 64 where the command line is not understood.

    """
  }

  /// The help on a command.
  static func command(_ command: CommandSpec) -> String { CommandHelp.text(on: command, of: tool) }
}
