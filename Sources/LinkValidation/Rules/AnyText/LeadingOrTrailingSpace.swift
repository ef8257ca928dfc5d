internal import URLStandard

/// Finds nested URLs with blanks around them.
enum LeadingOrTrailingSpace: LinkRule {
  static let rule = Rule(
    "leading-or-trailing-space", .error, cwe: 601, section: .text,
    title: "A nested URL begins or ends with a blank",
    rationale: """
      Browsers take blanks off a URL's ends. A check that does not sees no scheme, or a relative path, \
      and lets pass what it would have refused.
      """,
    badExample: ContinueURLExample.continuing(to: " https://app.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish?q=a%20b"),
    remedy: "Take the blanks off before the URL is encoded; write one that is meant as %20.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for text in subject.urlTexts where text.isNested {
      let bytes = text.bytes
      let leading = bytes.prefix { $0.isC0ControlOrSpace }
      let trailing = bytes[text.core.upperBound...]
      for end in [leading, trailing] where end.contains(UInt8(ascii: " ")) {
        reporter.report(
          rule, "the nested URL begins or ends with a blank", layer: text.layer,
          range: text.findingRange(end.startIndex..<end.endIndex))
      }
      // Many programs trim all of Unicode's blanks, though browsers do not.
      let core = bytes[text.core]
      if let length = blankLength(at: core.startIndex, in: core) {
        report(core.startIndex..<core.startIndex + length, in: text, &reporter)
      } else if let start = trailingBlank(in: core) {
        report(start..<core.endIndex, in: text, &reporter)
      }
    }
  }

  private static func report(_ range: Range<Int>, in text: URLText, _ reporter: inout Reporter) {
    reporter.report(
      rule, "the nested URL begins or ends with a blank that is not ASCII", layer: text.layer,
      range: text.findingRange(range))
  }

  private static func trailingBlank(in bytes: ArraySlice<UInt8>) -> Int? {
    for length in 2...3 where bytes.count >= length {
      let start = bytes.endIndex - length
      if blankLength(at: start, in: bytes) == length { return start }
    }
    return nil
  }

  /// The length of the blank beyond ASCII that stands at an offset, or `nil`.
  ///
  /// Source: Unicode Character Database, property White_Space.
  private static func blankLength(at index: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    guard index + 1 < bytes.endIndex, bytes[index] >= 0xC2 else { return nil }
    // U+00A0
    if bytes[index] == 0xC2 { return bytes[index + 1] == 0xA0 ? 2 : nil }
    guard index + 2 < bytes.endIndex else { return nil }
    return switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    // U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F, U+3000
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      3
    default: nil
    }
  }
}
