import Foundation
import JSONText
import Testing

@Suite struct JSONAcceptanceTests {
  /// Texts that RFC 8259 allows, and what the writer makes of each.
  static let rows: [(text: String, written: String)] = [
    ("null", "null"),
    ("true", "true"),
    ("false", "false"),
    (" \t\r\n null \t\r\n", "null"),
    ("0", "0"),
    ("-0", "-0"),
    ("-0.0", "-0.0"),
    ("10", "10"),
    ("1.0", "1.0"),
    ("1.05e10", "1.05e10"),
    ("1E+2", "1E+2"),
    ("1e-2", "1e-2"),
    ("0e0", "0e0"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    (#""""#, #""""#),
    (#""a""#, #""a""#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#),
    (#""\u0041\u00e9\u20ac""#, #""Aé€""#),
    (#""\u0000\u001F""#, #""\u0000\u001f""#),
    (#""\ud83d\ude00""#, #""😀""#),
    (#""\uD83D\uDE00😀""#, #""😀😀""#),
    ("\"\u{7F}\"", #""\u007f""#),
    ("\"\u{85}\"", #""\u0085""#),
    ("\"\u{2028}\u{2029}\"", #""\u2028\u2029""#),
    ("\"\u{FEFF}\u{FFFF}\u{10FFFF}\"", "\"\u{FEFF}\u{FFFF}\u{10FFFF}\""),
    (#""/* no comment */""#, #""/* no comment */""#),
    ("[]", "[]"),
    ("{}", "{}"),
    ("[ ]", "[]"),
    ("{\n}", "{}"),
    ("[[],{}]", "[[],{}]"),
    ("[1 , 2,\t3]", "[1,2,3]"),
    (#"{"a":1}"#, #"{"a":1}"#),
    (#"{ "a" : [ true , { "b" : null } ] , "c" : "d" }"#, #"{"a":[true,{"b":null}],"c":"d"}"#),
    (#"{"":0}"#, #"{"":0}"#),
    (#"{"\u0061":1}"#, #"{"a":1}"#),
    (#"[[[[[]]]],[[]]]"#, #"[[[[[]]]],[[]]]"#),
  ]

  @Test("Takes what the RFC allows, as Foundation does", arguments: rows)
  func accepts(_ row: (text: String, written: String)) throws {
    #expect(written(try document(row.text).root) == row.written)
    #expect(written(try document(row.written).root) == row.written)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(row.text.utf8), options: .fragmentsAllowed)
    }
  }

  /// Texts that RFC 8259 allows and that Foundation refuses or changes.
  static let rowsOfOurOwn = [
    #""\ud800""#, #""\udc00""#, #""\udbff\udbff\u0041""#, #"{"a":1,"a":2}"#, "1e999", "-1E9999",
  ]

  @Test("Keeps what the RFC leaves open", arguments: rowsOfOurOwn)
  func keeps(_ text: String) throws {
    let expected = text.replacing(#"\u0041"#, with: "A")
    #expect(written(try document(text).root) == expected)
  }

  @Test("Reads borrowed bytes like owned ones")
  func borrowedBytes() throws {
    let text = [UInt8](#"x{"a":[1]}x"#.utf8)
    let document = try JSONDocument(reading: text.span.extracting(1..<10))
    #expect(document.text == [UInt8](#"{"a":[1]}"#.utf8))
    #expect(written(document.root) == #"{"a":[1]}"#)
    #expect(throws: JSONReadingError(code: .unexpectedEnd, offset: 8)) {
      try JSONDocument(reading: text.span.extracting(1..<9))
    }
  }
}
