import LinkValidation
import TestSupport
import Testing

@Suite("Agreement of readers")
struct ReaderAgreementTests {
  /// A text, and the part in which readers differ with the bytes in question.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let part: ReaderDisagreement.Part?
    var range: Range<Int>?

    var testDescription: String { text.debugDescription }

    static let all: [Row] = [
      Row(text: "https://app.example.com/finish?x=y#z", part: nil),
      Row(text: "https://APP.example.com:443", part: nil),
      Row(text: "https://app.example.com:8080?x", part: nil),
      Row(text: "https://u:p@app.example.com/", part: nil),
      Row(text: "https://bücher.example/", part: nil),
      Row(text: "https://app.example.com./", part: nil),
      Row(text: "https://127.0.0.1/", part: nil),
      Row(text: "https://2130706433/", part: nil),
      Row(text: "http://localhost:5000/login", part: nil),
      Row(text: "com.example.app://google/link?deep_link_id=https%3A%2F%2Fa.example", part: nil),
      Row(text: "mailto:a@example.com", part: nil),
      Row(text: "app.example.com/finish?x=https://a.example", part: nil),
      Row(text: "https://app.example.com/a b\\c\tü[", part: nil),
      Row(text: #"https://evil.example\@app.example.com/"#, part: .host, range: 8..<37),
      Row(text: #"https://app.example.com\@evil.example/"#, part: .host, range: 8..<37),
      Row(text: "https:/evil.example/", part: .host, range: 7..<19),
      Row(text: "https:///evil.example/", part: .host, range: 9..<21),
      Row(text: "https://app.exa\tmple.com/", part: .host, range: 8..<24),
      Row(text: "https://a.ΑΣ/", part: .host, range: 8..<14),
      Row(text: "https://a.example:99999999999/", part: .port, range: 8..<29),
    ]
  }

  @Test("Readers agree, or differ in the first part where they do", arguments: Row.all)
  func rows(_ row: Row) {
    let bytes = Array(row.text.utf8)
    let disagreement = ReaderAgreement(of: bytes.span).disagreement
    #expect(disagreement?.part == row.part)
    #expect(disagreement?.range == row.range)
    #expect(ReaderAgreement.disagreement(in: bytes.span) == disagreement)
  }

  @Test("The two readings of a disagreement are those of the readers it names")
  func readings() throws {
    let bytes = Array(#"https://evil.example\@app.example.com/"#.utf8)
    let agreement = ReaderAgreement(of: bytes.span)
    let disagreement = try #require(agreement.disagreement)
    #expect(disagreement.first == agreement[.whatwg])
    #expect(disagreement.second == agreement[.foundation])
    #expect(agreement[.rfc3986] == nil)
  }

  @Test("The quick answer is that of all readers, whatever stands in a text")
  func ordinaryURLs() {
    var numbers = NumberSequence(state: 1)
    let pieces = [
      "https://", "http://", "a", "B", "-", "_", ".", "1", "0x", "com", "xn--", ":", ":8", ":65535",
      ":65536", ":000443", "/", "?", "#", "@", "\\", " ", "\t", "\0", "%", "[", "ü", "。", "//",
    ]
    for _ in 0..<20_000 {
      var text = numbers.next(below: 2) == 0 ? "https://a.b" : "http://"
      for _ in 0..<numbers.next(below: 7) {
        text += pieces[numbers.next(below: pieces.count)]
      }
      let bytes = Array(text.utf8)
      let all = ReaderAgreement(of: bytes.span).disagreement
      #expect(ReaderAgreement.disagreement(in: bytes.span) == all, "\(text.debugDescription)")
    }
  }

  @Test("Hosts are the same as names, in any spelling")
  func sameHosts() {
    func host(_ text: String, isDecoded: Bool = false) -> ReadHost {
      ReadHost(Array(text.utf8), isDecoded: isDecoded)
    }
    #expect(host("B%C3%BCCHER.example") == host("xn--bcher-kva.example"))
    #expect(host("0x7F.1") == host("127.0.0.1"))
    #expect(host("[::1]") == host("[0:0:0:0:0:0:0:1]"))
    #expect(host("%2561") != host("a"))
    #expect(host("%61", isDecoded: true) != host("a"))
    #expect(ReadHost([0xFF], isDecoded: false) == .name([0xFF]))
  }

  @Test("Long texts take linear time", .timeLimit(.minutes(1)))
  func longTexts() {
    for unit in ["a", "a.", "%", "@", ":", "[", "Σ\u{301}", "ü", "\t", "1.", "\\"] {
      let text = "https://" + String(repeating: unit, count: 100_000)
      _ = ReaderAgreement(of: Array(text.utf8).span)
    }
  }
}

/// The same numbers in every run (SplitMix64).
private struct NumberSequence {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) >> 33) % bound
  }
}
