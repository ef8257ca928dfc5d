internal import URLStandard

/// Finds characters that turn the direction of text around.
enum BidiControlInURL: LinkRule {
  static let rule = Rule(
    "bidi-control-in-url", .warning, cwe: 451, section: .text,
    title: "A bidirectional control stands in a URL",
    rationale: """
      It changes the order in which a text is shown, but not what it says: `exe.jpg` on the screen may \
      be `gpj.exe` in the URL, and a host may seem to stand where the path is.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com/\u{202E}gpj.exe"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Do not trust what a display shows of this link; remove the control.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for text in subject.urlTexts {
      let places = text.offences(in: 0..<text.bytes.count) { index in
        controlLength(at: index, in: text)
      }
      guard let places else { continue }
      reporter.report(rule, "a bidirectional control stands in the URL", in: text, at: places)
    }
  }

  /// The length of the control at an offset, also as escapes; 0 where there is none.
  ///
  /// An escaped one in a query does not count: there it is data, and nothing shows it decoded.
  private static func controlLength(at index: Int, in text: URLText) -> Int {
    let byte = text.bytes[index]
    if byte >= 0xD8 {
      let length = byte < 0xE0 ? 2 : 3
      guard index + length <= text.bytes.count else { return 0 }
      return isControl(text.bytes[index..<index + length]) ? length : 0
    }
    guard byte == UInt8(ascii: "%"), !text.query.contains(index) else { return 0 }
    for length in 2...3 where index + 3 * length <= text.bytes.count {
      let escapes = text.bytes[index..<index + 3 * length]
      if isControl(decoded(escapes)) { return 3 * length }
    }
    return 0
  }

  /// What escapes stand for; nothing where one of them is none.
  private static func decoded(_ escapes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    for start in stride(from: escapes.startIndex, to: escapes.endIndex, by: 3) {
      let high = escapes[start + 1].hexDigitValue
      let low = escapes[start + 2].hexDigitValue
      guard escapes[start] == UInt8(ascii: "%"), high < 16, low < 16 else { return [] }
      bytes.append(high << 4 | low)
    }
    return bytes[...]
  }

  /// Whether bytes are one of Unicode's bidirectional controls.
  ///
  /// Source: Unicode Character Database, property Bidi_Control.
  private static func isControl(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.elementsEqual([0xD8, 0x9C]) { return true }
    guard bytes.count == 3, bytes.first == 0xE2 else { return false }
    return switch (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2]) {
    // U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069
    case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
    default: false
    }
  }
}
