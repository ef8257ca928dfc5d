internal import URLStandard

/// Mail addresses in a text.
enum MailAddress {
  /// Whether an address whose domain has a dot stands in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes: nothing is read across an `@`.
  static func isIn(_ text: [UInt8]) -> Bool {
    let at = UInt8(ascii: "@")
    guard text.contains(at) else { return false }
    return text.indices.contains { index in
      text[index] == at && hasLocalPart(text[..<index]) && hasDomain(text[(index + 1)...])
    }
  }

  private static func hasLocalPart(_ text: ArraySlice<UInt8>) -> Bool {
    var start = text.endIndex
    while start > text.startIndex, isLocal(text[start - 1]) { start -= 1 }
    guard start < text.endIndex else { return false }
    // Behind two slashes it is the credentials of a URL, with or without a password.
    while start > text.startIndex, !endsCredentials(text[start - 1]) { start -= 1 }
    return !text[..<start].suffix(2).elementsEqual("//".utf8)
  }

  private static func hasDomain(_ text: ArraySlice<UInt8>) -> Bool {
    let domain = text.prefix { isLabel($0) || $0 == UInt8(ascii: ".") }
    let labels = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // A dot at the end may be that of a sentence.
    let names = labels.last?.isEmpty == true ? labels.dropLast() : labels[...]
    guard names.count >= 2, names.allSatisfy({ !$0.isEmpty }), let last = names.last else {
      return false
    }
    return last.count >= 2 && last.allSatisfy { !$0.isASCIIDigit }
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    isLabel(byte) || ".+_'".utf8.contains(byte)
  }

  private static func isLabel(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte >= 0x80
  }

  private static func endsCredentials(_ byte: UInt8) -> Bool {
    "/?#&=@ ".utf8.contains(byte)
  }
}
