import Testing

@testable import LinkReports

@Suite("Text on a terminal")
struct TerminalTextTests {
  @Test(
    "What acts on a terminal or deceives the eye is escaped, and nothing else",
    arguments: [
      ("https://a.example/?x=1&y", "https://a.example/?x=1&y"), ("bücher 漢字 🙂", "bücher 漢字 🙂"),
      ("a\u{1B}[31mb", "a\\u{1B}[31mb"),
      ("a\r\n\tb\u{7F}\u{9B}", "a\\u{D}\\u{A}\\u{9}b\\u{7F}\\u{9B}"),
      ("a\u{202E}b\u{2066}c", "a\\u{202E}b\\u{2066}c"),
      ("a\u{200B}\u{200D}\u{FEFF}\u{AD}b", "a\\u{200B}\\u{200D}\\u{FEFF}\\u{AD}b"),
      ("a\u{A0}\u{3000}\u{2800}b", "a\\u{A0}\\u{3000}\\u{2800}b"),
      ("a\u{E0041}\u{FE0F}b", "a\\u{E0041}\\u{FE0F}b"),
      ("\u{E000}\u{378}\u{FFFF}", "\\u{E000}\\u{378}\\u{FFFF}"), ("a\u{2028}b", "a\\u{2028}b"),
      ("\u{0}", "\\u{0}"), ("e\u{301}", "e\u{301}"), ("\u{301}e", "\\u{301}e"),
      ("e\u{301}\u{302}\u{303}\u{304}f", "e\u{301}\u{302}\\u{303}\\u{304}f"),
      ("a\\b", "a\\b"), ("\\u{41}", "\\u{5C}u{41}"), ("\\", "\\"), ("\u{FFFD}", "\u{FFFD}"),
    ])
  func escapes(_ text: String, _ expected: String) {
    #expect(TerminalText.escaped(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A long text is cut, and says how long it is")
  func abridging() {
    #expect(TerminalText.abridged("abcdef", limit: 6) == "abcdef")
    #expect(TerminalText.abridged("abcdefg", limit: 6) == "abcdef… (7 bytes)")
    #expect(TerminalText.abridged("üüüüüü", limit: 6) == "üüüüüü")
    #expect(TerminalText.abridged("\u{0}bcdefg", limit: 2) == "\\u{0}b… (7 bytes)")
  }
}
