/// Renders the table as a manual page in the language of man(7).
enum ManualPage {
  /// The page of the tool as a whole, with all commands and their options.
  static func text(of tool: ToolSpec) -> String {
    var page = Roff()
    page.title(tool.name, of: tool)
    page.section("NAME")
    page.line("\(Roff.escape(tool.name)) \\- \(Roff.escape(tool.summary))")
    page.section("SYNOPSIS")
    page.synopsis(
      [([tool.name], "COMMAND [OPTION...] [ARGUMENT...]")]
        + tool.options.map { ([tool.name, "--\($0.long)"], "") })
    page.section("DESCRIPTION")
    page.paragraphs(tool.details)
    page.section("COMMANDS")
    for command in tool.commands {
      page.term([command.name], command.operands?.name, meaning: "\(command.summary).")
    }
    page.section("OPTIONS")
    for option in tool.options { page.option(option) }
    for command in tool.commands where !command.ownOptions.isEmpty {
      page.subsection("Options of \(command.name)")
      for option in command.ownOptions { page.option(option) }
    }
    page.exitStatus(tool.exitCauses, note: tool.exitNote)
    page.environment(tool)
    page.section("EXAMPLES")
    page.examples(tool.commands.flatMap(\.examples))
    page.seeAlso(tool.commands.map { "\(tool.name)-\($0.name)" })
    return page.text
  }

  /// The page of one command.
  static func text(of command: CommandSpec, in tool: ToolSpec) -> String {
    var page = Roff()
    let name = "\(tool.name)-\(command.name)"
    page.title(name, of: tool)
    page.section("NAME")
    page.line("\(Roff.escape(name)) \\- \(Roff.escape(command.summary))")
    page.section("SYNOPSIS")
    let form = Synopsis.text(of: command, in: tool).split(separator: " ").dropFirst(2)
    page.synopsis([([tool.name, command.name], form.joined(separator: " "))])
    page.section("DESCRIPTION")
    page.paragraphs(["\(command.summary)."] + command.details)
    page.section("COMMANDS")
    page.paragraphs(["This is a command of \(tool.name); its own manual page names the others."])
    page.section("OPTIONS")
    if let operands = command.operands {
      page.term([], operands.name, meaning: "\(operands.help).")
    }
    for option in command.options { page.option(option) }
    page.exitStatus(tool.exitCauses(of: command), note: tool.exitNote)
    page.environment(tool)
    page.section("EXAMPLES")
    page.examples(command.examples)
    page.seeAlso([tool.name])
    return page.text
  }
}

extension Roff {
  fileprivate mutating func title(_ name: String, of tool: ToolSpec) {
    line(".TH \(Roff.escape(name.uppercased())) 1 \(tool.date) \"\(tool.name) \(tool.version)\"")
  }

  fileprivate mutating func synopsis(_ forms: [(words: [String], rest: String)]) {
    for (index, form) in forms.enumerated() {
      if index > 0 { macro("br") }
      let bold = form.words.map { "\\fB\(Roff.escape($0))\\fR" }.joined(separator: " ")
      line(form.rest.isEmpty ? bold : "\(bold) \(Roff.escape(form.rest))")
    }
  }

  fileprivate mutating func option(_ option: OptionSpec) {
    term(option.spellings, option.valueName, meaning: "\(option.help).")
    guard case .choice(let name, let words) = option.value else { return }
    line("\\fI\(Roff.escape(name))\\fR is one of \(Roff.escape(words.joined(separator: ", "))).")
  }

  fileprivate mutating func exitStatus(_ causes: [CommandSpec.ExitCause], note: String) {
    section("EXIT STATUS")
    for exit in causes { term(["\(exit.status.rawValue)"], nil, meaning: exit.cause) }
    paragraphs([note])
  }

  fileprivate mutating func environment(_ tool: ToolSpec) {
    section("ENVIRONMENT")
    for variable in tool.environment { term([variable.name], nil, meaning: variable.help) }
    section("FILES")
    paragraphs(tool.files)
  }

  fileprivate mutating func examples(_ examples: [CommandSpec.Example]) {
    for example in examples {
      paragraphs(["\(example.purpose):"])
      literal(example.commandLine)
    }
  }

  fileprivate mutating func seeAlso(_ names: [String]) {
    section("SEE ALSO")
    line(names.map { "\\fB\(Roff.escape($0))\\fR(1)" }.joined(separator: ",\n"))
  }
}
