import ActionLinks
import DomainNames
import JSONText
import LinkReports

/// Prints the canonical form of each link, for `canonicalize`.
struct CanonicalFormProcessor: LinkProcessor {
  private let format: ReportFormat
  private let dynamicLinkDomains: [DynamicLinkDomain]

  init(_ options: CanonicalizeCommand.Options) {
    format = options.format
    dynamicLinkDomains = options.dynamicLinkDomains.compactMap {
      DynamicLinkDomain($0, domains: .icu)
    }
  }

  func process(
    _ link: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) -> LinkOutcome {
    let read = Result<ActionLink, ActionLinkError> { () throws(ActionLinkError) in
      try ActionLink(link, dynamicLinkDomains: dynamicLinkDomains, domains: .icu)
    }
    switch read {
    case .failure(let error):
      append(nil, of: link, reason: nil, error: (error.code.rawValue, error.offset), to: &record)
      return .exceedsLimit(error.code.rawValue, offset: error.offset)
    case .success(let read):
      let canonical = read.canonicalForm()
      let reason = canonical == nil ? read.reasonForNoCanonicalForm : nil
      append(canonical, of: link, reason: reason, error: nil, to: &record)
      return reason.map { .finding(message: "no canonical form: \($0)") } ?? .fine
    }
  }

  func processUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) {
    append(nil, of: line, reason: nil, error: (error.code, error.offset), to: &record)
  }

  /// Appends the record of a link; in text one without canonical form has none.
  private func append(
    _ canonical: String?, of link: Span<UInt8>, reason: String?,
    error: (code: String, offset: Int)?, to record: inout [UInt8]
  ) {
    if format == .text {
      record += Array((canonical ?? "").utf8)
      return
    }
    var writer = JSONWriter(style: .compact)
    writer.object { object in
      object.member("input", utf8: link)
      object.member("canonical", canonical)
      object.member("reason", reason)
      guard let error else {
        object.null("error")
        return
      }
      object.object("error") { object in
        object.member("code", error.code)
        object.member("offset", error.offset)
      }
    }
    record += writer.record
  }
}
