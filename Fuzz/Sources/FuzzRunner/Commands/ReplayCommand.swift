import Foundation
import JSONText
import RunnerTool

/// Runs a target once on each of some files.
enum ReplayCommand: Command {
  static let spec = CommandSpec(
    name: "replay", summary: "Run a target once on files, or on all its committed inputs",
    operands: "TARGET [FILE…]", operandCount: 1...Int.max, ownOptions: [.sanitizer, .format],
    details: ["Committed inputs are those of Fuzz/Seeds and Fuzz/Regressions."])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let target = try TargetDescription.named(arguments.operands[0])
    let named = arguments.operands.dropFirst().map { URL(filePath: $0) }
    for file in named where !file.exists { throw RunnerFailure("there is no file \(file.path)") }
    let files = named.isEmpty ? workspace.committedInputs(of: target.name).flatMap(\.files) : named
    guard !files.isEmpty else { throw RunnerFailure("\(target.name) has no committed inputs") }
    let results = try Replay(target, arguments.sanitizer(for: target), in: workspace).run(files)
    let findings = results.compactMap { result in result.finding.map { (result.file, $0) } }
    if arguments.wantsJSON {
      var writer = JSONWriter(style: .indented)
      writer.object { object in
        object.member("target", target.name)
        object.member("files", results.count)
        object.array("findings") { array in
          for (file, finding) in findings {
            array.object { object in
              object.member("file", file.path)
              object.member("oracle", finding.cause.oracle)
              object.member("detail", finding.cause.detail)
              object.member("place", finding.cause.place)
            }
          }
        }
      }
      Console.write(writer.takeBytes())
    } else {
      for (file, finding) in findings { Console.write("\(file.path)\n  \(finding.cause)\n") }
      Console.write("\(target.name): \(results.count) files, \(findings.count) findings\n")
    }
    return findings.isEmpty
  }
}

extension Replay {
  /// Builds a target to run it on files.
  init(_ target: TargetDescription, _ sanitizer: Sanitizer, in workspace: Workspace) throws {
    let executable = try Builder(workspace, .fuzzing(sanitizer)).build(target.name)
    self.init(target: target, executable: executable, logs: workspace.logs)
  }
}
