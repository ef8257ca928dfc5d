internal import URLStandard

/// Percent-decoding of a layer's bytes, with the way back.
extension [UInt8] {
  /// The bytes after one percent-decoding; malformed escapes stay as they are.
  func percentDecoded() -> [UInt8] {
    guard span.firstOffset(of: UInt8(ascii: "%"), in: 0..<count) != nil else { return self }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    _ = decoded.append(percentDecoding: span)
    return decoded
  }

  /// The bytes after as many decodings as change something, but no more than `limit`.
  func percentDecoded(upTo limit: Int) -> [UInt8] {
    var bytes = self
    for _ in 0..<limit {
      let decoded = bytes.percentDecoded()
      if decoded.count == bytes.count { break }
      bytes = decoded
    }
    return bytes
  }

  /// Where in these bytes the bytes stand that decoding them once puts at `decoded`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func rangeBeforeDecoding(of decoded: Range<Int>) -> Range<Int> {
    var start = count
    var index = 0
    var position = 0
    while index < count, position < decoded.upperBound {
      if position == decoded.lowerBound { start = index }
      index += isEscape(at: index) ? 3 : 1
      position += 1
    }
    return Swift.min(start, index)..<index
  }

  /// Whether a whole percent-encoded byte stands at an offset.
  func isEscape(at offset: Int) -> Bool {
    self[offset] == UInt8(ascii: "%") && offset + 2 < count
      && self[offset + 1].isASCIIHexDigit && self[offset + 2].isASCIIHexDigit
  }

  /// Whether a whole percent-encoded byte stands anywhere.
  var hasEscape: Bool {
    var start = 0
    while let percent = span.firstOffset(of: UInt8(ascii: "%"), in: start..<count) {
      if isEscape(at: percent) { return true }
      start = percent + 1
    }
    return false
  }
}
