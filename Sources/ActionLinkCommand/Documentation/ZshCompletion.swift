/// Renders the table as a completion for zsh.
///
/// The text is a function file for a folder of `fpath`, and may be sourced as well.
enum ZshCompletion {
  static func text(of tool: ToolSpec) -> String {
    """
    #compdef \(tool.name)

    _\(tool.name)_commands() {
      local -a commands=(
    \(tool.commands.map { "    " + described($0.name, $0.summary) }.joined(separator: "\n"))
      )
      _describe -t commands command commands
    }

    _\(tool.name)() {
      local context state state_descr line
      local -A opt_args
      _arguments -C \\
    \(arguments(tool.options.map(argument) + ["'1:command:_\(tool.name)_commands'"], indent: 4)) \\
        '*::argument:->rest'
      [[ $state == rest ]] || return
      case $words[1] in
    \(tool.commands.map { branch($0, in: tool) }.joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _\(tool.name) ]]; then
      _\(tool.name) "$@"
    else
      compdef _\(tool.name) \(tool.name)
    fi

    """
  }

  private static func branch(_ command: CommandSpec, in tool: ToolSpec) -> String {
    var all = command.options.map(argument)
    if let operands = command.operands {
      let repeated = operands.count.upperBound > 1 ? "*" : "1"
      all.append(
        ShellQuoting.posix(
          "\(repeated):\(operands.name):\(action(operands.completion, in: tool))"))
    }
    return """
          \(command.name))
            _arguments -s -S \\
      \(arguments(all, indent: 8))
            ;;
      """
  }

  private static func arguments(_ arguments: [String], indent: Int) -> String {
    arguments.map { String(repeating: " ", count: indent) + $0 }.joined(separator: " \\\n")
  }

  /// One option as `_arguments` takes it: what excludes it, its spellings, help and value.
  private static func argument(_ option: OptionSpec) -> String {
    let help = "[\(escaped(option.help))]"
    let suffix = option.value == nil ? "" : "="
    let value = option.completion.map { ":\(option.valueName ?? ""):\(action($0))" } ?? ""
    let exclusion = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    guard let short = option.short else {
      return ShellQuoting.posix("\(exclusion)--\(option.long)\(suffix)\(help)\(value)")
    }
    // A value may follow the letter at once.
    let letter = "-\(short)" + (option.value == nil ? "" : "+")
    return ShellQuoting.posix(exclusion) + "{\(letter),--\(option.long)\(suffix)}"
      + ShellQuoting.posix(help + value)
  }

  private static func action(_ completion: CompletionKind, in tool: ToolSpec? = nil) -> String {
    switch completion {
    case .nothing: ""
    case .file: "_files"
    case .words(let words), .suggestions(let words): "(\(words.joined(separator: " ")))"
    case .command: tool.map { "_\($0.name)_commands" } ?? ""
    }
  }

  private static func described(_ name: String, _ summary: String) -> String {
    ShellQuoting.posix("\(name):\(escaped(summary))")
  }

  /// Help in which the marks of `_arguments` and `_describe` mean themselves.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "[]:\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
