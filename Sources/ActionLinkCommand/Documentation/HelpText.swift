import LinkReports

/// Renders the table as the text of `help`.
enum HelpText {
  /// The width in columns that text is wrapped to.
  static let width = 80

  /// Help on the tool as a whole.
  static func text(of tool: ToolSpec) -> String {
    var page = Page()
    page.add("\(tool.summary).")
    page.section("Usage", [Synopsis.text(of: tool)])
    page.section(
      "Examples",
      tool.commands.compactMap { $0.examples.first }.map { ("\($0.purpose):", $0.commandLine) })
    page.list("Commands", tool.commands.map { ($0.name, "\($0.summary)") })
    page.list("Options", tool.options.map(entry))
    page.section("Notes", tool.details + tool.files)
    page.list("Exit status", tool.exitCauses.map(entry))
    page.add(tool.exitNote)
    page.list("Environment", tool.environment.map { ($0.name, $0.help) })
    page.add(
      "'\(tool.name) help COMMAND' explains a command; '\(tool.name) help --man' prints the manual"
        + " page.")
    return page.text
  }

  /// Help on one command.
  static func text(of command: CommandSpec, in tool: ToolSpec) -> String {
    var page = Page()
    page.add("\(command.summary).")
    page.section("Usage", [Synopsis.text(of: command, in: tool)])
    page.section("Examples", command.examples.map { ("\($0.purpose):", $0.commandLine) })
    if let operands = command.operands {
      page.list("Arguments", [(operands.name, "\(operands.help).")])
    }
    page.list("Options", command.options.map(entry))
    page.section("Notes", command.details)
    page.list("Exit status", tool.exitCauses(of: command).map(entry))
    page.add(tool.exitNote)
    page.list("Environment", tool.environment.map { ($0.name, $0.help) })
    return page.text
  }

  private static func entry(_ option: OptionSpec) -> (String, String) {
    // A long spelling stands in one column, with a short one before it or without.
    let indent = option.short == nil ? "    " : ""
    return (indent + Synopsis.spellings(of: option), "\(option.help).")
  }

  private static func entry(_ exit: CommandSpec.ExitCause) -> (String, String) {
    ("\(exit.status.rawValue)", exit.cause)
  }
}

/// A page of help in the making.
private struct Page {
  private(set) var text = ""

  /// Adds a paragraph.
  mutating func add(_ paragraph: String) {
    separate()
    text += TextWrapping.wrap(paragraph, width: HelpText.width).joined(separator: "\n") + "\n"
  }

  /// Adds a section of paragraphs.
  mutating func section(_ title: String, _ paragraphs: [String]) {
    if paragraphs.isEmpty { return }
    separate()
    text += "\(title):\n"
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { text += "\n" }
      for line in TextWrapping.wrap(paragraph, width: HelpText.width - 2) { text += "  \(line)\n" }
    }
  }

  /// Adds a section of command lines, which are never wrapped, with what they are for.
  mutating func section(_ title: String, _ examples: [(purpose: String, commandLine: String)]) {
    if examples.isEmpty { return }
    separate()
    text += "\(title):\n"
    for example in examples { text += "  \(example.purpose)\n    \(example.commandLine)\n" }
  }

  /// Adds a section of terms with what they mean.
  mutating func list(_ title: String, _ entries: [(term: String, meaning: String)]) {
    if entries.isEmpty { return }
    separate()
    text += "\(title):\n"
    let column = min(entries.map(\.term.count).max() ?? 0, 24) + 4
    for entry in entries {
      var lead = "  \(entry.term)"
      if lead.count + 2 > column {
        text += lead + "\n"
        lead = ""
      }
      for line in TextWrapping.wrap(entry.meaning, width: HelpText.width - column) {
        text += lead + String(repeating: " ", count: column - lead.count) + line + "\n"
        lead = ""
      }
    }
  }

  private mutating func separate() {
    if !text.isEmpty { text += "\n" }
  }
}
