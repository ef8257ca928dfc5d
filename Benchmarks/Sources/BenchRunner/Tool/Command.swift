import RunnerTool

/// A command of the runner.
protocol Command: SendableMetatype {
  /// Its name, operands and options.
  static var spec: CommandSpec { get }

  /// Does it.
  ///
  /// - Returns: Whether all is well.
  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool
}
