/// A stretch of a layer's text that can be percent-decoded, and still knows where each byte stood.
struct TracedText: Sendable {
  /// How often a text is decoded in search of what it hides.
  static let maximumDecodingCount = 3

  /// The bytes, decoded as often as they were.
  private(set) var bytes: [UInt8]
  /// Where the stretch begins in the layer's text.
  private let start: Int
  /// The bytes before each decoding, the first one first.
  ///
  /// Where a byte stood is worked out from these when a finding asks for it, which is rare.
  private var sources: [[UInt8]] = []

  /// Takes the bytes of a text in `range`.
  init(_ text: [UInt8], in range: Range<Int>) {
    bytes = Array(text[range])
    start = range.lowerBound
  }

  /// Where a range of the bytes stands in the layer's text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func origin(of range: Range<Int>) -> Range<Int> {
    let written = sources.reversed().reduce(range) { $1.rangeBeforeDecoding(of: $0) }
    return start + written.lowerBound..<start + written.upperBound
  }

  /// Where all of the bytes stand in the layer's text.
  var origin: Range<Int> { origin(of: 0..<bytes.count) }

  /// The text as it is, and after each of ``maximumDecodingCount`` decodings that change it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  var readings: [TracedText] {
    var readings = [self]
    while readings.count <= Self.maximumDecodingCount, let next = readings.last?.decoded {
      readings.append(next)
    }
    return readings
  }

  /// The text decoded once more, or `nil` where it has no escape.
  private var decoded: TracedText? {
    guard bytes.hasEscape else { return nil }
    var decoded = self
    decoded.sources.append(bytes)
    decoded.bytes = bytes.percentDecoded()
    return decoded
  }
}
