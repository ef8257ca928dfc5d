internal import URLStandard

/// A stretch of a layer's text that can be percent-decoded, and still knows where each byte stood.
struct TracedText: Sendable {
  /// How often a text is decoded in search of what it hides.
  static let maximumDecodingCount = 3

  /// The bytes, decoded as often as they were.
  private(set) var bytes: [UInt8]
  /// Where the stretch begins in the layer's text.
  private let start: Int
  /// Where each byte stood behind `start`, and the end; empty while nothing was decoded.
  private var origins: [Int32] = []

  /// Takes the bytes of a text in `range`.
  init(_ text: [UInt8], in range: Range<Int>) {
    bytes = Array(text[range])
    start = range.lowerBound
  }

  /// Where a range of the bytes stands in the layer's text.
  func origin(of range: Range<Int>) -> Range<Int> {
    guard !origins.isEmpty else { return start + range.lowerBound..<start + range.upperBound }
    return start + Int(origins[range.lowerBound])..<start + Int(origins[range.upperBound])
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
    guard let first = firstEscape(from: 0) else { return nil }
    var decoded = self
    decoded.bytes = []
    decoded.origins = []
    decoded.bytes.reserveCapacity(bytes.count)
    decoded.origins.reserveCapacity(bytes.count + 1)
    var index = 0
    var escape: Int? = first
    while index < bytes.count {
      let run = index..<(escape ?? bytes.count)
      decoded.bytes.append(contentsOf: bytes[run])
      decoded.origins.append(contentsOf: run.lazy.map(origin(at:)))
      index = run.upperBound
      guard escape != nil else { break }
      decoded.bytes.append(bytes[index + 1].hexDigitValue << 4 | bytes[index + 2].hexDigitValue)
      decoded.origins.append(origin(at: index))
      index += 3
      escape = firstEscape(from: index)
    }
    decoded.origins.append(origin(at: bytes.count))
    return decoded
  }

  private func origin(at index: Int) -> Int32 { origins.isEmpty ? Int32(index) : origins[index] }

  private func firstEscape(from start: Int) -> Int? {
    var index = start
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), bytes[index + 1].isASCIIHexDigit,
        bytes[index + 2].isASCIIHexDigit
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
