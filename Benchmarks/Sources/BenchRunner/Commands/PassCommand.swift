import RunnerTool

/// One pass of a peer over the first entries: what callgrind counts the instructions of.
enum PassCommand: Command {
  static let spec = CommandSpec(
    name: "pass", summary: "Do one pass over the first entries",
    operands: ChildTask.operandNames + " COUNT",
    operandCount: ChildTask.operandCount + 1...ChildTask.operandCount + 1, isHidden: true)

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    guard let count = Int(arguments.operands[4]), count > 0 else {
      throw UsageError("the count is no number")
    }
    let pass = try ChildTask(arguments.operands).prepare(entries: count).run(repeats: 1)
    Console.write("\(pass.result.checksum) \(pass.result.accepted)\n")
    return true
  }
}
