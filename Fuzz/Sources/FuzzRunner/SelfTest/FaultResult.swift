/// What came of a planted fault.
struct FaultResult: Sendable, Equatable {
  /// A campaign against the fault.
  struct Trial: Sendable, Equatable {
    /// How long it lasted.
    let seconds: Double
    /// How many inputs it tried.
    let executions: Int
    /// What it ended with; `nil` where it found nothing.
    let cause: CrashCause?
    /// Whether there is a file with the input of the finding.
    let hasArtifact: Bool
  }

  /// The fault.
  let fault: Fault
  /// The campaigns, one for each seed.
  var trials: [Trial] = []
  /// Whether the changed code was executed; `nil` where nobody has looked.
  var isReached: Bool?
  /// Why there were no campaigns; `nil` where there were.
  var failure: String?

  /// The campaigns that ended with a finding of an oracle that the fault names, and its input.
  private var detections: [Trial] {
    trials.filter { trial in
      trial.hasArtifact && trial.cause.map { fault.oracles.contains($0.oracle) } == true
    }
  }

  /// How many campaigns detected the fault.
  var detectedCount: Int { detections.count }

  /// What noticed it in the campaigns, each once.
  var oracles: [String] {
    trials.compactMap(\.cause?.oracle).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The time until detection in the middle one of the campaigns that detected it, in seconds.
  var medianSeconds: Double? { median(detections.map(\.seconds)) }

  /// The executions until detection in the middle one of the campaigns that detected it.
  var medianExecutions: Int? { median(detections.map(\.executions)) }

  private func median<Value: Comparable>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
