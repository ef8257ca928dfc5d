/// The parts of a help text, made from the tables that the command line is read by.
public enum CommandHelp {
  /// The help on a command: how to write it, what it does, and its options.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - tool: How the tool is started.
  /// - Returns: Lines, the last one ended too.
  public static func text(on command: CommandSpec, of tool: String) -> String {
    let rows = rows(command.options.map { ($0.usage, $0.help + ".") })
    let details = command.details.map { "\n" + wrapped($0, at: 100) + "\n" }.joined()
    let words = [tool, command.name, command.operands, "[OPTION…]"]
    return """
      Usage: \(words.filter { !$0.isEmpty }.joined(separator: " "))

      \(command.summary).
      \(details)
      Options:
      \(rows)

      """
  }

  /// A row for each command that is not hidden.
  public static func list(of commands: [CommandSpec]) -> String {
    rows(commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) })
  }

  /// Rows of two columns, the second one as far to the left as the first allows.
  private static func rows(_ cells: [(String, String)]) -> String {
    let width = cells.map(\.0.count).max() ?? 0
    return cells.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count) + "  " + right
    }.joined(separator: "\n")
  }

  /// The text in lines of at most so many characters.
  private static func wrapped(_ text: String, at width: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
