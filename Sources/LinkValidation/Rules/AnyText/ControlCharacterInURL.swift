internal import URLStandard

/// Finds control characters in URLs.
enum ControlCharacterInURL: LinkRule {
  static let rule = Rule(
    "control-character-in-url", .error, cwe: 601, section: .text,
    title: "A control character stands in a URL",
    rationale: """
      Browsers drop tabs and line breaks from a URL, and controls at its ends; other readers keep them \
      or stop there. So `/<tab>/evil.example` is a local path to a check and another site to a \
      browser, and `java<tab>script:` is a scheme that no list names.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com\t.evil.example/"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Do not follow the link; no honest URL has one.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for text in subject.urlTexts {
      // What stands around the whole link comes from the mail, not from the link.
      let limits = text.isNested ? 0..<text.bytes.count : text.core
      let places = text.offences(in: limits) { index in
        let byte = text.bytes[index]
        if byte < 0x20 || byte == 0x7F { return 1 }
        let isC1 =
          byte == 0xC2 && index + 1 < text.bytes.count
          && (0x80...0x9F).contains(text.bytes[index + 1])
        return isC1 ? 2 : 0
      }
      guard let places else { continue }
      reporter.report(rule, "a control character stands in the URL", in: text, at: places)
    }
  }
}
