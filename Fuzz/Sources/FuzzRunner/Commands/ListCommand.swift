import JSONText
import RunnerTool

/// Lists the targets.
enum ListCommand: Command {
  static let spec = CommandSpec(
    name: "list", summary: "List the targets and their properties", ownOptions: [.format])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) -> Bool {
    let targets = TargetDescription.all
    if arguments.wantsJSON {
      var writer = JSONWriter(style: .indented)
      writer.array { array in
        for target in targets {
          array.object { object in
            object.member("name", target.name)
            object.member("summary", target.summary)
            object.member("maximumLength", target.maximumLength)
            object.member("dictionary", GeneratedInputs.fileName(of: target.input))
            object.member("seeds", workspace.seeds(of: target.name).files.count)
            object.member("regressions", workspace.regressions(of: target.name).files.count)
          }
        }
      }
      Console.write(writer.takeBytes())
    } else {
      for target in targets { Console.write("\(target.name)\n  \(target.summary)\n") }
    }
    return true
  }
}
