import Foundation
import JSONText
import RunnerTool

/// Groups the inputs of findings by their cause.
enum TriageCommand: Command {
  static let spec = CommandSpec(
    name: "triage",
    summary: "Group the inputs of findings by cause, with the frames that lead there",
    operands: "[TARGET…]", operandCount: 0...Int.max, ownOptions: [.sanitizer, .format],
    details: [
      "Each input in Fuzz/.build/artifacts is run again. Those for which nothing is found any more "
        + "are counted apart."
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    var groups: [TriageGroup] = []
    var goneCount = 0
    for target in try TargetDescription.named(arguments.operands) {
      let files = workspace.artifacts(of: target.name).files
      guard !files.isEmpty else { continue }
      let results = try Replay(target, arguments.sanitizer(for: target), in: workspace).run(files)
      goneCount += results.count { $0.finding == nil }
      groups += try TriageGroup.groups(of: results, target: target.name)
    }
    if arguments.wantsJSON {
      var writer = JSONWriter(style: .indented)
      writer.object { object in
        object.array("causes") { array in for group in groups { group.write(to: &array) } }
        object.member("gone", goneCount)
      }
      Console.write(writer.takeBytes())
    } else {
      for group in groups { Console.write(group.text) }
      Console.write("\(groups.count) causes; \(goneCount) inputs no longer find anything\n")
    }
    return groups.isEmpty
  }
}

/// The inputs of one cause.
struct TriageGroup {
  /// The target.
  let target: String
  /// The cause.
  let cause: CrashCause
  /// The frames that lead to it, for the smallest input.
  let frames: [StackFrame]
  /// The inputs, the smallest first.
  let files: [URL]

  /// The groups of results, those with the most inputs first.
  static func groups(of results: [Replay.Result], target: String) throws -> [TriageGroup] {
    let found = results.compactMap { result in result.finding.map { (result.file, $0) } }
    let sized = try found.map { (file: $0, finding: $1, size: try Data(contentsOf: $0).count) }
    return Dictionary(grouping: sized.sorted { $0.size < $1.size }, by: \.finding.cause)
      .map { cause, entries in
        TriageGroup(
          target: target, cause: cause, frames: entries.first?.finding.frames ?? [],
          files: entries.map(\.file))
      }
      .sorted { ($1.files.count, $0.cause.description) < ($0.files.count, $1.cause.description) }
  }

  /// The group in lines.
  var text: String {
    var lines = ["\(target): \(files.count) x \(cause)"]
    lines += frames.map { "    \($0.description)" }
    lines += files.first.map { ["  smallest: \($0.path)"] } ?? []
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the group as a JSON value.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("target", target)
      object.member("oracle", cause.oracle)
      object.member("detail", cause.detail)
      object.member("place", cause.place)
      object.array("frames") { array in for frame in frames { array.value(frame.description) } }
      object.array("files") { array in for file in files { array.value(file.path) } }
    }
  }
}
