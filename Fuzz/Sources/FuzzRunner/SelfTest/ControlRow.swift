import JSONText

/// What the table says of a target without a fault.
struct ControlRow: Sendable, Equatable {
  /// The target.
  let target: String
  /// How long it was tried.
  let seconds: Int
  /// How many inputs it tried.
  let executions: Int
  /// How many findings there were.
  let findings: Int

  /// Sums up a campaign.
  init(_ summary: CampaignSummary) {
    target = summary.progress.target
    seconds = Int(summary.seconds.rounded())
    executions = summary.progress.executions
    findings = summary.findings.count
  }

  /// The row as a line.
  var text: String {
    "without a fault: \(target) for \(seconds) s, \(executions) executions, \(findings) findings"
  }
}

extension ControlRow {
  /// Reads a row that ``write(to:)`` wrote; `nil` where it is none.
  init?(_ node: JSONNode) {
    guard let object = node.object, let target = object["target"]?.string?.string,
      let seconds = object["seconds"]?.number?.integer,
      let executions = object["executions"]?.number?.integer,
      let findings = object["findings"]?.number?.integer
    else { return nil }
    self.target = target
    self.seconds = seconds
    self.executions = executions
    self.findings = findings
  }

  /// Writes the row as a JSON value.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("target", target)
      object.member("seconds", seconds)
      object.member("executions", executions)
      object.member("findings", findings)
    }
  }
}
