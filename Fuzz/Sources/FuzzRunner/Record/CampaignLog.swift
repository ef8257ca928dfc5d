import Foundation
import JSONText
import RunnerTool

/// The log of campaigns that is committed: what they came to, target by target.
struct CampaignLog: Equatable {
  /// The records, in the order of the targets.
  private(set) var records: [CampaignRecord] = []

  /// A log without campaigns.
  init() {}

  /// Reads a log.
  ///
  /// - Throws: ``RunnerFailure`` where it is not one.
  init(_ json: [UInt8]) throws {
    guard let array = try? JSONDocument(reading: json).root.array else {
      throw RunnerFailure("the log of campaigns is no JSON array")
    }
    for node in array {
      guard let record = CampaignRecord(node) else {
        throw RunnerFailure("the log of campaigns has an entry that is no record")
      }
      records.append(record)
    }
  }

  /// The log of a workspace, which is empty where there is none yet.
  init(of workspace: Workspace) throws {
    if workspace.campaignLog.exists {
      try self.init([UInt8](Data(contentsOf: workspace.campaignLog)))
    } else {
      self.init()
    }
  }

  /// Adds a campaign.
  mutating func add(_ summary: CampaignSummary) {
    let name = summary.progress.target
    var record =
      records.first { $0.target == name && $0.sanitizer == summary.sanitizer }
      ?? CampaignRecord(target: name, sanitizer: summary.sanitizer)
    record.add(summary)
    records.removeAll { $0.target == name && $0.sanitizer == summary.sanitizer }
    records.append(record)
    records.sort { Self.place(of: $0) < Self.place(of: $1) }
  }

  private static func place(of record: CampaignRecord) -> (Int, Int) {
    let targets = TargetDescription.all
    return (
      targets.firstIndex { $0.name == record.target } ?? targets.count,
      Sanitizer.allCases.firstIndex(of: record.sanitizer) ?? 0
    )
  }

  /// The log as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(style: .indented)
    writer.array { array in for record in records { record.write(to: &array) } }
    return writer.takeBytes()
  }

  /// The log as a table in Markdown.
  var table: String {
    var lines = [
      "| Target | Sanitizer | Executions | Minutes | A second | Features | Findings |",
      "|---|---|---|---|---|---|---|",
    ]
    for record in records {
      let minutes = (record.milliseconds + 30_000) / 60_000
      lines.append(
        "| `\(record.target)` | \(record.sanitizer.rawValue) | \(record.executions) | \(minutes) "
          + "| \(record.executionsPerSecond) | \(record.features) | \(record.findings) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CampaignLog {
  /// Adds campaigns to the log of a workspace.
  static func record(_ summaries: [CampaignSummary], in workspace: Workspace) throws {
    // Read again, for another campaign may have ended in the meantime.
    var log = try CampaignLog(of: workspace)
    for summary in summaries { log.add(summary) }
    try Data(log.json).write(to: workspace.campaignLog, options: .atomic)
  }
}
