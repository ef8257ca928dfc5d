/// The tool: its commands, and how one of them is run.
struct Tool {
  let commands: [any Command]

  /// The versions of what the tool is built on, a line each behind its own version.
  let componentVersions: [String]

  /// The tool's table.
  let spec: ToolSpec

  init(commands: [any Command], componentVersions: [String]) {
    self.commands = commands
    self.componentVersions = componentVersions
    spec = .actionlink(commands: commands.map(\.spec))
  }

  /// Runs the command line, without the name of the program before it.
  func run(
    arguments: [[UInt8]], standardInput: any ByteSource, standardOutput: any ByteSink,
    standardError: any ByteSink, environment: @escaping (String) -> String?
  ) -> ExitStatus {
    let context = CommandContext(
      standardInput: standardInput, standardOutput: standardOutput,
      standardError: standardError, environment: environment, tool: spec)
    var command: CommandSpec?
    do throws(ToolFailure) {
      switch try Self.read(arguments, of: spec) {
      case .help(nil):
        try context.print(HelpText.text(of: spec))
      case .help(let command?):
        try context.print(HelpText.text(of: command, in: spec))
      case .version:
        let lines = ["\(spec.name) \(spec.version)"] + componentVersions
        try context.print(lines.joined(separator: "\n") + "\n")
      case .command(let named, let parsed):
        command = named
        guard let implementation = commands.first(where: { $0.spec.name == named.name }) else {
          throw ToolFailure.internalError("the command has no implementation")
        }
        return try implementation.run(parsed, in: context)
      }
      return .success
    } catch {
      report(error, of: command ?? Self.command(in: arguments, of: spec), in: context)
      return error.status
    }
  }

  private static func read(
    _ arguments: [[UInt8]], of spec: ToolSpec
  ) throws(ToolFailure) -> Invocation {
    do { return try Invocation.read(arguments, of: spec) } catch { throw .usage(error) }
  }

  /// The command that a command line names, where the rest of it may be wrong.
  private static func command(in arguments: [[UInt8]], of spec: ToolSpec) -> CommandSpec? {
    arguments.first.flatMap { try? Invocation.command(named: $0, of: spec) }
  }

  private func report(
    _ failure: ToolFailure, of command: CommandSpec?, in context: CommandContext
  ) {
    guard let message = failure.message else { return }
    context.report(message)
    guard case .usage(let error) = failure else { return }
    if case .noInput = error, let command {
      let help = [UInt8]("\n\(HelpText.text(of: command, in: spec))".utf8)
      try? context.standardError.write(help.span)
      return
    }
    let help = ([spec.name, "help"] + (command.map { [$0.name] } ?? [])).joined(separator: " ")
    let hint = [UInt8]("'\(help)' tells more.\n".utf8)
    try? context.standardError.write(hint.span)
  }
}
