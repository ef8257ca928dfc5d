import JSONText
import Testing

@Suite struct JSONStringTests {
  /// A string, its decoded bytes, its text, and whether a surrogate in it has no partner.
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let bytes: [UInt8]
    let text: String
    let hasLoneSurrogates: Bool
    var testDescription: String { source }

    init(_ source: String, _ text: String) {
      (self.source, self.text) = (source, text)
      (bytes, hasLoneSurrogates) = (Array(text.utf8), false)
    }

    init(_ source: String, lone bytes: [UInt8], _ text: String) {
      (self.source, self.text) = (source, text)
      (self.bytes, hasLoneSurrogates) = (bytes, true)
    }
  }

  static let rows: [Row] = [
    Row(#""""#, ""),
    Row(#""plain é 😀""#, "plain é 😀"),
    Row(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    Row(#""\u0000\u007f\u0080\u07ff\u0800\uffff""#, "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}"),
    Row(#""\u00E9\u00e9""#, "éé"),
    Row(#""\ud83d\ude00""#, "😀"),
    Row(#""\uD800\uDC00\udbff\udfff""#, "\u{10000}\u{10FFFF}"),
    Row(#""\\ud800""#, #"\ud800"#),
    Row(#""\ufffd""#, "\u{FFFD}"),
    Row(#""\ud800""#, lone: [0xED, 0xA0, 0x80], "\u{FFFD}"),
    Row(#""\udfff""#, lone: [0xED, 0xBF, 0xBF], "\u{FFFD}"),
    Row(#""a\udbffb""#, lone: [0x61, 0xED, 0xAF, 0xBF, 0x62], "a\u{FFFD}b"),
    Row(
      #""\ude00\ud83d""#, lone: [0xED, 0xB8, 0x80, 0xED, 0xA0, 0xBD], "\u{FFFD}\u{FFFD}"),
    Row(#""\ud83d\ud83d\ude00""#, lone: [0xED, 0xA0, 0xBD, 0xF0, 0x9F, 0x98, 0x80], "\u{FFFD}😀"),
    Row(#""\ud83d\n""#, lone: [0xED, 0xA0, 0xBD, 0x0A], "\u{FFFD}\n"),
    Row(#""\ud83d\\ude00""#, lone: [0xED, 0xA0, 0xBD] + Array(#"\ude00"#.utf8), "\u{FFFD}\\ude00"),
  ]

  @Test("Decodes escapes, and keeps lone surrogates", arguments: rows)
  func decoding(_ row: Row) throws {
    let string = try JSONString(reading: Array(row.source.utf8))
    #expect(string.bytes == row.bytes)
    #expect(string.utf8 == Array(row.text.utf8))
    #expect(Array(string.string.unicodeScalars) == Array(row.text.unicodeScalars))
    #expect(string.hasLoneSurrogates == row.hasLoneSurrogates)
    #expect(string.range == 0..<row.source.utf8.count)
    #expect(string.isEqual(to: row.text) == !row.hasLoneSurrogates)
    let inArray = try #require(try document("[\(row.source)]").root.array?.first)
    #expect(inArray.string == string)
    #expect(inArray.range == 1..<1 + row.source.utf8.count)
  }

  @Test("Strings are equal where their decoded bytes are")
  func equality() throws {
    let plain = try JSONString(reading: Array(#""aé""#.utf8))
    let escaped = try JSONString(reading: Array(#""\u0061\u00e9""#.utf8))
    let other = try JSONString(reading: Array(#""ae""#.utf8))
    #expect(plain == escaped)
    #expect(Set([plain, escaped, other]).count == 2)
  }

  static let refusals: [Refusal] = [
    .init("", .unexpectedEnd, at: 0),
    .init("a", .expectedString, at: 0),
    .init("1", .expectedString, at: 0),
    .init(#" "a""#, .expectedString, at: 0),
    .init(#"""#, .unexpectedEnd, at: 1),
    .init(#""a" "#, .trailingContent, at: 3),
    .init(#""a"b""#, .trailingContent, at: 3),
    .init(#""a\""#, .unexpectedEnd, at: 4),
    .init(#""\q""#, .invalidEscape, at: 1),
    .init("\"a\r\"", .controlCharacter, at: 2),
    .init([0x22, 0x61, 0xFF, 0x22], .malformedUTF8, at: 2),
    .init([0xFF], .malformedUTF8, at: 0),
  ]

  @Test("Refuses a line that is not one string", arguments: refusals)
  func refuses(_ row: Refusal) {
    #expect(throws: row.error) { try JSONString(reading: row.text) }
    #expect(throws: row.error) { try JSONString(reading: row.text.span) }
  }
}
