import Foundation
import JSONText
import RunnerTool

/// Makes a corpus smaller without losing what it reaches.
enum MergeCommand: Command {
  static let seeds = OptionSpec(
    "seeds", help: "Put the result into Fuzz/Seeds/TARGET instead of the corpus")

  static let spec = CommandSpec(
    name: "merge", summary: "Keep of a corpus what it takes to reach all that it reaches",
    operands: "TARGET", operandCount: 1...1,
    ownOptions: [seeds, .seconds, .sanitizer, .format],
    details: [
      "It merges the corpus with the committed and the generated inputs into a new folder, again "
        + "and again until that grows no smaller, and puts it in the place of the old one. For "
        + "seeds it counts which edges are taken; for a corpus, how often too. A round may take 600 "
        + "seconds if not told otherwise."
    ])

  static func run(_ arguments: ParsedArguments, in workspace: Workspace) throws -> Bool {
    let target = try TargetDescription.named(arguments.operands[0])
    let place =
      arguments.has(seeds) ? workspace.seeds(of: target.name) : workspace.corpus(of: target.name)
    let new = workspace.build.appending(path: "merge/\(target.name)")
    try undoHalfASwap(of: new, with: place)
    let sources = try ([workspace.corpus(of: target.name)] + workspace.inputs(of: target))
      .filter { !$0.files.isEmpty }
    guard !sources.isEmpty else { throw RunnerFailure("\(target.name) has no inputs to merge") }
    let before = Set(sources.flatMap(\.files).map(\.lastPathComponent)).count
    let executable = try Builder(workspace, .fuzzing(arguments.sanitizer(for: target)))
      .build(target.name)
    let merge = CorpusMerge(
      target: target, executable: executable, logs: workspace.logs,
      countsEdgesAlone: arguments.has(seeds),
      seconds: arguments.number(.seconds) ?? 600)
    try new.deletingLastPathComponent().makeFolder()
    let counts = try merge.run(from: sources, into: new)
    try swap(new, with: place)
    if arguments.wantsJSON {
      var writer = JSONWriter(style: .indented)
      writer.object { object in
        object.member("target", target.name)
        object.member("inputsBefore", before)
        object.array("rounds") { array in for count in counts { array.value(count) } }
        object.member("folder", place.path)
      }
      Console.write(writer.takeBytes())
    } else {
      let rounds = counts.map(String.init).joined(separator: ", then ")
      Console.write("\(target.name): \(before) inputs became \(rounds)\n\(place.path)\n")
    }
    return true
  }

  /// Where the old folder is while the new one takes its place.
  private static func old(of new: URL) -> URL { URL(filePath: new.path + ".old") }

  /// Puts an old folder back whose place was still empty when a merge was interrupted.
  private static func undoHalfASwap(of new: URL, with place: URL) throws {
    guard old(of: new).exists, !place.exists else { return }
    try FileManager.default.moveItem(at: old(of: new), to: place)
  }

  /// Puts a new folder in the place of an old one, which is gone only when the new one is there.
  private static func swap(_ new: URL, with place: URL) throws {
    let old = Self.old(of: new)
    try old.remove()
    try place.deletingLastPathComponent().makeFolder()
    if place.exists { try FileManager.default.moveItem(at: place, to: old) }
    try FileManager.default.moveItem(at: new, to: place)
    try old.remove()
  }
}
