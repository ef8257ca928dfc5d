import Foundation
import LinkFuzzing
import RunnerTool

/// The dictionaries and the inputs that `LinkFuzzing` makes up.
enum GeneratedInputs {
  /// The dictionaries by their file names, one for each kind of input.
  static let dictionaries: [String: String] = {
    let kinds: [FuzzTarget.Input] = [.link(choices: 0), .host, .json, .bytes]
    return Dictionary(
      uniqueKeysWithValues: kinds.map { (fileName(of: $0), FuzzDictionary(for: $0).text) })
  }()

  /// The name of the dictionary's file for a kind of input.
  static func fileName(of input: FuzzTarget.Input) -> String {
    switch input {
    case .link: "link.dict"
    case .host: "host.dict"
    case .json: "json.dict"
    case .bytes: "bytes.dict"
    }
  }

  /// Writes the inputs that a target begins with, the same ones each time, and gives their folder.
  static func write(for target: TargetDescription, in workspace: Workspace) throws -> URL {
    let folder = workspace.generatedInputs(of: target.name)
    try folder.makeFolder()
    let like = FuzzTarget(
      target.name, summary: target.summary, maximumLength: target.maximumLength,
      input: target.input
    ) { _ throws(PropertyFailure) in }
    let seeds = FuzzSeed.seeds(for: like)
    for file in Set(folder.files.map(\.lastPathComponent)).subtracting(seeds.map(\.name)) {
      try folder.appending(path: file).remove()
    }
    for seed in seeds {
      let (file, bytes) = (folder.appending(path: seed.name), Data(seed.bytes))
      // Another campaign may read the file right now.
      if try !file.exists || Data(contentsOf: file) != bytes { try bytes.write(to: file) }
    }
    return folder
  }
}
