import JSONText
import Testing

@Suite struct JSONWriterTests {
  private struct Stop: Error, Equatable {}

  private func fill(_ writer: inout JSONWriter) {
    writer.object { link in
      link.member("schemaVersion", 1)
      link.member("input", "a\"b")
      link.member("port", Int?.none)
      link.member("isSignIn", true)
      link.null("error")
      link.object("parameters") { $0.member("mode", "signIn") }
      link.object("empty") { _ in }
      link.array("layers") { layers in
        layers.object { layer in
          layer.member("offset", -3)
          layer.array("none") { _ in }
        }
        layers.array { pair in
          pair.value(12)
          pair.value(false)
          pair.null()
          pair.value("x")
        }
      }
    }
  }

  @Test("Writes compact values, one a line")
  func compact() {
    var writer = JSONWriter(style: .compact)
    fill(&writer)
    writer.value(7)
    let line =
      #"{"schemaVersion":1,"input":"a\"b","port":null,"isSignIn":true,"error":null,"#
      + #""parameters":{"mode":"signIn"},"empty":{},"layers":[{"offset":-3,"none":[]},"#
      + #"[12,false,null,"x"]]}"#
    #expect(String(decoding: writer.bytes, as: UTF8.self) == line + "\n7\n")
  }

  @Test("Writes indented values")
  func indented() {
    var writer = JSONWriter(style: .indented)
    fill(&writer)
    let text = """
      {
        "schemaVersion": 1,
        "input": "a\\"b",
        "port": null,
        "isSignIn": true,
        "error": null,
        "parameters": {
          "mode": "signIn"
        },
        "empty": {},
        "layers": [
          {
            "offset": -3,
            "none": []
          },
          [
            12,
            false,
            null,
            "x"
          ]
        ]
      }

      """
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  static let absent: [@Sendable (inout JSONWriter) -> Void] = [
    { $0.value(Bool?.none) }, { $0.value(Int?.none) }, { $0.value(String?.none) },
    { $0.value(JSONString?.none) }, { $0.value(JSONNode?.none) }, { $0.value(utf8: [UInt8]?.none) },
    { $0.null() },
  ]

  @Test("What is absent is null, in an array and in an object")
  func absentValues() {
    var writer = JSONWriter(style: .compact)
    writer.array { elements in
      for write in Self.absent { write(&elements) }
      elements.object { object in
        object.member("a", Bool?.none)
        object.member("b", Int?.none)
        object.member("c", String?.none)
        object.member("d", JSONString?.none)
        object.member("e", JSONNode?.none)
        object.member("f", utf8: [UInt8]?.none)
      }
    }
    let text =
      "[null,null,null,null,null,null,null,"
      + #"{"a":null,"b":null,"c":null,"d":null,"e":null,"f":null}]"# + "\n"
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  @Test("Escapes what must not stand in a string, and nothing else")
  func escapes() throws {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: (0...0x2100).compactMap(Unicode.Scalar.init(_:)))
    scalars.append(
      contentsOf: [0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF].compactMap(UnicodeScalar.init))
    let text = String(scalars)
    var expected = ""
    for scalar in scalars {
      switch scalar {
      case "\"": expected += #"\""#
      case "\\": expected += #"\\"#
      case "\u{8}": expected += #"\b"#
      case "\t": expected += #"\t"#
      case "\n": expected += #"\n"#
      case "\u{C}": expected += #"\f"#
      case "\r": expected += #"\r"#
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        expected += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      default: expected.unicodeScalars.append(scalar)
      }
    }
    var writer = JSONWriter(style: .compact)
    writer.object { $0.member(text, text) }
    #expect(writer.bytes == Array("{\"\(expected)\":\"\(expected)\"}\n".utf8))
    let object = try #require(try JSONDocument(reading: writer.bytes).root.object)
    #expect(object[text]?.string?.isEqual(to: text) == true)
  }

  static let malformed: [[UInt8]] = [
    [0xFF], [0x61, 0xC3], [0xC3, 0x61], [0xE2, 0x82, 0x22], [0xF0, 0x9F, 0x98, 0x0A],
    [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF, 0x7F], [0xF0, 0x80, 0x80],
    [0xE1, 0x80, 0xE2, 0x80, 0xA8, 0xF1, 0x80, 0x80], Array(0x00...0xFF),
  ]

  @Test("Bytes that are not UTF-8 are written as the decoder reads them", arguments: malformed)
  func malformedUTF8(_ bytes: [UInt8]) throws {
    var writer = JSONWriter(style: .compact)
    writer.array { elements in
      elements.value(utf8: bytes)
      elements.value(utf8: bytes.span)
      elements.object { object in
        object.member("a", utf8: bytes)
        object.member("b", utf8: bytes.span)
      }
    }
    let nodes = Array(try #require(try JSONDocument(reading: writer.bytes).root.array))
    let object = try #require(nodes[2].object)
    for node in [nodes[0], nodes[1], object["a"], object["b"]] {
      #expect(node?.string?.isEqual(to: String(decoding: bytes, as: UTF8.self)) == true)
    }
  }

  @Test("Strings and values that were read are written, lone surrogates as escapes")
  func readValues() throws {
    let string = try JSONString(reading: Array(#""\ud800\u0041\udc00""#.utf8))
    let node = try document(#"{"\udfff": [1.50, "\/"]}"#).root
    var writer = JSONWriter(style: .compact)
    writer.object { object in
      object.member("string", string)
      object.member("node", node)
      object.array("both") { both in
        both.value(string)
        both.value(node)
      }
    }
    let text =
      #"{"string":"\ud800A\udc00","node":{"\udfff":[1.50,"/"]},"#
      + #""both":["\ud800A\udc00",{"\udfff":[1.50,"/"]}]}"# + "\n"
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  @Test("A closure that throws leaves a well-formed text behind")
  func throwing() throws {
    var writer = JSONWriter(style: .compact)
    #expect(throws: Stop()) {
      try writer.object { (object) throws(Stop) in
        object.member("a", 1)
        try object.array("b") { (elements) throws(Stop) in
          elements.value(2)
          throw Stop()
        }
      }
    }
    writer.value(3)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "{\"a\":1,\"b\":[2]}\n3\n")
  }

  @Test("Text can be taken piece by piece", arguments: [JSONStyle.compact, .indented])
  func pieces(_ style: JSONStyle) {
    var whole = JSONWriter(style: style)
    var piecemeal = JSONWriter(style: style)
    var pieces: [UInt8] = []
    whole.object { object in
      object.member("a", 1)
      object.array("b") { elements in (0..<3).forEach { elements.value($0) } }
    }
    piecemeal.object { object in
      pieces += object.takeBytes()
      object.member("a", 1)
      pieces += object.takeBytes()
      object.array("b") { elements in
        for number in 0..<3 {
          pieces += elements.takeBytes()
          elements.value(number)
        }
      }
    }
    pieces += piecemeal.takeBytes()
    #expect(pieces == whole.bytes)
    #expect(piecemeal.bytes.isEmpty)
    whole.removeAllBytes()
    whole.value(1)
    #expect(whole.bytes == Array("1\n".utf8))
  }

  @Test(
    "A streamed array reads like one written at once", arguments: [JSONStyle.compact, .indented])
  func stream(_ style: JSONStyle) {
    var stream = JSONArrayStream(style: style)
    for count in [0, 1, 3, 0] {
      var pieces: [UInt8] = []
      for _ in 0..<count {
        stream.write(fill)
        pieces += stream.takeBytes()
      }
      pieces += stream.finish()
      var writer = JSONWriter(style: style)
      writer.array { elements in (0..<count).forEach { _ in fill(&elements) } }
      #expect(pieces == writer.bytes)
    }
  }
}
