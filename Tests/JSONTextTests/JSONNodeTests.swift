import JSONText
import Testing

@Suite struct JSONNodeTests {
  @Test("Every node knows its range in the text")
  func ranges() throws {
    let text = #" { "a" : [ 10 , "é" ] , "b" : { } } "#
    let document = try document(text)
    func source(_ range: Range<Int>) -> String {
      String(decoding: document.text[range], as: UTF8.self)
    }
    #expect(source(document.root.range) == #"{ "a" : [ 10 , "é" ] , "b" : { } }"#)
    let members = Array(try #require(document.root.object))
    #expect(members.map { source($0.key.range) } == [#""a""#, #""b""#])
    #expect(members.map { source($0.value.range) } == [#"[ 10 , "é" ]"#, "{ }"])
    #expect(members.map { source($0.range) } == [#""a" : [ 10 , "é" ]"#, #""b" : { }"#])
    let elements = Array(try #require(members[0].value.array))
    #expect(elements.map { source($0.range) } == ["10", #""é""#])
    #expect(elements[1].string?.range == elements[1].range)
  }

  @Test("A node has one kind and gives its value as that kind only")
  func kinds() throws {
    let nodes = Array(try #require(try document(#"[null, true, 1, "a", [0], {"a":0}]"#).root.array))
    #expect(nodes.map(\.kind) == JSONNode.Kind.allCases)
    #expect(nodes.map(\.isNull) == [true, false, false, false, false, false])
    #expect(nodes.map(\.bool) == [nil, true, nil, nil, nil, nil])
    #expect(nodes.map(\.number?.text) == [nil, nil, "1", nil, nil, nil])
    #expect(nodes.map(\.string?.string) == [nil, nil, nil, "a", nil, nil])
    #expect(nodes.map(\.array?.isEmpty) == [nil, nil, nil, nil, false, nil])
    #expect(nodes.map(\.object?.isEmpty) == [nil, nil, nil, nil, nil, false])
    #expect(try document("false").root.bool == false)
    #expect(JSONNode.Kind.bool.rawValue == "boolean")
  }

  @Test("Members keep their order, and equal keys stay visible")
  func duplicates() throws {
    let text = #"{"b":1,"a":2,"\u0061":3,"c":{"a":4},"b":5,"a":6}"#
    let object = try #require(try document(text).root.object)
    #expect(object.map(\.key.string) == ["b", "a", "a", "c", "b", "a"])
    #expect(object.duplicates.map(\.value.number?.text) == ["3", "5", "6"])
    #expect(object.duplicates.map(\.key.range.lowerBound) == [13, 36, 42])
    #expect(object["a"]?.number?.integer == 6)
    #expect(object["c"]?.object?["a"]?.number?.integer == 4)
    #expect(object["c"]?.object?.duplicates.isEmpty == true)
    #expect(object["d"] == nil)
  }

  @Test("Keys are compared byte for byte, not by canonical equivalence")
  func keyComparison() throws {
    let object = try #require(try document(#"{"\u00e9":1,"e\u0301":2,"\ud800":3}"#).root.object)
    #expect(object.duplicates.isEmpty)
    #expect(object["\u{E9}"]?.number?.integer == 1)
    #expect(object["e\u{301}"]?.number?.integer == 2)
    #expect(object["\u{FFFD}"] == nil)
  }

  static let numbers: [(text: String, integer: Int?, double: Double?)] = [
    ("0", 0, 0),
    ("-0", 0, -0.0),
    ("12", 12, 12),
    ("-9223372036854775808", Int.min, -9_223_372_036_854_775_808),
    ("9223372036854775808", nil, 9_223_372_036_854_775_808),
    ("1.0", nil, 1),
    ("1e2", nil, 100),
    ("-1.5E-1", nil, -0.15),
    ("1e-999", nil, 0),
    ("1e999", nil, nil),
    ("-1e999", nil, nil),
  ]

  @Test("Numbers stay as written and convert when asked", arguments: numbers)
  func conversion(_ row: (text: String, integer: Int?, double: Double?)) throws {
    let number = try #require(try document(" \(row.text) ").root.number)
    #expect(number.text == row.text)
    #expect(Array(number.bytes) == Array(row.text.utf8))
    #expect(number.integer == row.integer)
    #expect(number.double == row.double)
  }
}
