internal import URLStandard

/// Writes the query of a link, a parameter at a time.
struct QueryWriter {
  private(set) var output: [UInt8]
  private let set: PercentEncodeSet
  private var separator: UInt8?

  /// Starts a query behind a URL without a fragment, or goes on with the query that it has.
  init(escaping: LinkEscaping, appendingTo url: [UInt8]) {
    set = escaping.set
    output = url
    guard url.contains(UInt8(ascii: "?")) else {
      separator = UInt8(ascii: "?")
      return
    }
    let needsSeparator = url.last != UInt8(ascii: "?") && url.last != UInt8(ascii: "&")
    separator = needsSeparator ? UInt8(ascii: "&") : nil
  }

  /// Appends a parameter, its value percent-encoded once.
  mutating func append(_ parameter: LinkParameter, _ value: [UInt8]) {
    if let separator { output.append(separator) }
    separator = UInt8(ascii: "&")
    output.append(contentsOf: parameter.name.utf8)
    output.append(UInt8(ascii: "="))
    output.append(percentEncoding: value.span, using: set)
  }
}
