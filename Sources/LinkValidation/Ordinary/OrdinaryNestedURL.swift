internal import URLStandard

/// A value of a continue URL's query that is a URL itself, encoded once, and hides nothing else:
/// `https`, a plain host, and words between `/`, `?`, `=` and `&`.
///
/// At its end may stand a percent sign, itself encoded a few times.
struct OrdinaryNestedURL: Sendable {
  /// The host, in the decoded value.
  let host: Range<Int>
  /// How often a percent sign is encoded that ends the value; 0 where none does.
  let percentDepth: Int
  /// The value as the rules see it once it is decoded as often as they do.
  let decoded: [UInt8]

  /// A percent sign that is encoded more often is still encoded after three decodings.
  private static let maximumPercentDepth = 3

  /// Recognizes a value, or not.
  ///
  /// - Parameters:
  ///   - text: The continue URL's text.
  ///   - value: Where the value stands.
  ///   - words: What words may be like.
  /// - Complexity: O(*n*), where *n* is the length of the value.
  init?(_ text: Span<UInt8>, in value: Range<Int>, _ words: OrdinaryWords) {
    // Most values are no URLs, and this tells at once.
    guard value.count > 14, text.end(of: "https%3A%2F%2F", at: value.lowerBound) != nil,
      !text.extracting(value).hasRawDelimiter,
      var url = OrdinaryText(decoding: text, in: value)?.bytes
    else { return nil }
    var percentDepth = 0
    if let percent = url.span.firstOffset(of: UInt8(ascii: "%"), in: 0..<url.count) {
      guard let depth = Self.percentDepth(url.span, at: percent) else { return nil }
      percentDepth = depth
      url.removeLast(url.count - percent - 1)
    }
    self.percentDepth = percentDepth
    let bytes = url.span
    let hostEnd = bytes.end(from: 8) { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    host = 8..<hostEnd
    let end = percentDepth > 0 ? bytes.count - 1 : bytes.count
    guard hostEnd <= end, OrdinaryHosts.isPlainName(bytes.extracting(8..<hostEnd)),
      words.areAllInURL(bytes, in: 6..<end)
    else { return nil }
    decoded = url
  }

  /// How often a percent sign at the end of a decoded value was encoded before that, or `nil` where
  /// something stands behind it.
  private static func percentDepth(_ url: Span<UInt8>, at percent: Int) -> Int? {
    var (depth, index) = (1, percent + 1)
    while let end = url.end(of: "25", at: index) { (depth, index) = (depth + 1, end) }
    return index == url.count && depth <= maximumPercentDepth ? depth : nil
  }
}

extension Span<UInt8> {
  /// Whether a byte stands here that ``OrdinaryText`` takes, and no value that is encoded has.
  fileprivate var hasRawDelimiter: Bool {
    firstOffset(
      in: 0..<count,
      block: { lanes in
        (lanes .== SIMD16(repeating: UInt8(ascii: ":")))
          .| (lanes .== SIMD16(repeating: UInt8(ascii: "/")))
          .| (lanes .== SIMD16(repeating: UInt8(ascii: "?")))
      }, byte: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") })
      != nil
  }
}
