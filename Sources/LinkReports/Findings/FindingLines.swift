internal import LinkValidation

/// A finding as lines for people: what was found, and the place marked under the text that holds it.
struct FindingLines {
  /// How many findings on one layer are shown.
  static let maximumCount = 30

  let lines: [String]

  /// Writes a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - text: The text of its layer, or `nil` where it is about none.
  ///   - style: Whether to use colors.
  init(_ finding: Finding, in text: MarkableText?, style: InspectionText.Style) {
    var lines = [
      style.paint(finding.severity.rawValue, finding.severity.ink) + " "
        + style.paint(finding.rule, .heading) + ": " + finding.message
    ]
    if let text, let range = finding.range {
      let marked = MarkedText(range, in: text)
      lines.append("  " + marked.text)
      lines.append("  " + style.paint(marked.carets, finding.severity.ink))
    }
    self.lines = lines
  }

  /// The findings on one layer, the last ones only counted where there are too many.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func all(
    of findings: [Finding], in text: MarkableText?, style: InspectionText.Style
  ) -> [String] {
    var lines = findings.prefix(maximumCount).flatMap { Self($0, in: text, style: style).lines }
    if findings.count > maximumCount {
      lines.append(style.paint("\(findings.count - maximumCount) more findings", .faint))
    }
    return lines
  }
}

extension Severity {
  /// How it stands out.
  var ink: InspectionText.Ink {
    switch self {
    case .note: .faint
    case .warning: .caution
    case .error: .alert
    }
  }
}

extension Verdict {
  /// How it stands out.
  var ink: InspectionText.Ink {
    switch self {
    case .accept: .approval
    case .warn: .caution
    case .reject: .alert
    }
  }
}

extension Sequence<Finding> {
  /// How many findings of each severity there are, the gravest first: `2 errors, 1 note`.
  var counts: String {
    Severity.allCases.reversed().compactMap { severity in
      let count = reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
      return count == 0 ? nil : "\(count) \(severity.rawValue)" + (count == 1 ? "" : "s")
    }.joined(separator: ", ")
  }
}
