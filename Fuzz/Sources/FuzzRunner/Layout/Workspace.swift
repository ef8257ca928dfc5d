import Foundation
import RunnerTool

/// The folders of the package: what is committed, and what campaigns make.
struct Workspace {
  /// The folder of the nested package.
  let package: URL

  /// What is made, none of it committed.
  var build: URL { package.appending(path: ".build") }
  /// The folder of the package whose sources are tried.
  var root: URL { package.deletingLastPathComponent() }

  // MARK: Committed

  /// The inputs that every campaign starts from; no run writes there.
  func seeds(of target: String) -> URL { package.appending(path: "Seeds/\(target)") }
  /// The inputs of faults that were fixed, named after the cause.
  func regressions(of target: String) -> URL { package.appending(path: "Regressions/\(target)") }
  /// The words that byte mutations put in, a file for each kind of input.
  var dictionaries: URL { package.appending(path: "Dictionaries") }
  /// The planted faults and the results of trying them.
  var faults: URL { package.appending(path: "Faults") }

  /// The lines that no input executes, with the reasons.
  var unreachedList: URL { package.appending(path: "unreached.txt") }
  /// What recorded campaigns came to.
  var campaignLog: URL { package.appending(path: "campaigns.json") }

  // MARK: Made

  /// What campaigns found worth keeping.
  func corpus(of target: String) -> URL { build.appending(path: "corpus/\(target)") }
  /// The inputs that are made up anew for every campaign.
  func generatedInputs(of target: String) -> URL { build.appending(path: "generated/\(target)") }
  /// The inputs of findings.
  func artifacts(of target: String) -> URL { build.appending(path: "artifacts/\(target)") }
  /// What the processes wrote.
  var logs: URL { build.appending(path: "logs") }
  /// Coverage reports.
  var coverage: URL { build.appending(path: "coverage") }

  /// The folders of committed inputs of a target that are there.
  func committedInputs(of target: String) -> [URL] {
    [seeds(of: target), regressions(of: target)].filter(\.exists)
  }
}

extension URL {
  /// Removes the file or folder, if it is there.
  func remove() throws {
    if exists { try FileManager.default.removeItem(at: self) }
  }

  /// The files in the folder in the order of their names, without hidden ones; none where there is
  /// no folder.
  var files: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { appending(path: $0) }
  }
}
