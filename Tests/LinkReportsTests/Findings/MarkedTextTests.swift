import ActionLinks
import Testing

@testable import LinkReports

@Suite("A marked part of a text")
struct MarkedTextTests {
  private static let code = "ABCDEFGHIJKL"
  private static let digest = CodeDigest()
  private static let shownCode = digest.text(for: ActionCode(code))

  private func marked(_ range: Range<Int>, in bytes: [UInt8]) -> [String] {
    let redactor = CodeRedactor(digest: Self.digest, input: bytes)
    let marked = MarkedText(range, in: MarkableText(bytes, redactor: redactor))
    return [marked.text, marked.carets]
  }

  /// A text, the range to mark, and the two lines; `*` is the digest.
  struct Row: Sendable {
    let text: String
    let range: Range<Int>
    let lines: [String]
  }

  @Test(
    "Carets stand below what is marked",
    arguments: [
      Row(
        text: "https://a.example/", range: 8..<17,
        lines: ["https://a.example/", "        ^^^^^^^^^"]),
      Row(text: "abc", range: 0..<3, lines: ["abc", "^^^"]),
      // An empty range marks what follows it, at the end nothing but the place.
      Row(text: "abc", range: 1..<1, lines: ["abc", " ^"]),
      Row(text: "abc", range: 3..<3, lines: ["abc", "   ^"]),
      Row(text: "", range: 0..<0, lines: ["", "^"]),
      Row(text: "abc", range: 7..<9, lines: ["abc", "   ^"]),
      // Characters of several bytes, of two columns and of none.
      Row(text: "büx", range: 3..<4, lines: ["büx", "  ^"]),
      Row(text: "büx", range: 2..<3, lines: ["büx", " ^"]),
      Row(text: "中文x", range: 3..<6, lines: ["中文x", "  ^^"]),
      Row(text: "中文x", range: 6..<7, lines: ["中文x", "    ^"]),
      Row(text: "ae\u{301}x", range: 4..<5, lines: ["ae\u{301}x", "  ^"]),
      Row(text: "ae\u{301}x", range: 2..<4, lines: ["ae\u{301}x", " ^"]),
      // Escapes are as wide as they are shown.
      Row(text: "a\u{202E}b", range: 1..<4, lines: ["a\\u{202E}b", " ^^^^^^^^"]),
      Row(text: "a\u{202E}b", range: 4..<5, lines: ["a\\u{202E}b", "         ^"]),
      Row(text: "\u{0}\u{1B}[", range: 1..<2, lines: ["\\u{0}\\u{1B}[", "     ^^^^^^"]),
      Row(text: "\\u{41}", range: 1..<2, lines: ["\\u{5C}u{41}", "      ^"]),
    ])
  func carets(_ row: Row) {
    #expect(marked(row.range, in: Array(row.text.utf8)) == row.lines)
  }

  @Test("Bytes that are not UTF-8 are a character each")
  func malformed() {
    #expect(marked(2..<3, in: [0x61, 0xFF, 0xE4, 0xB8, 0x62]) == ["a\u{FFFD}\u{FFFD}b", "  ^"])
    #expect(marked(4..<5, in: [0x61, 0xFF, 0xE4, 0xB8, 0x62]) == ["a\u{FFFD}\u{FFFD}b", "   ^"])
  }

  @Test(
    "A code is its digest, marked whole or not at all",
    arguments: [
      (0..<8, 0, 8), (8..<20, 8, 9), (12..<13, 8, 9), (19..<22, 8, 11), (5..<9, 5, 12),
      (20..<22, 17, 2),
    ])
  func codes(_ range: Range<Int>, _ indent: Int, _ width: Int) {
    let text = Array("oobCode=\(Self.code)&x=1".utf8)
    let carets = String(repeating: " ", count: indent) + String(repeating: "^", count: width)
    #expect(marked(range, in: text) == ["oobCode=\(Self.shownCode)&x=1", carets])
  }

  @Test("A long text is cut around what is marked, and what is marked too")
  func windows() {
    let text = Array(
      (String(repeating: "a", count: 100) + "bcd" + String(repeating: "e", count: 100)).utf8)
    #expect(
      marked(100..<103, in: text) == [
        "…" + String(repeating: "a", count: 20) + "bcd" + String(repeating: "e", count: 48) + "…",
        String(repeating: " ", count: 21) + "^^^",
      ])
    let long = marked(100..<200, in: text)
    #expect(long[0].hasSuffix(String(repeating: "e", count: 37) + "…"))
    #expect(long[1] == String(repeating: " ", count: 21) + String(repeating: "^", count: 40))
    // A code before the window is in it whole.
    let code = Array("oobCode=\(String(repeating: "x", count: 500))&abc".utf8)
    let shown = Self.digest.text(for: ActionCode(String(repeating: "x", count: 500)))
    #expect(marked(509..<510, in: code) == ["…\(shown)&abc", "           ^"])
    #expect(marked(300..<301, in: code) == ["…\(shown)&abc", " ^^^^^^^^^"])
  }

  @Test("No text makes a window wider than it may be, and each line has its own length")
  func widths() {
    var generator = SeededGenerator(seed: 5)
    let characters = ["a", "中", "\u{301}", "\u{0}", "\u{10FFFF}", "\u{1160}", "é", "%41", "😀"]
    for _ in 0..<500 {
      let text = (0..<generator.number(below: 300)).map { _ in generator.pick(characters) }.joined()
      let bytes = Array(text.utf8)
      let start = generator.number(below: bytes.count + 2)
      let lines = marked(start..<start + generator.number(below: 200), in: bytes)
      #expect(lines.allSatisfy { ColumnWidth.columns(of: $0) <= MarkedText.maximumWidth + 2 })
      #expect(lines[1].contains("^") && lines[0].unicodeScalars.count <= 1000)
      #expect(lines[1].utf8.count <= ColumnWidth.columns(of: lines[0]) + 1)
    }
  }
}
