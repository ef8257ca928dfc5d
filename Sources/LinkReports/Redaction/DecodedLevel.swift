/// A text percent-decoded some number of times, each byte with its place in the original.
struct DecodedLevel {
  /// The bytes after decoding.
  private(set) var bytes: [UInt8]
  /// Where each byte begins in the original, and at the end the length of the original; empty where
  /// nothing was decoded yet.
  private var starts: [Int32] = []

  /// The text as it is.
  init(original: [UInt8]) { bytes = original }

  /// Decodes once more; `nil` where nothing is left to decode.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func next() -> DecodedLevel? {
    guard bytes.contains(UInt8(ascii: "%")) else { return nil }
    var decoded: [UInt8] = []
    var decodedStarts: [Int32] = []
    decoded.reserveCapacity(bytes.count)
    decodedStarts.reserveCapacity(bytes.count + 1)
    var index = 0
    while index < bytes.count {
      decodedStarts.append(Int32(start(of: index)))
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = bytes[index + 1].hexadecimalDigit, let low = bytes[index + 2].hexadecimalDigit
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    guard decoded.count < bytes.count else { return nil }
    decodedStarts.append(Int32(start(of: bytes.count)))
    var level = DecodedLevel(original: decoded)
    level.starts = decodedStarts
    return level
  }

  /// The bytes of a text decoded some number of times, or as often as there is something to decode.
  static func bytes(of text: some Sequence<UInt8>, decoded count: Int) -> [UInt8] {
    var level = DecodedLevel(original: Array(text))
    for _ in 0..<count {
      guard let next = level.next() else { break }
      level = next
    }
    return level.bytes
  }

  /// The range in the original of a range of bytes.
  func original(_ range: Range<Int>) -> Range<Int> {
    start(of: range.lowerBound)..<start(of: range.upperBound)
  }

  private func start(of index: Int) -> Int { starts.isEmpty ? index : Int(starts[index]) }
}
