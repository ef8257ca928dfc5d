import Foundation
import TestSupport
import Testing
import URLStandard

@Suite("application/x-www-form-urlencoded")
struct FormURLEncodedTests {
  /// A row of `urlencoded-parser.json`.
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let output: [[String]]

    var testDescription: String { input.debugDescription }

    static let all: [Row] = {
      let rows = (try? SharedData.rows("data/forms/urlencoded-parser.json")) ?? []
      return rows.compactMap { row in
        guard let input = row["input"] as? String,
          let output = row["output"] as? [any Sendable]
        else { return nil }
        return Row(
          input: input,
          output: output.compactMap { ($0 as? [any Sendable])?.compactMap { $0 as? String } })
      }
    }()
  }

  private func parse(_ text: String) -> [[String]] {
    FormURLEncoded.parse([UInt8](text.utf8).span).map { [$0.name, $0.value] }
  }

  @Test("All 35 rows of urlencoded-parser.json are read", .enabled(if: SharedData.isPresent))
  func count() {
    #expect(Row.all.count == 35)
  }

  @Test("A row parses to its pairs", .enabled(if: SharedData.isPresent), arguments: Row.all)
  func row(_ row: Row) {
    #expect(
      parse(row.input).map { $0.map { [UInt8]($0.utf8) } }
        == row.output.map { $0.map { [UInt8]($0.utf8) } })
  }

  @Test("Bytes that are not UTF-8 read as one U+FFFD for each maximal subpart")
  func malformed() {
    let pairs = FormURLEncoded.parse([0x61, 0xFF, 0xE2, 0x82, 0x3D, 0xF0, 0x9F, 0x92].span)
    #expect(pairs == [.init(name: "a\u{FFFD}\u{FFFD}", value: "\u{FFFD}")])
    #expect(parse("%E2%82x=%ED%A0%80") == [["\u{FFFD}x", "\u{FFFD}\u{FFFD}\u{FFFD}"]])
  }

  @Test("Parsing keeps what a URL parser would change")
  func literal() {
    #expect(parse("a=b#c&?d=\t") == [["a", "b#c"], ["?d", "\t"]])
    #expect(parse("a+%2B%20b=%%41%4") == [["a + b", "%A%4"]])
    #expect(parse("=&&=&a==b=c&") == [["", ""], ["", ""], ["a", "=b=c"]])
  }

  @Test(
    "Pairs serialize",
    arguments: [
      ([], ""),
      ([["", ""]], "="),
      ([["a", ""], ["", "b"]], "a=&=b"),
      ([["a b", "c+d"]], "a+b=c%2Bd"),
      ([["a&b", "c=d#%"]], "a%26b=c%3Dd%23%25"),
      ([["*-._", "!'()~"]], "*-._=%21%27%28%29%7E"),
      ([["é\0", "💩"]], "%C3%A9%00=%F0%9F%92%A9"),
    ] as [([[String]], String)])
  func serialize(_ pairs: [[String]], _ text: String) {
    let pairs = pairs.map { FormURLEncoded.Pair(name: $0[0], value: $0[1]) }
    #expect(FormURLEncoded.serialize(pairs) == text)
    #expect(FormURLEncoded.parse([UInt8](text.utf8).span) == pairs)
  }

  @Test("Any text survives a round trip")
  func roundTrip() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let pairs = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        FormURLEncoded.Pair(name: generator.text(), value: generator.text())
      }
      let text = FormURLEncoded.serialize(pairs)
      #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(FormURLEncoded.parse([UInt8](text.utf8).span) == pairs)
    }
  }
}
