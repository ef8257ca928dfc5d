import JSONText

/// The table of all planted faults, and of the targets without one.
struct FaultTable {
  /// The results, in the order of the faults' names.
  var results: [FaultResult] = []
  /// The campaigns without a fault.
  var controls: [CampaignSummary] = []

  /// A table of what came of tasks, in whatever order they were done.
  init(_ outcomes: [SelfTestTask.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .control(let summary): controls.append(summary)
      case .fault(let result): results.append(result)
      }
    }
    results.sort { $0.fault.name < $1.fault.name }
    controls.sort { $0.progress.target < $1.progress.target }
  }

  /// Whether every fault was detected and nothing was found without one.
  var isGood: Bool {
    results.allSatisfy(\.isDetected) && controls.allSatisfy(\.findings.isEmpty)
  }

  /// The table in lines.
  var text: String {
    let header = [
      "fault", "target", "caught by", "reached", "detected", "median s", "executions",
    ]
    let rows = results.map { result in
      [
        result.fault.name, result.fault.target,
        result.failure ?? result.oracles.joined(separator: ", "),
        result.isReached.map { $0 ? "yes" : "no" } ?? "-",
        "\(result.detectedCount)/\(result.trials.count)",
        result.medianSeconds.map(Self.oneDecimal) ?? "-",
        result.medianExecutions.map(String.init) ?? "-",
      ]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    var lines = ([header] + rows).map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ")
    }
    for control in controls {
      lines.append(
        "without a fault: \(control.progress.target) for \(Int(control.seconds.rounded())) s, "
          + "\(control.progress.executions) executions, \(control.findings.count) findings")
    }
    let detected = results.count(where: \.isDetected)
    lines.append("\(detected) of \(results.count) faults detected")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func oneDecimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The table as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(style: .indented)
    writer.object { object in
      object.array("faults") { array in for result in results { result.write(to: &array) } }
      object.array("controls") { array in
        for control in controls {
          array.object { object in
            object.member("target", control.progress.target)
            object.member("seconds", Int(control.seconds.rounded()))
            object.member("executions", control.progress.executions)
            object.member("findings", control.findings.count)
          }
        }
      }
    }
    return writer.takeBytes()
  }
}
