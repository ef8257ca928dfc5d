import JSONText

/// What all recorded campaigns of a target with one sanitizer came to.
struct CampaignRecord: Sendable, Equatable {
  /// The name of the target.
  let target: String
  /// What it was built with.
  let sanitizer: Sanitizer
  /// How many inputs were tried, in all campaigns together.
  var executions = 0
  /// How long they lasted, together and in milliseconds.
  var milliseconds = 0
  /// How many features the last campaign saw.
  var features = 0
  /// How many edges of the program it took.
  var coverage = 0
  /// How many findings there were, in all campaigns together.
  var findings = 0

  init(target: String, sanitizer: Sanitizer) {
    self.target = target
    self.sanitizer = sanitizer
  }

  /// Adds a campaign.
  mutating func add(_ summary: CampaignSummary) {
    executions += summary.progress.executions
    milliseconds += Int(summary.seconds * 1000)
    features = summary.progress.features
    coverage = summary.progress.coverage
    findings += summary.findings.count
  }

  /// How many inputs a second were tried, by all processes together.
  var executionsPerSecond: Int { executions * 1000 / max(1, milliseconds) }
}

extension CampaignRecord {
  /// Reads a record that ``write(to:)`` wrote; `nil` where it is none.
  init?(_ node: JSONNode) {
    guard let object = node.object, let target = object["target"]?.string?.string,
      let sanitizer = (object["sanitizer"]?.string?.string).flatMap(Sanitizer.init)
    else { return nil }
    func number(_ key: String) -> Int { object[key]?.number?.integer ?? 0 }
    self.init(target: target, sanitizer: sanitizer)
    executions = number("executions")
    milliseconds = number("milliseconds")
    features = number("features")
    coverage = number("coverage")
    findings = number("findings")
  }

  /// Writes the record as a JSON value.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("target", target)
      object.member("sanitizer", sanitizer.rawValue)
      object.member("executions", executions)
      object.member("milliseconds", milliseconds)
      object.member("features", features)
      object.member("coverage", coverage)
      object.member("findings", findings)
    }
  }
}
