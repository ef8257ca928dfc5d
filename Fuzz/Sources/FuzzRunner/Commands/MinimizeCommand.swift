import Foundation
import JSONText
import RunnerTool

/// Makes the input of a finding smaller.
enum MinimizeCommand: Command {
  static let output = OptionSpec(
    "output", .text("FILE"), help: "Where to write it; FILE.minimized beside the input by default")

  static let spec = CommandSpec(
    name: "minimize", summary: "Make the input of a finding as small as its cause allows",
    operands: "TARGET FILE", operandCount: 2...2,
    ownOptions: [.seconds, output, .sanitizer, .format],
    details: [
      "It takes 30 seconds if not told otherwise. What comes out is found for the same cause as "
        + "the input; give it a name that tells the cause, and add it to Fuzz/Regressions/TARGET."
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let target = try TargetDescription.named(arguments.operands[0])
    let file = URL(filePath: arguments.operands[1])
    guard file.exists else { throw RunnerFailure("there is no file \(file.path)") }
    let minimization = Minimization(
      replay: try Replay(target, arguments.sanitizer(for: target), in: workspace),
      seconds: arguments.number(.seconds) ?? 30)
    let result = try minimization.run(file)
    let place =
      arguments.text(output).map { URL(filePath: $0) } ?? URL(filePath: file.path + ".minimized")
    try result.bytes.write(to: place)
    if arguments.wantsJSON {
      var writer = JSONWriter(style: .indented)
      writer.object { object in
        object.member("target", target.name)
        object.member("cause", result.cause.description)
        object.member("bytesBefore", result.firstLength)
        object.member("bytes", result.bytes.count)
        object.member("file", place.path)
      }
      Console.write(writer.takeBytes())
    } else {
      Console.write(
        "\(target.name): \(result.firstLength) bytes became \(result.bytes.count), still for "
          + "\(result.cause)\n\(place.path)\n")
    }
    return true
  }
}
