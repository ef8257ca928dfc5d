/// Renders the table as a completion for bash, from version 3.2 on.
enum BashCompletion {
  static func text(of tool: ToolSpec) -> String {
    """
    # Completion of \(tool.name) for bash: eval "$(\(tool.name) completions bash)"

    _\(tool.name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command=""
      COMPREPLY=()
      # bash takes the = of --option=value for a word.
      if [[ $current == "=" ]]; then
        current=""
      elif [[ $previous == "=" && $COMP_CWORD -ge 2 ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      if [[ $COMP_CWORD -gt 1 ]]; then
        command="${COMP_WORDS[1]}"
      fi
      case "$command $previous" in
    \(tool.commands.flatMap { values(of: $0, in: tool) }.joined(separator: "\n"))
      esac
      case "$command" in
        "")
          COMPREPLY=($(compgen -W \(words(names(of: tool) + spellings(tool.options))) -- "$current"))
          ;;
    \(tool.commands.map { rest(of: $0, in: tool) }.joined(separator: "\n"))
      esac
    }

    _\(tool.name)_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$1"))
    }

    complete -F _\(tool.name) \(tool.name)

    """
  }

  /// The branches for the values of a command's options.
  private static func values(of command: CommandSpec, in tool: ToolSpec) -> [String] {
    command.options.compactMap { option in
      guard let completion = option.completion else { return nil }
      let pattern = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
      let action =
        switch completion {
        case .words(let words), .suggestions(let words):
          "COMPREPLY=($(compgen -W \(Self.words(words)) -- \"$current\")); "
        case .file: "_\(tool.name)_files \"$current\"; "
        case .command, .nothing: ""
        }
      return "    \(pattern)) \(action)return ;;"
    }
  }

  /// The branch for what is no value: options and operands.
  private static func rest(of command: CommandSpec, in tool: ToolSpec) -> String {
    let operands: [String] =
      switch command.operands?.completion {
      case .words(let words), .suggestions(let words): words
      case .command: names(of: tool)
      case .file, .nothing, nil: []
      }
    let files =
      command.operands?.completion == .file
      ? "\n      [[ $current == -* ]] || _\(tool.name)_files \"$current\"" : ""
    return """
          \(command.name))
            COMPREPLY=($(compgen -W \(words(operands + spellings(command.options))) -- "$current"))\
      \(files)
            ;;
      """
  }

  private static func names(of tool: ToolSpec) -> [String] { tool.commands.map(\.name) }

  private static func spellings(_ options: [OptionSpec]) -> [String] {
    options.flatMap(\.spellings)
  }

  private static func words(_ words: [String]) -> String {
    ShellQuoting.posix(words.joined(separator: " "))
  }
}
