/// `help`: what the tool and its commands do.
struct HelpCommand: Command {
  private static let man = OptionSpec(
    "man", help: "Print the manual page instead, in the language of man(7)")

  private static let command = CommandSpec.Operands(
    name: "COMMAND", count: 0...1, help: "The command to explain; all of them where none is given",
    completion: .command)

  let spec = CommandSpec(
    name: "help",
    summary: "Explain a command, or print a manual page",
    operands: command,
    ownOptions: [man],
    details: [],
    examples: [
      .init(purpose: "Explain a command", commandLine: "actionlink help completions"),
      .init(
        purpose: "Read the manual page", commandLine: "actionlink help --man | man -l -"),
    ],
    exitCauses: [])

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    let isManual = arguments.has(Self.man)
    var text: String
    if let name = arguments.operands.first {
      let command: CommandSpec
      do {
        command = try Invocation.command(named: name, of: context.tool)
      } catch {
        throw .usage(error)
      }
      text =
        isManual
        ? ManualPage.text(of: command, in: context.tool)
        : HelpText.text(of: command, in: context.tool)
    } else {
      text = isManual ? ManualPage.text(of: context.tool) : HelpText.text(of: context.tool)
    }
    try context.print(text)
    return .success
  }
}
