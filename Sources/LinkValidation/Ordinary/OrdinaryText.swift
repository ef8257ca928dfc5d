internal import URLStandard

/// The text of a layer of an ordinary link, and the bytes that may stand in one.
///
/// What is ordinary is narrow on purpose: a text with anything in it that a rule might have something
/// to say about is none, and takes the long way.
struct OrdinaryText: Sendable {
  /// The bytes.
  private(set) var bytes: [UInt8]

  /// Takes bytes as they are.
  init(_ text: Span<UInt8>) {
    bytes = []
    bytes.append(span: text)
  }

  /// Decodes a value of another layer; `nil` where that is not ordinary.
  ///
  /// Its bytes are unreserved, delimiters of a URL, or escapes of what is neither a letter, a digit,
  /// a blank nor a control. So no name can be spelled in a second way, and nothing is malformed.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  init?(decoding text: Span<UInt8>, in range: Range<Int>) {
    var isOrdinary = true
    bytes = [UInt8](capacity: range.count) { output in
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = text[index]
        if byte == UInt8(ascii: "%") {
          guard index + 2 < range.upperBound else { break }
          let (high, low) = (text[index + 1].hexDigitValue, text[index + 2].hexDigitValue)
          let decoded = high << 4 | low
          guard high < 16, low < 16, Self.mayBeEscaped(decoded) else { break }
          output.append(decoded)
          index += 3
        } else {
          guard Self.mayStandRaw(byte) else { break }
          output.append(byte)
          index += 1
        }
      }
      isOrdinary = index == range.upperBound
    }
    guard isOrdinary else { return nil }
  }

  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !byte.isASCIIAlphanumeric
  }

  private static func mayStandRaw(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "?")
  }

  /// Whether a byte stands for itself wherever it is in a URL.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~")
  }

  /// Whether a byte is one that codes and keys consist of: a letter, a digit, `-` or `_`.
  static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension Span<UInt8> {
  /// The end of a literal that stands at an offset, or `nil` where another text does.
  func end(of literal: StaticString, at offset: Int) -> Int? {
    let length = literal.utf8CodeUnitCount
    guard offset + length <= count else { return nil }
    for index in 0..<length {
      // SAFETY: the offset lies within the literal, which lives for ever.
      guard unsafe self[offset + index] == literal.utf8Start[index] else { return nil }
    }
    return offset + length
  }

  /// The end of the host of an `https` URL that begins at an offset: the next slash, question mark or
  /// number sign, or the end of the text.
  func hostEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      switch self[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return index
      default: index += 1
      }
    }
    return index
  }

  /// The end of the bytes from an offset on for which a test holds.
  @inline(__always)
  func end(from start: Int, while test: (UInt8) -> Bool) -> Int {
    var index = start
    while index < count, test(self[index]) { index += 1 }
    return index
  }
}
