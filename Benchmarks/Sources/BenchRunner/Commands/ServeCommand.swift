import RunnerTool

/// Serves passes of one peer to another process of the runner: one for each line.
enum ServeCommand: Command {
  static let spec = CommandSpec(
    name: "serve", summary: "Serve passes of a peer, told by lines",
    operands: ChildTask.operandNames,
    operandCount: ChildTask.operandCount...ChildTask.operandCount,
    isHidden: true)

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let runner = try ChildTask(arguments.operands).prepare()
    while let line = readLine() {
      guard let repeats = Int(line) else { return false }
      let pass = runner.run(repeats: repeats)
      Console.write("\(Int(pass.nanoseconds)) \(pass.result.checksum) \(pass.result.accepted)\n")
    }
    return true
  }
}
