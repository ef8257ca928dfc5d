internal import ActionLinks
internal import URLStandard

/// Finds codes with characters that no code has.
enum OOBCodeUnexpectedCharacter: LinkRule {
  static let rule = Rule(
    "oob-code-unexpected-character", .error, cwe: 20, section: .recognition,
    title: "`oobCode` has a character that no code has",
    rationale: """
      Codes are made of letters, digits, `_` and `-`. Anything else was put there by damage (a \
      dash made typographic, one percent-encoding too many, text that was glued on) or by someone \
      who hopes that the code is pasted into a header, a query or a log.
      """,
    badExample: ExampleLink.page + "?apiKey=\(ExampleLink.key)&mode=signIn&oobCode=abc%0D%0AX:1",
    goodExample: ExampleLink.action,
    remedy: "Refuse the link; do not try to clean the code.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate else { return }
    for code in layer.parameters where code.parameter == .oobCode && code.hasEquals {
      let raw = Array(layer.readText[code.valueRange])
      let decoded = raw.percentDecoded()
      guard let first = decoded.firstIndex(where: { !isExpected($0) }) else { continue }
      var end = first + 1
      while end < decoded.count, decoded[end] & 0xC0 == 0x80 { end += 1 }
      let range = raw.rangeBeforeDecoding(of: first..<end)
      let start = code.valueRange.lowerBound
      reporter.report(
        rule, "oobCode has a character other than letters, digits, '_' and '-'",
        layer: layer.index,
        range: layer.range(start + range.lowerBound..<start + range.upperBound))
      return
    }
  }

  private static func isExpected(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
