import Testing
import URLStandard

@Suite("Percent-encoding and percent-decoding of texts")
struct PercentCodingTests {
  @Test(
    "Encoding",
    arguments: [
      ("≡", .userinfo, "%E2%89%A1"), ("‽", .userinfo, "%E2%80%BD"),
      ("Say what‽", .userinfo, "Say%20what%E2%80%BD"), ("", .component, ""),
      ("a%20b", .path, "a%20b"), ("a%20b", .component, "a%2520b"),
      ("\0\u{1F}\u{7F}", .c0Control, "%00%1F%7F"), (" a b ", .c0Control, " a b "),
      // The form set alone writes a space as a plus sign.
      ("1+1 = 2 %", .formURLEncoded, "1%2B1+%3D+2+%25"), ("1+1 = 2", .component, "1%2B1%20%3D%202"),
      ("💩", .fragment, "%F0%9F%92%A9"),
    ] as [(String, PercentEncodeSet, String)])
  func encoding(_ text: String, _ set: PercentEncodeSet, _ encoded: String) {
    #expect(String(percentEncoding: text, using: set) == encoded)
  }

  @Test(
    "Decoding",
    arguments: [
      ("%25%s%1G", "%%s%1G"), ("‽%25%2E", "‽%."), ("", ""), ("%", "%"), ("%4", "%4"), ("%41", "A"),
      ("%%41", "%A"), ("%4%41", "%4A"), ("a+b", "a+b"), ("%e2%89%A1", "≡"), ("%FF", "\u{FFFD}"),
      ("%E2%82%41", "\u{FFFD}A"), ("%EF%BB%BFa", "\u{FEFF}a"), ("%00", "\0"), ("%2541", "%41"),
    ])
  func decoding(_ text: String, _ decoded: String) {
    // Bytes, since strings are equal where they are canonically equivalent.
    #expect(String(percentDecoding: text).utf8.map(\.self) == decoded.utf8.map(\.self))
  }

  @Test("What the component set encodes decodes to the same text")
  func roundTrip() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = generator.text()
      let encoded = String(percentEncoding: text, using: .component)
      #expect(String(percentDecoding: encoded).utf8.map(\.self) == text.utf8.map(\.self))
    }
  }
}
