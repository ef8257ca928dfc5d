import ActionLinks
import JSONText
import LinkReports
import LinkValidation

/// Prints all that is known of each link, for `inspect`.
struct InspectionProcessor: LinkProcessor {
  private let format: ReportFormat
  private let style: InspectionText.Style
  private let options: InspectionOptions

  init(_ options: InspectCommand.Options) {
    format = options.format
    style = options.usesColor ? .colored : .plain
    let judge: LinkJudge
    if var policy = options.policy {
      policy.dynamicLinkDomains += options.dynamicLinkDomains
      judge = LinkJudge(policy: policy, today: .today)
    } else {
      judge = LinkJudge(dynamicLinkDomains: options.dynamicLinkDomains)
    }
    self.options = InspectionOptions(
      judge: judge, codeDigest: options.revealsCodes ? nil : CodeDigest())
  }

  func process(
    _ link: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) -> LinkOutcome {
    let inspection = LinkInspection(of: link, options: options)
    append(inspection, to: &record)
    guard let failure = inspection.failure else { return .fine }
    return .exceedsLimit(failure.code, offset: failure.offset)
  }

  func processUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) {
    let input = line.isEmpty ? nil : line.indices.map { line[$0] }
    append(
      LinkInspection(
        failure: .init(code: error.code, offset: error.offset), input: input, options: options),
      to: &record)
  }

  private func append(_ inspection: LinkInspection, to record: inout [UInt8]) {
    switch format {
    case .text:
      record += InspectionText(of: inspection, style: style).utf8
    case .json, .ndjson:
      var writer = JSONWriter(style: format == .json ? .indented : .compact)
      inspection.write(to: &writer)
      record += writer.record
    }
  }
}
