internal import URLStandard

/// Finds email addresses in text.
enum EmailAddress {
  /// Where the first address stands whose domain has a dot, or `nil`.
  ///
  /// The domain must end in a label of two bytes at least that begins with no digit, so that a
  /// version such as `name@1.2.3` is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func firstRange(in bytes: [UInt8]) -> Range<Int>? {
    for at in bytes.indices where bytes[at] == UInt8(ascii: "@") {
      var start = at
      var hasWordByte = false
      while start > 0, isLocalByte(bytes[start - 1]) {
        start -= 1
        hasWordByte = hasWordByte || isWordByte(bytes[start])
      }
      guard hasWordByte, !isInCredentials(bytes, start), let end = domainEnd(bytes, from: at + 1)
      else { continue }
      return start..<end
    }
    return nil
  }

  /// Whether what stands before an `@` and begins at `start` is the end of a URL's credentials.
  private static func isInCredentials(_ bytes: [UInt8], _ start: Int) -> Bool {
    var start = start
    while start > 0, !"/?#&=@ ".utf8.contains(bytes[start - 1]) { start -= 1 }
    return bytes[..<start].suffix(2).elementsEqual("//".utf8)
  }

  /// Where a domain that begins at `start` ends, or `nil` where none does.
  private static func domainEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    var labelStart = start
    /// Where the domain ends if its last label so far is the last.
    var domainEnd: Int?
    while end <= bytes.count {
      let byte = end < bytes.count ? bytes[end] : 0
      if end < bytes.count, isWordByte(byte) || byte == UInt8(ascii: "-") {
        end += 1
        continue
      }
      guard end > labelStart else { break }
      if labelStart > start, end - labelStart >= 2, !bytes[labelStart].isASCIIDigit {
        domainEnd = end
      } else if labelStart > start {
        domainEnd = nil
      }
      guard end < bytes.count, byte == UInt8(ascii: ".") else { break }
      end += 1
      labelStart = end
    }
    return domainEnd
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Whether a byte may stand before the `@`, but those that delimit something in a URL.
  private static func isLocalByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "%"),
      UInt8(ascii: "'"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: "*"):
      true
    default: isWordByte(byte)
    }
  }
}
