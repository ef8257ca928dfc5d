/// The help, made from the tables that the command line is read by.
enum HelpText {
  /// The help on a command; that on the one without a name lists the others.
  static func command(_ command: CommandSpec, others: [CommandSpec]) -> String {
    let width = command.options.map(\.usage.count).max() ?? 0
    let options = command.options.map { "  \(padded($0.usage, to: width))  \($0.help)." }
    let details = command.details.map { "\n\($0)\n" }.joined()
    let commands = others.filter { !$0.isHidden }.map { "  \($0.name)  \($0.summary)" }
    let list =
      command.name.isEmpty ? "\nCommands:\n\(commands.joined(separator: "\n"))\n" : ""
    let name = command.name.isEmpty ? "" : " \(command.name)"
    return """
      Usage: Benchmarks/bench\(name) [OPTION…]

      \(command.summary).
      \(details)
      Options:
      \(options.joined(separator: "\n"))
      \(list)
      Exit status: 0 where all is well, 1 where peers differ, a bound is exceeded or something could
      not be done, 64 where the command line is not understood.

      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
