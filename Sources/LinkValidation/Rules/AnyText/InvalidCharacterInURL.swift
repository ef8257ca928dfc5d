internal import URLStandard

/// Finds characters that the URL Standard allows in no valid URL.
enum InvalidCharacterInURL: LinkRule {
  static let rule = Rule(
    "invalid-character-in-url", .warning, section: .text,
    title: "A character stands in a URL that no valid URL has",
    rationale: """
      Readers differ in what they do with one: some escape it, some escape the whole query with it, \
      so that `%3D` becomes `%253D`, some stop or refuse the URL.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com/a[1]"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/a%5B1%5D"),
    remedy: "Percent-encode the character.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for text in subject.urlTexts {
      // Blanks and controls at the ends have rules of their own.
      let places = text.offences(in: text.core) { invalidLength(at: $0, in: text) }
      guard let places else { continue }
      reporter.report(rule, "no valid URL has this character there", in: text, at: places)
    }
  }

  /// The length of the invalid character at an offset; 0 where it is valid, or another rule's.
  ///
  /// Source: URL Standard, section 4.3 ("URL writing"), URL code points.
  private static func invalidLength(at index: Int, in text: URLText) -> Int {
    let byte = text.bytes[index]
    if byte >= 0x80 { return noncharacterLength(at: index, in: text.bytes) }
    if byte.isASCIIAlphanumeric || byte < 0x20 || byte == 0x7F { return 0 }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"):
      guard let bracketed = text.bracketed else { return 1 }
      return index == bracketed.lowerBound || index == bracketed.upperBound - 1 ? 0 : 1
    case UInt8(ascii: "#"): return index == text.fragmentStart ? 0 : 1
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      return 1
    default: return 0
    }
  }

  /// The length of the noncharacter at an offset; 0 for any other character, and for what is not
  /// UTF-8.
  private static func noncharacterLength(at index: Int, in bytes: [UInt8]) -> Int {
    // No noncharacter is below U+FDD0.
    guard bytes[index] >= 0xEF else { return 0 }
    let length = UTF8Decoding.sequenceLength(at: index, in: bytes.span)
    guard length > 0 else { return 0 }
    let value = UTF8Decoding.scalarValue(at: index, length: length, in: bytes.span)
    return (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE ? length : 0
  }
}
