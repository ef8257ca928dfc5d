/// The ASCII bytes that Foundation allows in a component of a URL.
///
/// Source: swiftlang/swift-foundation, `Sources/FoundationEssentials/URL/URLParser.swift`, after
/// the grammar of RFC 3986, appendix A.
struct FoundationURLCharacters {
  private let low: UInt64
  private let high: UInt64

  private init(_ punctuation: String) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    func insert(_ byte: UInt8) {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { insert(byte) }
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") {
      insert(byte)
      insert(byte - 0x20)
    }
    for byte in punctuation.utf8 { insert(byte) }
    self.low = low
    self.high = high
  }

  static let scheme = Self("+-.")
  /// `unreserved`, for the zone of an IP literal.
  static let zone = Self("-._~")
  /// `unreserved` and `sub-delims`.
  static let host = Self("-._~!$&'()*+,;=")
  /// For user and password, and for an IP literal between its brackets.
  static let userInformation = Self("-._~!$&'()*+,;=:")
  static let pathFirstSegment = Self("-._~!$&'()*+,;=@/")
  static let path = Self("-._~!$&'()*+,;=@/:")
  /// For query and fragment.
  static let query = Self("-._~!$&'()*+,;=@/:?")

  /// Whether the byte may stand in the component as it is; `%` never may.
  func contains(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte & 63)) & 1 != 0
  }

  /// Whether every byte may stand as it is or belongs to an escape of two hexadecimal digits.
  func allow(_ text: ArraySlice<UInt8>) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      if contains(text[index]) {
        index += 1
      } else {
        guard text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
          text[index + 1].hexadecimalDigitValue != nil,
          text[index + 2].hexadecimalDigitValue != nil
        else { return false }
        index += 3
      }
    }
    return true
  }

  /// Appends the text with every other byte escaped, those of escapes included.
  func appendEncoding(of text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    let bytes = text.span
    // Escapes stand close together, so that appending runs between them would cost more than this.
    output.append(addingCapacity: 3 * bytes.count) { output in
      for index in bytes.indices {
        let byte = bytes[index]
        if contains(byte) {
          output.append(byte)
        } else {
          output.append(UInt8(ascii: "%"))
          output.append(Self.digit(byte >> 4))
          output.append(Self.digit(byte & 15))
        }
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
