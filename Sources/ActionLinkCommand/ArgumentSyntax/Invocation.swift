import LinkValidation

/// What a command line asks for.
enum Invocation: Equatable {
  /// Help on the tool, or on one command.
  case help(CommandSpec?)

  /// The version.
  case version

  /// A command with its arguments.
  case command(CommandSpec, ParsedArguments)

  /// Reads a command line, without the name of the program before it.
  ///
  /// No argument at all asks for help.
  static func read(
    _ arguments: [[UInt8]], of tool: ToolSpec
  ) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return .help(nil) }
    if ArgumentScanner.isOption(first) {
      let parsed = try ArgumentScanner.scanToolOption(first, of: tool)
      return parsed.has(.help) ? .help(nil) : .version
    }
    let command = try command(named: first, of: tool)
    let parsed = try ArgumentScanner.scan(arguments.dropFirst(), for: command)
    return parsed.has(.help) ? .help(command) : .command(command, parsed)
  }

  /// The command that an argument names.
  static func command(
    named name: [UInt8], of tool: ToolSpec
  ) throws(UsageError) -> CommandSpec {
    let plain = PlainName.name(name)
    if let plain, let command = tool.command(named: plain) { return command }
    throw .unknownCommand(
      plain,
      suggestion: plain.flatMap {
        NearestName.suggestion(for: $0, among: tool.commands.map(\.name))
      })
  }
}
