extension [UInt8] {
  /// Appends bytes, those of a percent-encode set as `%` and two upper-case hexadecimal digits, but
  /// a space as `+` where the set is ``PercentEncodeSet/formURLEncoded``.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to append.
  ///   - set: Which of them are percent-encoded.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// Source: URL Standard, section 1.3, "percent-encode after encoding" with UTF-8.
  package mutating func append(percentEncoding bytes: Span<UInt8>, using set: PercentEncodeSet) {
    var runStart = 0
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      guard set.contains(byte) else {
        index += 1
        continue
      }
      if runStart < index { append(span: bytes, in: runStart..<index) }
      if byte == UInt8(ascii: " "), set.writesSpaceAsPlus {
        append(UInt8(ascii: "+"))
      } else {
        appendPercentEncodedByte(byte)
      }
      index += 1
      runStart = index
    }
    if runStart < count { append(span: bytes, in: runStart..<count) }
  }

  /// Appends `%` and the two upper-case hexadecimal digits of a byte.
  package mutating func appendPercentEncodedByte(_ byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(upperHexDigit(byte >> 4))
    append(upperHexDigit(byte & 15))
  }

  /// Appends the percent-decoding of bytes; a `%` without two hexadecimal digits behind it stays.
  ///
  /// - Parameter bytes: What to decode.
  /// - Returns: The offset in `bytes` of the first `%` that stayed, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// Source: URL Standard, section 1.3, "percent-decode".
  @discardableResult
  package mutating func append(percentDecoding bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    guard let first = bytes.firstOffset(of: UInt8(ascii: "%"), in: 0..<count) else {
      append(span: bytes)
      return nil
    }
    append(span: bytes, in: 0..<first)
    var firstMalformed: Int?
    // Escapes stand close together, so that appending runs between them would cost more than this.
    append(addingCapacity: count - first) { output in
      var index = first
      while index < count {
        let byte = bytes[index]
        guard byte == UInt8(ascii: "%") else {
          output.append(byte)
          index += 1
          continue
        }
        let high = index + 1 < count ? bytes[index + 1].hexDigitValue : 0xFF
        let low = index + 2 < count ? bytes[index + 2].hexDigitValue : 0xFF
        guard high != 0xFF, low != 0xFF else {
          if firstMalformed == nil { firstMalformed = index }
          output.append(byte)
          index += 1
          continue
        }
        output.append(high << 4 | low)
        index += 3
      }
    }
    return firstMalformed
  }
}

/// The upper-case hexadecimal digit of a value below 16.
@inline(__always)
private func upperHexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? value &+ UInt8(ascii: "0") : value &+ (UInt8(ascii: "A") - 10)
}

extension String {
  /// Creates the UTF-8 percent-encoding of a text.
  ///
  /// - Parameters:
  ///   - text: The text to encode.
  ///   - set: Which bytes of its UTF-8 form are percent-encoded. Only ``PercentEncodeSet/component``
  ///     and ``PercentEncodeSet/formURLEncoded`` hold `%` and so can be decoded again for certain;
  ///     the latter writes a space as `+`, which only ``FormURLEncoded`` reads as a space.
  /// - Complexity: O(*n*), where *n* is the length in bytes.
  ///
  /// Source: URL Standard, section 1.3, "UTF-8 percent-encode" a string.
  public init(percentEncoding text: String, using set: PercentEncodeSet) {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    output.append(percentEncoding: [UInt8](text.utf8).span, using: set)
    self.init(decoding: output, as: UTF8.self)
  }

  /// Creates the percent-decoding of a text, decoded as UTF-8 without BOM.
  ///
  /// - Parameter text: The text to decode; a malformed escape stays as it is, and bytes that are
  ///   not UTF-8 read as U+FFFD.
  /// - Complexity: O(*n*), where *n* is the length in bytes.
  ///
  /// Source: URL Standard, section 1.3, "percent-decode" a string.
  public init(percentDecoding text: String) {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    output.append(percentDecoding: [UInt8](text.utf8).span)
    self.init(decoding: output, as: UTF8.self)
  }
}
