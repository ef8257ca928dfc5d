import ActionLinks
import JSONText
import LinkReports
import LinkValidation

/// Judges each link by a policy, for `check`.
struct CheckProcessor: LinkProcessor {
  private let format: ReportFormat
  private let style: InspectionText.Style
  private let failOn: Severity
  private let policyName: String
  private let judge: LinkJudge
  private let options: InspectionOptions

  /// How many links have each verdict.
  private var counts: [Verdict: Int] = [:]
  private var unreadableCount = 0
  /// Whether a link came from standard input.
  private var isStream = false

  init(_ options: CheckCommand.Options) {
    format = options.format
    style = options.usesColor ? .colored : .plain
    failOn = options.failOn
    policyName = options.policyFile.name
    judge = LinkJudge(
      policy: options.policyFile.policy, expectation: options.expectation, today: .today)
    self.options = InspectionOptions(
      judge: judge, codeDigest: options.revealsCodes ? nil : CodeDigest())
  }

  func begin(into record: inout [UInt8]) {
    guard format == .text else { return }
    record += CheckText.policyText(of: judge, name: policyName, style: style)
  }

  mutating func process(
    _ link: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) -> LinkOutcome {
    let read = Result<ActionLink, ActionLinkError> { () throws(ActionLinkError) in
      try options.read(link)
    }
    note(place)
    switch read {
    case .failure(let error):
      unreadableCount += 1
      append(
        LinkInspection(
          failure: .init(code: error.code.rawValue, offset: error.offset), options: options),
        to: &record)
      return .exceedsLimit(error.code.rawValue, offset: error.offset)
    case .success(let link):
      let judgement = judge.judge(link)
      counts[judgement.verdict, default: 0] += 1
      let failing = judgement.findings.filter { $0.severity >= failOn }
      if format != .text {
        append(LinkInspection(judgement: judgement, options: options), to: &record)
      } else if place.isOperand || judgement.verdict != .accept
        || failing.contains(where: { !$0.isOnPolicy })
      {
        record +=
          CheckText(
            of: LinkInspection(judgement: judgement, options: options), name: place.description,
            style: style
          ).utf8
      }
      return failing.isEmpty ? .fine : .finding(message: nil)
    }
  }

  mutating func processUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) {
    note(place)
    unreadableCount += 1
    let input = line.isEmpty ? nil : line.indices.map { line[$0] }
    append(
      LinkInspection(
        failure: .init(code: error.code, offset: error.offset), input: input, options: options),
      to: &record)
  }

  func end(into record: inout [UInt8]) {
    guard format == .text, isStream else { return }
    let total = counts.values.reduce(unreadableCount, +)
    let verdicts = Verdict.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }
    let parts = verdicts + (unreadableCount > 0 ? ["\(unreadableCount) unreadable"] : [])
    let links = total == 1 ? "1 link" : "\(total) links"
    record += Array("\(links): \(parts.joined(separator: ", "))".utf8)
  }

  private mutating func note(_ place: LinkPlace) {
    if !place.isOperand { isStream = true }
  }

  /// Appends the object of a link; in text a link without a verdict has no more than its message.
  private func append(_ inspection: LinkInspection, to record: inout [UInt8]) {
    guard format != .text else { return }
    var writer = JSONWriter(style: format == .json ? .indented : .compact)
    inspection.write(to: &writer)
    record += writer.record
  }
}

extension LinkPlace {
  fileprivate var isOperand: Bool {
    if case .operand = self { true } else { false }
  }
}
