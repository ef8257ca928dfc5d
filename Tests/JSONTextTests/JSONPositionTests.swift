import JSONText
import Testing

@Suite struct JSONPositionTests {
  static let rows: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1),
    ("ab", 0, 1, 1),
    ("ab", 1, 1, 2),
    ("ab", 2, 1, 3),
    ("ab", 99, 1, 3),
    ("ab", -1, 1, 1),
    ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2),
    ("a\r\nb", 2, 1, 3),
    ("a\r\nb", 3, 2, 1),
    ("a\rb", 2, 2, 1),
    ("\r\r\n\n", 4, 4, 1),
    ("\r", 1, 2, 1),
    ("\n\n", 2, 3, 1),
    ("é€😀x", 2, 1, 2),
    ("é€😀x", 5, 1, 3),
    ("é€😀x", 9, 1, 4),
    ("é€😀x", 1, 1, 1),
    ("é€😀x", 4, 1, 2),
    ("é€😀x", 8, 1, 3),
    ("e\u{301}x", 3, 1, 3),
    ("\u{2028}x", 3, 1, 2),
  ]

  @Test("Lines and columns count from 1, columns in scalars", arguments: rows)
  func position(_ row: (text: String, offset: Int, line: Int, column: Int)) {
    let text = Array(row.text.utf8)
    let position = JSONPosition(of: row.offset, in: text.span)
    #expect(position == JSONPosition(line: row.line, column: row.column))
    #expect(position.description == "\(row.line):\(row.column)")
  }

  @Test("Each maximal subpart of malformed UTF-8 is one column")
  func malformedUTF8() {
    let text: [UInt8] = [0xE2, 0x82, 0x41, 0xED, 0xA0, 0x80, 0x42]
    #expect(JSONPosition(of: 2, in: text.span).column == 2)
    #expect(JSONPosition(of: 6, in: text.span).column == 6)
  }

  @Test("A document tells the positions of its nodes")
  func nodes() throws {
    let document = try document("{\n  \"ü\": [\r\n    1,\n    \"😀\", 2\n  ]\n}")
    let array = try #require(document.root.object?["ü"]?.array)
    let positions = array.map { document.position(of: $0.range.lowerBound).description }
    #expect(positions == ["3:5", "4:5", "4:10"])
  }
}
