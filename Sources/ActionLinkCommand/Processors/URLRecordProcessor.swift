import DomainNames
import JSONText
import LinkReports
import URLStandard

/// Prints the URL record of each text, for `url`.
struct URLRecordProcessor: LinkProcessor {
  private let base: URLRecord?

  /// Reads the base URL of `--base`; one that is no URL is unreadable data.
  init(_ options: URLCommand.Options) throws(ToolFailure) {
    guard let text = options.base else {
      base = nil
      return
    }
    do throws(URLParsingError) {
      base = try URLRecord(text.span, domains: .icu)
    } catch {
      throw .unreadableData(
        "the value of '--base' is no URL: \(error.code.name) at byte \(error.offset)")
    }
  }

  func process(
    _ link: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) -> LinkOutcome {
    var writer = JSONWriter(style: .compact)
    writer.value(try? URLRecord(link, base: base, domains: .icu))
    record += writer.record
    return .fine
  }

  func processUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) {
    // `failure` is the URL Standard's answer; here it was never asked.
    var writer = JSONWriter(style: .compact)
    writer.object { object in
      object.object("error") { object in
        object.member("code", error.code)
        object.member("offset", error.offset)
      }
    }
    record += writer.record
  }
}
