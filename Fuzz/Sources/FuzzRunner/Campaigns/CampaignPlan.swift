import Foundation
import RunnerTool

/// What a campaign does: which target, from what, and for how long.
struct CampaignPlan {
  /// The target.
  let target: TargetDescription
  /// The sanitizer it was built with.
  let sanitizer: Sanitizer
  /// Its executable.
  let executable: URL
  /// Where inputs worth keeping go.
  let corpus: URL
  /// Folders of inputs that it starts from besides the corpus, and does not change.
  let inputs: [URL]
  /// The words for byte mutations; `nil` where there are none.
  let dictionary: URL?
  /// Where inputs of findings go.
  let artifacts: URL
  /// Where the processes write.
  let logs: URL
  /// How long it lasts.
  var seconds = 60
  /// How many inputs it tries at most; `nil` for any number.
  var executions: Int?
  /// How many processes share the work.
  var jobs = 1
  /// Where the first process's random numbers start; each next process counts on.
  var seed = 1
  /// Whether it goes on after a finding.
  var keepsGoing = false

  /// A campaign of a target as it lies in a workspace.
  init(
    _ target: TargetDescription, _ sanitizer: Sanitizer, executable: URL, in place: Workspace
  ) throws {
    self.target = target
    self.sanitizer = sanitizer
    self.executable = executable
    corpus = place.corpus(of: target.name)
    inputs = try place.inputs(of: target)
    dictionary = place.dictionary(of: target)
    artifacts = place.artifacts(of: target.name)
    logs = place.logs
  }

  /// A campaign with an empty corpus and folders of its own below one.
  ///
  /// It starts from made-up inputs alone: committed ones come of earlier campaigns, and would find
  /// what those found.
  init(
    _ target: TargetDescription, executable: URL, in place: Workspace, below folder: URL
  ) throws {
    self.target = target
    sanitizer = target.sanitizer
    self.executable = executable
    inputs = [try GeneratedInputs.write(for: target, in: place)]
    dictionary = place.dictionary(of: target)
    corpus = folder.appending(path: "corpus")
    artifacts = folder.appending(path: "artifacts")
    logs = folder
  }

  /// The arguments of one of its processes.
  func arguments(seed: Int, seconds: Int, executions: Int?) -> [String] {
    var arguments = FuzzerArguments.common(target, artifacts: artifacts)
    arguments += ["-seed=\(seed)", "-max_total_time=\(max(1, seconds))"]
    // Others write into the same corpus only where there are others.
    arguments.append("-reload=\(jobs > 1 ? 1 : 0)")
    if let executions { arguments.append("-runs=\(executions)") }
    if let dictionary { arguments.append("-dict=\(dictionary.path)") }
    // The first folder is the one that it writes to.
    return arguments + [corpus.path] + inputs.map(\.path)
  }
}

extension Workspace {
  /// The folders of inputs that a campaign starts from: the committed ones, and made-up ones.
  func inputs(of target: TargetDescription) throws -> [URL] {
    committedInputs(of: target.name) + [try GeneratedInputs.write(for: target, in: self)]
  }

  /// The words that byte mutations put into inputs of the target; `nil` where there is no file.
  fileprivate func dictionary(of target: TargetDescription) -> URL? {
    let file = dictionaries.appending(path: GeneratedInputs.fileName(of: target.input))
    return file.exists ? file : nil
  }
}
