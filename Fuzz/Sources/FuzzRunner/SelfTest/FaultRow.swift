import JSONText

/// What the table says of a planted fault.
struct FaultRow: Sendable, Equatable {
  /// The fault's name.
  let fault: String
  /// Its kind in a few words.
  let kind: String
  /// What goes wrong.
  let story: String
  /// The target that must notice it.
  let target: String
  /// What noticed it, each once.
  let oracles: [String]
  /// Whether the changed code was executed; `nil` where nobody has looked.
  let isReached: Bool?
  /// How many campaigns noticed it.
  let detectedCount: Int
  /// How many campaigns there were.
  let seedCount: Int
  /// The time until it was noticed in the middle one of these campaigns.
  let medianMilliseconds: Int?
  /// The executions until it was noticed in the middle one of these campaigns.
  let medianExecutions: Int?
  /// Why there were no campaigns; `nil` where there were.
  let failure: String?

  /// Sums up what came of a fault.
  init(_ result: FaultResult) {
    fault = result.fault.name
    kind = result.fault.kind
    story = result.fault.story
    target = result.fault.target
    oracles = result.oracles
    isReached = result.isReached
    detectedCount = result.detectedCount
    seedCount = result.trials.count
    medianMilliseconds = result.medianSeconds.map { Int($0 * 1000) }
    medianExecutions = result.medianExecutions
    failure = result.failure
  }

  /// Whether it counts as detected: in four of five campaigns.
  var isDetected: Bool { seedCount > 0 && 5 * detectedCount >= 4 * seedCount }

  /// The row in cells.
  var cells: [String] {
    [
      fault, target, failure ?? oracles.joined(separator: ", "),
      isReached.map { $0 ? "yes" : "no" } ?? "-", "\(detectedCount)/\(seedCount)",
      medianMilliseconds.map(Self.seconds) ?? "-", medianExecutions.map(String.init) ?? "-",
    ]
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension FaultRow {
  /// Reads a row that ``write(to:)`` wrote; `nil` where it is none.
  init?(_ node: JSONNode) {
    guard let object = node.object, let fault = object["fault"]?.string?.string,
      let target = object["target"]?.string?.string,
      let detected = object["detected"]?.number?.integer,
      let seeds = object["seeds"]?.number?.integer
    else { return nil }
    self.fault = fault
    kind = object["class"]?.string?.string ?? ""
    story = object["story"]?.string?.string ?? ""
    self.target = target
    oracles = object["oracles"]?.array?.compactMap { $0.string?.string } ?? []
    isReached = object["reached"]?.bool
    detectedCount = detected
    seedCount = seeds
    medianMilliseconds = object["medianMilliseconds"]?.number?.integer
    medianExecutions = object["medianExecutions"]?.number?.integer
    failure = object["failure"]?.string?.string
  }

  /// Writes the row as a JSON value.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("fault", fault)
      object.member("class", kind)
      object.member("story", story)
      object.member("target", target)
      object.array("oracles") { array in for oracle in oracles { array.value(oracle) } }
      object.member("reached", isReached)
      object.member("detected", detectedCount)
      object.member("seeds", seedCount)
      object.member("medianMilliseconds", medianMilliseconds)
      object.member("medianExecutions", medianExecutions)
      if let failure { object.member("failure", failure) }
    }
  }
}
