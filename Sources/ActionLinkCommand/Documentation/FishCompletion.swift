/// Renders the table as a completion for fish.
enum FishCompletion {
  static func text(of tool: ToolSpec) -> String {
    var lines = ["# Completion of \(tool.name) for fish", "complete -c \(tool.name) -f"]
    for option in tool.options {
      lines.append(line(of: option, in: tool, condition: "__fish_use_subcommand"))
    }
    for command in tool.commands {
      lines.append(
        "complete -c \(tool.name) -n __fish_use_subcommand -a \(command.name)"
          + " -d \(ShellQuoting.fish(command.summary))")
    }
    for command in tool.commands {
      let condition = ShellQuoting.fish("__fish_seen_subcommand_from \(command.name)")
      lines += operands(of: command, in: tool, condition: condition)
      lines += command.options.map { line(of: $0, in: tool, condition: condition) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(of option: OptionSpec, in tool: ToolSpec, condition: String) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value =
      switch option.completion {
      case nil: ""
      case .nothing, .command: " -x"
      case .file: " -r -F"
      case .words(let words), .suggestions(let words):
        " -x -a \(ShellQuoting.fish(words.joined(separator: " ")))"
      }
    return "complete -c \(tool.name) -n \(condition)\(short) -l \(option.long)\(value)"
      + " -d \(ShellQuoting.fish(option.help))"
  }

  private static func operands(
    of command: CommandSpec, in tool: ToolSpec, condition: String
  ) -> [String] {
    let start = "complete -c \(tool.name) -n \(condition)"
    switch command.operands?.completion {
    case .words(let words), .suggestions(let words):
      return ["\(start) -a \(ShellQuoting.fish(words.joined(separator: " ")))"]
    case .command:
      let names = tool.commands.map(\.name).joined(separator: " ")
      return ["\(start) -a \(ShellQuoting.fish(names))"]
    case .file:
      return ["\(start) -F"]
    case .nothing, nil:
      return []
    }
  }
}
