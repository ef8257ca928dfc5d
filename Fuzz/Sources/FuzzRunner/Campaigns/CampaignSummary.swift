import Foundation
import JSONText

/// What came of a campaign.
struct CampaignSummary {
  /// How far it came.
  let progress: CampaignProgress
  /// How long it lasted.
  let seconds: Double
  /// The sanitizer of the target.
  let sanitizer: Sanitizer
  /// How many counters the target has.
  let counters: Int
  /// How many inputs the corpus has.
  let corpusCount: Int
  /// What the target left out, for what it asks for was missing: a campaign that compares with
  /// nothing finds nothing.
  let skipped: [String]
  /// What was found.
  let findings: [Finding]

  /// How many inputs a second were tried.
  var executionsPerSecond: Int { Int(Double(progress.executions) / max(seconds, 0.001)) }

  /// The findings by their cause, in the order of the first of each.
  var findingsByCause: [(cause: CrashCause, findings: [Finding])] {
    var order: [CrashCause] = []
    let groups = Dictionary(grouping: findings, by: \.cause)
    for finding in findings where !order.contains(finding.cause) { order.append(finding.cause) }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// The summary in lines.
  var text: String {
    var lines = [
      "\(progress.target): \(progress.executions) executions in \(Int(seconds.rounded())) s, "
        + "\(executionsPerSecond) exec/s, sanitizer \(sanitizer.rawValue)",
      "  coverage \(progress.coverage) of \(counters) edges, features \(progress.features), "
        + "corpus \(corpusCount), peak memory \(progress.megabytes) MB",
      "  findings: \(findings.count)",
    ]
    lines += skipped.map { "  SKIPPED: \($0)" }
    for (cause, findings) in findingsByCause {
      lines.append("    \(findings.count) x \(cause)")
      if let artifact = findings.first?.artifact { lines.append("      \(artifact.path)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the summary as a JSON value.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("target", progress.target)
      object.member("sanitizer", sanitizer.rawValue)
      object.member("milliseconds", Int(seconds * 1000))
      object.member("executions", progress.executions)
      object.member("executionsPerSecond", executionsPerSecond)
      object.member("features", progress.features)
      object.member("coverage", progress.coverage)
      object.member("counters", counters)
      object.member("corpus", corpusCount)
      object.member("peakMegabytes", progress.megabytes)
      object.array("skipped") { array in
        for text in skipped { array.value(text) }
      }
      object.array("findings") { array in
        for (cause, findings) in findingsByCause {
          array.object { object in
            object.member("oracle", cause.oracle)
            object.member("detail", cause.detail)
            object.member("place", cause.place)
            object.member("count", findings.count)
            object.member("artifact", findings.first?.artifact?.path)
          }
        }
      }
    }
  }
}
