/// `completions`: what a shell needs to complete the command line of the tool.
struct CompletionsCommand: Command {
  /// The shells that are known.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private static let shell = CommandSpec.Operands(
    name: "SHELL", count: 1...1, help: "The shell: bash, zsh or fish",
    completion: .words(Shell.allCases.map(\.rawValue)))

  let spec = CommandSpec(
    name: "completions",
    summary: "Print the completions for a shell",
    operands: shell,
    ownOptions: [],
    details: [],
    examples: [
      .init(
        purpose: "Complete in this bash, or in each with the line in ~/.bashrc",
        commandLine: "eval \"$(actionlink completions bash)\""),
      .init(
        purpose: "Complete in zsh, with the folder in its fpath",
        commandLine: "actionlink completions zsh > ~/.zsh/completions/_actionlink"),
      .init(
        purpose: "Complete in fish",
        commandLine:
          "actionlink completions fish > ~/.config/fish/completions/actionlink.fish"),
    ],
    exitCauses: [])

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    let name = String(decoding: arguments.operands.first ?? [], as: UTF8.self)
    switch Shell(rawValue: name) {
    case .bash: try context.print(BashCompletion.text(of: context.tool))
    case .zsh: try context.print(ZshCompletion.text(of: context.tool))
    case .fish: try context.print(FishCompletion.text(of: context.tool))
    case nil: throw .internalError("the table of commands allows a shell that is not known")
    }
    return .success
  }
}
