public import Foundation
import RunnerTool

/// The runner of the fuzz targets.
public enum Tool {
  /// The commands, in the order in which the help lists them.
  static let commands: [any Command.Type] = [
    ListCommand.self, BuildCommand.self, RunCommand.self, ReplayCommand.self, TriageCommand.self,
    MinimizeCommand.self, MergeCommand.self, CoverageCommand.self, SelfTestCommand.self,
    CICommand.self, CampaignsCommand.self, DictionariesCommand.self,
  ]

  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - package: The folder of this package.
  /// - Returns: The exit status: 0, 1 for findings and failures, 64 for a wrong command line.
  public static func run(_ arguments: [String], package: URL) -> Int32 {
    RunningProcesses.endWithThisProcess()
    do {
      return try status(of: arguments, Workspace(package: package))
    } catch let error as UsageError {
      Console.note("\(error); see Fuzz/fuzz --help")
      return 64
    } catch {
      Console.note("\(error)")
      return 1
    }
  }

  private static func status(of arguments: [String], _ workspace: Workspace) throws -> Int32 {
    guard let name = arguments.first, name != "--help", name != "help" else {
      Console.write(HelpText.overview(of: commands.map { $0.spec }))
      return 0
    }
    guard let command = commands.first(where: { $0.spec.name == name }) else {
      throw UsageError("there is no command \(name)")
    }
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: command.spec)
    if parsed.has(.help) {
      Console.write(HelpText.command(command.spec))
      return 0
    }
    return try command.run(parsed, in: workspace) ? 0 : 1
  }
}
