public import Foundation
import RunnerTool

/// The runner of the benchmarks.
public enum Tool {
  /// The commands besides the one that has no name.
  static let commands: [any Command.Type] = [
    GuardCommand.self, ServeCommand.self, PassCommand.self, CountCommand.self,
  ]

  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - package: The folder of this package.
  /// - Returns: The exit status: 0, 1 for what is not well, 64 for a wrong command line.
  public static func run(_ arguments: [String], package: URL) -> Int32 {
    do {
      return try status(of: arguments, Workspace(package: package))
    } catch let error as UsageError {
      Console.note("\(error); see Benchmarks/bench --help")
      return 64
    } catch {
      Console.note("\(error)")
      return 1
    }
  }

  private static func status(of arguments: [String], _ workspace: Workspace) throws -> Int32 {
    let named = commands.first { $0.spec.name == arguments.first }
    let command = named ?? RunCommand.self
    let parsed = try ParsedArguments(
      Array(arguments.dropFirst(named == nil ? 0 : 1)), for: command.spec)
    if parsed.has(.help) {
      Console.write(HelpText.command(command.spec, others: commands.map { $0.spec }))
      return 0
    }
    return try command.run(parsed, in: workspace) ? 0 : 1
  }
}
