import LinkFuzzing
import RunnerTool

/// What the runner knows of a fuzz target.
struct TargetDescription: Sendable, Equatable {
  /// The name, which is also that of its folder and its executable.
  let name: String
  /// The property in one sentence.
  let summary: String
  /// The greatest length of an input worth trying, in bytes.
  let maximumLength: Int
  /// What an input is.
  let input: FuzzTarget.Input

  /// The sanitizer that it is made for.
  var sanitizer: Sanitizer { name == "threads" ? .thread : .address }

  /// Those of the root package.
  private static let inside = FuzzTarget.all.map { target in
    TargetDescription(
      name: target.name, summary: target.summary, maximumLength: target.maximumLength,
      input: target.input)
  }

  /// Those that compare with other programs, with which the runner is not built.
  static let outside = [
    TargetDescription(
      name: "differential-url",
      summary: "A URL record has the parts that ada gives, or is refused for a listed reason.",
      maximumLength: 1024, input: .link(choices: 0)),
    TargetDescription(
      name: "differential-hosts",
      summary: "ada and libidn2 give a domain's ASCII form as it is here, but for listed reasons.",
      maximumLength: 512, input: .host),
    TargetDescription(
      name: "accepted-hosts",
      summary: "Other readers take the same scheme, host and port from an accepted link's URLs.",
      maximumLength: 1024, input: .link(choices: 0)),
  ]

  /// All targets in the order in which they are listed.
  static let all = inside + outside

  /// The target of a name.
  ///
  /// - Throws: ``UsageError`` where there is none.
  static func named(_ name: String) throws(UsageError) -> TargetDescription {
    guard let target = all.first(where: { $0.name == name }) else {
      throw UsageError("there is no target \(name); see Fuzz/fuzz list")
    }
    return target
  }

  /// The targets of some names, or all where there are none.
  static func named(_ names: [String]) throws(UsageError) -> [TargetDescription] {
    guard !names.isEmpty else { return all }
    var targets: [TargetDescription] = []
    for name in names { targets.append(try named(name)) }
    return targets
  }
}
