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
      append(nil, of: link, error: (error.code.rawValue, error.offset), to: &record)
      return .exceedsLimit(error.code.rawValue, offset: error.offset)
    case .success(let read):
      let canonical = read.canonicalForm()
      append(canonical, of: link, error: nil, to: &record)
      return canonical == nil
        ? .finding(message: "no canonical form: \(read.reasonForNoCanonicalForm)") : .fine
    }
  }

  func processUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) {
    append(nil, of: line, error: (error.code, error.offset), to: &record)
  }

  /// Appends the record of a link; in text one without canonical form has none.
  private func append(
    _ canonical: String?, of link: Span<UInt8>, error: (code: String, offset: Int)?,
    to record: inout [UInt8]
  ) {
    if format == .text {
      record += Array((canonical ?? "").utf8)
      return
    }
    var writer = JSONWriter(style: .compact)
    writer.object { object in
      object.member("input", utf8: link)
      object.member("canonical", canonical)
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
