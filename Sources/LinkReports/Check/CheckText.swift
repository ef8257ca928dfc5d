internal import ActionLinks
internal import LinkValidation

/// The verdict on a link as text for people: the verdict, the link, and each finding with its place.
///
/// Findings on the policy stand in every judgement; they are told once, by ``policyText(of:name:style:)``.
public struct CheckText: Sendable {
  /// How much of the link is shown, in characters.
  private static let maximumLinkLength = 400

  private var lines: [String] = []

  /// Writes a verdict.
  ///
  /// - Parameters:
  ///   - inspection: The link, judged by a policy.
  ///   - name: What the link is called, such as `line 3`.
  ///   - style: Whether to use colors.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(
    of inspection: LinkInspection, name: String, style: InspectionText.Style = .plain
  ) {
    guard let link = inspection.link, let verdict = inspection.verdict else { return }
    let findings = inspection.findings.filter { !$0.isOnPolicy }
    let heading = Self.heading(name, verdict, findings, style)
    let isOwnVerdict = verdict == Verdict(of: findings.lazy.map(\.severity))
    lines.append(heading + (isOwnVerdict ? "" : ", by findings on the policy"))
    let text = inspection.redactor.text(link.text)
    lines.append(
      "  " + (text.isEmpty ? "(empty)" : TerminalText.abridged(text, limit: Self.maximumLinkLength))
    )
    add(findings.filter { $0.layer == nil }, in: nil, style: style)
    for layer in link.layers {
      let findings = findings.filter { $0.layer == layer.index }
      guard !findings.isEmpty else { continue }
      lines.append("  " + style.paint(layer.heading, .heading))
      add(
        findings, in: MarkableText(layer.textBytes, redactor: inspection.redactor), style: style)
    }
  }

  /// What is to be said once of the policy that links are judged by; empty where nothing is.
  ///
  /// Notes are only counted: most policies leave some list empty, and a report on the policy has them.
  ///
  /// - Parameters:
  ///   - judge: What the links are judged by.
  ///   - name: What the policy is called, such as the name of its file.
  ///   - style: Whether to use colors.
  /// - Returns: The text in UTF-8, without a line feed at its end.
  public static func policyText(
    of judge: LinkJudge, name: String, style: InspectionText.Style = .plain
  ) -> [UInt8] {
    let findings = judge.policyFindings
    guard !findings.isEmpty else { return [] }
    var text = CheckText()
    let verdict = Verdict(of: findings.lazy.map(\.severity))
    text.lines.append(heading(TerminalText.abridged(name), verdict, findings, style))
    text.add(findings.filter { $0.severity > .note }, in: nil, style: style)
    return text.utf8
  }

  private init() {}

  /// The text in UTF-8, without a line feed at its end.
  public var utf8: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  private static func heading(
    _ name: String, _ verdict: Verdict, _ findings: [Finding], _ style: InspectionText.Style
  ) -> String {
    let counts = findings.counts
    return style.paint(name, .heading) + ": " + style.paint(verdict.rawValue, verdict.ink)
      + (counts.isEmpty ? "" : " (\(counts))")
  }

  private mutating func add(
    _ findings: [Finding], in text: MarkableText?, style: InspectionText.Style
  ) {
    let indent = text == nil ? "  " : "    "
    for line in FindingLines.all(of: findings, in: text, style: style) {
      lines.append(indent + line)
    }
  }
}

extension LinkLayer {
  /// The number of the layer for people, what it is, and what held it.
  var heading: String {
    "\(index + 1) \(role.rawValue)" + (via.map { ", in \($0.name) of layer \(index)" } ?? "")
  }
}
