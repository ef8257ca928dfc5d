/// A command of the tool.
protocol Command: Sendable {
  /// Its row in the table of commands.
  var spec: CommandSpec { get }

  /// Does its work, with arguments that its ``spec`` allows.
  ///
  /// The status says what the input was like; what kept the command from its work is thrown.
  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus
}

/// What surrounds a command: the streams, the environment and the tool it belongs to.
struct CommandContext {
  let standardInput: any ByteSource
  let standardOutput: any ByteSink
  let standardError: any ByteSink

  /// Reads a variable of the environment.
  let environment: (String) -> String?

  /// The table of all commands.
  let tool: ToolSpec

  /// Says something to the person who runs the tool: a line on standard error, behind its name.
  ///
  /// Where standard error cannot be written to, there is nobody to be told.
  func report(_ message: String) {
    let line = [UInt8]("\(tool.name): \(message)\n".utf8)
    try? standardError.write(line.span)
  }

  /// Writes a text to standard output.
  func print(_ text: String) throws(ToolFailure) {
    var output = OutputBuffer(standardOutput, target: .standardOutput)
    output.append(text.utf8)
    try output.flush()
  }
}
