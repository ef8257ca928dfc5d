import Foundation
import RunnerTool

/// Builds targets and checks that they are instrumented.
enum BuildCommand: Command {
  static let spec = CommandSpec(
    name: "build", summary: "Build targets, all by default, and check that they are instrumented",
    operands: "[TARGET…]", operandCount: 0...Int.max, ownOptions: [.sanitizer],
    details: [
      "Each sanitizer has a scratch folder of its own in Fuzz/.build. The objects of the libraries "
        + "must have libFuzzer's counters and the sanitizer's checks in them."
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    for target in try TargetDescription.named(arguments.operands) {
      let builder = Builder(workspace, .fuzzing(arguments.sanitizer(for: target)))
      Console.write("\(try builder.build(target.name).path)\n")
    }
    return true
  }
}
