import Foundation
import JSONText
import Testing

@Suite struct JSONRobustnessTests {
  static let documents = [
    #"{"a":[1,-2.5e+3,true,false,null,"x\n\u00e9\ud83d\ude00y"],"b":{"c":{},"d":[[]]},"a":""}"#,
    #"["é😀",{"\ud800":"\udfff\"\\"},[[[0]]],{"k":[{"k":-0.0}]}]"#,
    #""a \"lone\" string with \u20ac and 😀""#,
    #"{"authorizedDomains":["example.com"],"matchSubdomains":false,"limits":{"depth":6}}"#,
  ]

  @Test("What was written is read and written as it was", arguments: documents)
  func roundTrip(_ text: String) throws {
    let once = written(try document(text).root)
    #expect(written(try document(once).root) == once)
    let indented = written(try document(text).root, style: .indented)
    #expect(written(try document(indented).root) == once)
    #expect(written(try document(indented).root, style: .indented) == indented)
  }

  @Test("A node inside a text is written like a text of its own")
  func innerNode() throws {
    let object = try #require(
      try document(#"[0,{"a":[1,{"b":2}]},3]"#).root.array?.dropFirst().first)
    #expect(written(object) == #"{"a":[1,{"b":2}]}"#)
    #expect(written(try #require(object.object?["a"])) == #"[1,{"b":2}]"#)
  }

  @Test("Every prefix of a text is refused at its end", arguments: documents)
  func prefixes(_ text: String) {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      let error = readingError(Array(bytes[..<length]))
      let isCutInScalar = bytes[length] & 0xC0 == 0x80
      #expect(error?.code == (isCutInScalar ? .malformedUTF8 : .unexpectedEnd))
      if !isCutInScalar { #expect(error?.offset == length) }
    }
  }

  @Test("Mutated bytes are refused inside the text or come back as they were read")
  func mutations() throws {
    var generator = SeededGenerator(state: 1)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = Array(try #require(Self.documents.randomElement(using: &generator)).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        mutate(&bytes, with: .random(in: 0...255, using: &generator), using: &generator)
      }
      do throws(JSONReadingError) {
        let once = written(try JSONDocument(reading: bytes).root)
        let again = written(try JSONDocument(reading: Array(once.utf8)).root)
        accepted += 1
        #expect(once == again)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
        _ = JSONPosition(of: error.offset, in: bytes.span)
      }
    }
    #expect(accepted > 500)
  }

  @Test("Foundation takes and refuses the same mutations")
  func agreement() throws {
    var generator = SeededGenerator(state: 2)
    let letters = Array(#"[]{},:"\/ntu0123456789abcdefE+-. "#.utf8)
    var accepted = 0
    for _ in 0..<10_000 {
      var bytes = Array(#"{"a":[1,-2.5e+3,true,null,"x\n\u00e9 "],"b":{"c":{},"d":[[]]}}"#.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let letter = try #require(letters.randomElement(using: &generator))
        mutate(&bytes, with: letter, using: &generator)
      }
      let error = readingError(bytes)
      // Foundation on Linux lets a comma behind the last element pass.
      if error?.code == .trailingComma { continue }
      let isAccepted = error == nil
      let options = JSONSerialization.ReadingOptions.fragmentsAllowed
      let isFoundations =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil
      accepted += isAccepted ? 1 : 0
      #expect(isAccepted == isFoundations, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 500)
  }

  private func mutate(
    _ bytes: inout [UInt8], with byte: UInt8, using generator: inout SeededGenerator
  ) {
    guard !bytes.isEmpty else { return bytes.append(byte) }
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[index] = byte
    case 1: bytes.insert(byte, at: index)
    case 2: bytes.remove(at: index)
    default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
    }
  }

  @Test("Nesting is taken up to the limit and refused one deeper", arguments: [0, 1, 3, 128])
  func depthLimit(_ limit: Int) {
    for (opening, closing) in [("[", "]"), (#"{"a":"#, "}")] {
      func nested(_ depth: Int) -> [UInt8] {
        let inner = opening == "[" && depth > 0 ? "" : "1"
        return Array(
          (String(repeating: opening, count: depth) + inner
            + String(repeating: closing, count: depth)).utf8)
      }
      #expect(readingError(nested(limit), depthLimit: limit) == nil)
      let refused = JSONReadingError(code: .tooDeep, offset: limit * opening.utf8.count)
      #expect(readingError(nested(limit + 1), depthLimit: limit) == refused)
    }
    #expect(JSONDocument.defaultDepthLimit == 128)
  }

  @Test("Siblings do not add to the depth")
  func siblings() {
    #expect(readingError(Array("[[],[],{},[[]]]".utf8), depthLimit: 3) == nil)
  }

  @Test("A very deep text costs no stack", .timeLimit(.minutes(1)))
  func veryDeep() throws {
    let depth = 100_000
    let unclosed = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    #expect(readingError(unclosed) == JSONReadingError(code: .tooDeep, offset: 128))
    let closed = unclosed + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    let document = try JSONDocument(reading: closed, depthLimit: depth)
    #expect(written(document.root).utf8.count == 2 * depth)
    #expect(
      readingError(unclosed, depthLimit: depth)
        == JSONReadingError(code: .unexpectedEnd, offset: depth))
  }

  /// What a long text begins with, repeats, and ends with.
  static let longTexts = [
    ("[", #""a","#, "1]"), ("[", #""\u00e9\ud800","#, "1]"), ("[", "\"😀\",", "1]"),
    ("[", "[],", "1]"), ("[", #"{"k":1},"#, "1]"), ("", "1234567890", ""), ("", "          ", "1"),
  ]

  @Test("Long texts take linear time", .timeLimit(.minutes(1)), arguments: longTexts)
  func longText(_ row: (start: String, unit: String, end: String)) throws {
    let body = String(repeating: row.unit, count: 1_000_000 / row.unit.utf8.count)
    let text = Array("\(row.start)\(body)\(row.end)".utf8)
    let document = try JSONDocument(reading: text)
    #expect(!written(document.root).isEmpty)
    let refused = JSONReadingError(code: .trailingContent, offset: text.count)
    #expect(readingError(text + [UInt8(ascii: "}")]) == refused)
  }

  @Test("A long string and many equal keys take linear time", .timeLimit(.minutes(1)))
  func longStrings() throws {
    let escapes = String(repeating: #"\u0061\ud83d\ude00\n"#, count: 50_000)
    let string = try JSONString(reading: Array("\"\(escapes)\"".utf8))
    #expect(string.bytes.count == 300_000)
    let members = String(repeating: #""a":1,"#, count: 100_000)
    let object = try #require(try document("{\(members)\"b\":2}").root.object)
    #expect(object.duplicates.count == 99_999)
    #expect(object["b"]?.number?.integer == 2)
  }
}
