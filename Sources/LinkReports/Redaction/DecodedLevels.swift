/// A text percent-decoded again and again, each byte with its place in the original.
///
/// A code may be encoded any number of times, and so may its name: what a reader of some layer sees
/// as `oobCode=` may be spelled `%256FobCode%253D` here.
struct DecodedLevel {
  /// The bytes after decoding.
  private(set) var bytes: [UInt8]
  /// Where each byte begins in the original, and at the end the length of the original.
  private(set) var starts: [Int32]

  /// The text as it is.
  init(original: [UInt8]) {
    bytes = original
    starts = (0...Int32(original.count)).map { $0 }
  }

  /// Decodes once more; `nil` where nothing is left to decode.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func next() -> DecodedLevel? {
    var result = self
    var count = 0
    var index = 0
    while index < bytes.count {
      var length = 1
      result.bytes[count] = bytes[index]
      result.starts[count] = starts[index]
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Self.hexDigit(bytes[index + 1]), let low = Self.hexDigit(bytes[index + 2])
      {
        result.bytes[count] = high << 4 | low
        length = 3
      }
      index += length
      count += 1
    }
    guard count < bytes.count else { return nil }
    result.starts[count] = starts[bytes.count]
    result.bytes.removeSubrange(count...)
    result.starts.removeSubrange((count + 1)...)
    return result
  }

  /// The range in the original of a range of bytes.
  func original(_ range: Range<Int>) -> Range<Int> {
    Int(starts[range.lowerBound])..<Int(starts[range.upperBound])
  }

  /// Whether `%` and two hexadecimal digits stand at an offset.
  static func isEscape(_ bytes: [UInt8], at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == UInt8(ascii: "%")
      && hexDigit(bytes[offset + 1]) != nil && hexDigit(bytes[offset + 2]) != nil
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
