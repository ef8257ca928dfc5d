import DomainNames
import URLStandard

/// What the parser makes of an input: a record or an error, and the validation errors on the way.
struct Reading: Equatable {
  var record: URLRecord?
  var error: URLParsingError?
  /// Each as `name@offset`.
  var validationErrors: [String] = []

  /// Reads bytes and keeps the validation errors.
  init(_ bytes: [UInt8], base: URLRecord? = nil) {
    var log = ValidationErrorLog()
    do throws(URLParsingError) {
      record = try URLRecord(bytes.span, base: base, domains: .icu, observer: &log)
    } catch {
      self.error = error
    }
    validationErrors = log.entries.map { "\($0.error.name)@\($0.offset)" }
  }

  /// The failure as `name@offset`.
  var failure: String? { error.map { "\($0.code.name)@\($0.offset)" } }
}

extension URLRecord {
  /// Parses a text of a test's own, with domain to ASCII over ICU.
  static func parse(_ text: String, base: String? = nil) throws(URLParsingError) -> URLRecord {
    var record: URLRecord?
    if let base { record = try URLRecord(base, domains: .icu) }
    return try URLRecord(text, base: record, domains: .icu)
  }
}
