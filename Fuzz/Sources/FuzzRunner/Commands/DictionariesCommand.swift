import Foundation
import RunnerTool

/// Writes the dictionaries.
enum DictionariesCommand: Command {
  static let check = OptionSpec("check", help: "Write nothing, and fail where one is not current")

  static let spec = CommandSpec(
    name: "dictionaries",
    summary: "Write Fuzz/Dictionaries from the tables of parameters and rules",
    ownOptions: [check])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    var areCurrent = true
    try workspace.dictionaries.makeFolder()
    for (name, text) in GeneratedInputs.dictionaries.sorted(by: { $0.key < $1.key }) {
      let file = workspace.dictionaries.appending(path: name)
      let isCurrent = try file.exists && Data(contentsOf: file) == Data(text.utf8)
      if arguments.has(check) {
        if !isCurrent { Console.note("\(file.path) is not current: run Fuzz/fuzz dictionaries") }
        areCurrent = areCurrent && isCurrent
      } else if !isCurrent {
        try Data(text.utf8).write(to: file)
        Console.write("\(file.path)\n")
      }
    }
    return areCurrent
  }
}
