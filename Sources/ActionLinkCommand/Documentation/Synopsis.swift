/// How a command line is written, in one line.
enum Synopsis {
  /// The forms of the tool's command line.
  static func text(of tool: ToolSpec) -> String {
    "\(tool.name) COMMAND [OPTION...] [ARGUMENT...]"
  }

  /// The form of one command's command line.
  static func text(of command: CommandSpec, in tool: ToolSpec) -> String {
    ([tool.name, command.name, "[OPTION...]"] + [command.operands.map(text)].compactMap(\.self))
      .joined(separator: " ")
  }

  /// The spellings of an option with its value, as `-f, --format FORMAT`.
  static func spellings(of option: OptionSpec) -> String {
    option.spellings.joined(separator: ", ") + (option.valueName.map { " \($0)" } ?? "")
      + words(of: option)
  }

  private static func words(of option: OptionSpec) -> String {
    guard case .choice(_, let words) = option.value else { return "" }
    return " (\(words.joined(separator: "|")))"
  }

  private static func text(of operands: CommandSpec.Operands) -> String {
    let name = operands.count.upperBound > 1 ? "\(operands.name)..." : operands.name
    return operands.count.lowerBound == 0 ? "[\(name)]" : name
  }
}
