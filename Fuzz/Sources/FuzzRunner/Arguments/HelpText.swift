/// The help, made from the tables that the command line is read by.
enum HelpText {
  /// The help on the tool.
  static func overview(of commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      Usage: Fuzz/fuzz COMMAND [OPTION…]

      Runs the fuzz targets of this package.

      Commands:
      \(rows.joined(separator: "\n"))

      `Fuzz/fuzz COMMAND --help` says more. Exit status: 0 where all is well, 1 where there are
      findings or something could not be done, 64 where the command line is not understood.

      """
  }

  /// The help on a command.
  static func command(_ command: CommandSpec) -> String {
    let width = command.options.map(\.usage.count).max() ?? 0
    let rows = command.options.map { "  \(padded($0.usage, to: width))  \($0.help)." }
    let details = command.details.map { "\n" + wrapped($0, at: 100) + "\n" }.joined()
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    return """
      Usage: Fuzz/fuzz \(command.name)\(operands) [OPTION…]

      \(command.summary).
      \(details)
      Options:
      \(rows.joined(separator: "\n"))

      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The text in lines of at most so many characters.
  private static func wrapped(_ text: String, at width: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
