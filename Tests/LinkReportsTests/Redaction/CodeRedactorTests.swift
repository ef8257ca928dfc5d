import ActionLinks
import JSONText
import Testing

@testable import LinkReports

@Suite("Codes in what is shown")
struct CodeRedactorTests {
  /// A text, and the same with `*` for each code in it.
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let shown: String
    /// The code of which all digests must be.
    var code = "ABCDEFGHIJ"
    var testDescription: String { input.debugDescription }
  }

  private static let rows: [Row] = [
    Row(input: "https://a.example/?x=1", shown: "https://a.example/?x=1"),
    Row(input: "?oobCode=ABCDEFGHIJ&x=1", shown: "?oobCode=*&x=1"),
    Row(input: "?OOBCODE=ABCDEFGHIJ#f", shown: "?OOBCODE=*#f"),
    Row(input: "?%6FobCo%64e=ABCDEFGHIJ", shown: "?%6FobCo%64e=*"),
    Row(input: "?oobCode[]=ABCDEFGHIJ&", shown: "?oobCode[]=*&"),
    Row(input: "?oobCode=&x", shown: "?oobCode=&x"),
    Row(input: "?oobCode&x=1", shown: "?oobCode&x=1"),
    Row(input: "oobCode: ABCDEFGHIJ", shown: "oobCode:*", code: " ABCDEFGHIJ"),
    Row(input: "#oobCode=ABCDEFGHIJ&", shown: "#oobCode=*&"),
    Row(input: "?oobCode=ab&x=ab", shown: "?oobCode=*&x=ab", code: "ab"),
    Row(input: "?o\to\nbCode=ABCDEFGHIJ&x", shown: "?o\to\nbCode=*&x"),
    Row(input: "?oob\\u0043ode=ABCDEFGHIJ&x", shown: "?oob\\u0043ode=*&x"),
    // One level down and two levels down
    Row(input: "?link=%3FoobCode%3DABCDEFGHIJ%26x", shown: "?link=%3FoobCode%3D*%26x"),
    Row(input: "?link=%253FoobCode%253DABCDEFGHIJ%2526x", shown: "?link=%253FoobCode%253D*%2526x"),
    Row(input: "?%256FobCode%3DABCDEFGHIJ%26x", shown: "?%256FobCode%3D*%26x"),
    // What delimits is part of a code where it is encoded more deeply than the equals sign
    Row(input: "?oobCode=AB%26CD%23EF&x", shown: "?oobCode=*&x", code: "AB&CD#EF"),
    Row(input: "?oobCode%3DAB%2526CD%26x", shown: "?oobCode%3D*%26x", code: "AB&CD"),
    Row(input: "?oob%43ode=AB%26CD&x", shown: "?oob%43ode=*&x", code: "AB&CD"),
    // What only some readers see ends nothing
    Row(input: "?oobCode%3DAB%2\t6CD%26x", shown: "?oobCode%3D*%26x", code: "AB&CD"),
    Row(input: "?oobCode=AB\\u0026CD&x", shown: "?oobCode=*&x", code: "AB\\u0026CD"),
    // Encodings of the code, and the code by its value
    Row(input: "?oobCode=%41BCDEFGHI%4a&x", shown: "?oobCode=*&x"),
    Row(
      input: "/ABCDEFGHIJ?oobCode=ABCDEFGHIJ&k=%41BCDEFGHIJ&l=%2541BCDEFGHIJ;",
      shown: "/*?oobCode=*&k=*&l=*;"),
    Row(input: "//abcdefghij/?oobCode=ABCDEFGHIJ", shown: "//*/?oobCode=*"),
    Row(input: "?oobCode=ABCDEFGHIJ&k=%4ABCDEFGHIJ", shown: "?oobCode=*&k=%4*"),
    Row(input: "?oobCode=ABCDEFGHIJ&oobCode=ABCDEFGHIJ", shown: "?oobCode=*&oobCode=*"),
    // A gateway's own spelling of an equals sign
    Row(input: "?oobCode-3DABCDEFGHIJ&x", shown: "?oobCode*&x", code: "-3DABCDEFGHIJ"),
  ]

  @Test("A text has digests for its codes, all the same for the same code", arguments: rows)
  func texts(_ row: Row) {
    let digest = CodeDigest()
    let redactor = CodeRedactor(digest: digest, input: Array(row.input.utf8))
    let expected = row.shown.split(separator: "*", omittingEmptySubsequences: false)
      .joined(separator: digest.text(for: ActionCode(row.code)))
    #expect(redactor.text(row.input) == expected)
    #expect(CodeRedactor(digest: nil, input: Array(row.input.utf8)).text(row.input) == row.input)
  }

  @Test("A reader's code is taken out with what ends a value for other readers")
  func delimitedCodes() {
    let digest = CodeDigest()
    let short = CodeRedactor(digest: digest, codes: [ActionCode("a#b")])
    #expect(short.text("#?oobCode=a#b") == "#?oobCode=" + digest.text(for: ActionCode("a#b")))
    let long = CodeRedactor(digest: digest, codes: [ActionCode("abcdef#ghi")])
    let shown = digest.text(for: ActionCode("abcdef#ghi"))
    #expect(long.text("#?oobCode=abcdef#ghi&x") == "#?oobCode=\(shown)&x")
  }

  @Test("A digest is an ellipsis and eight digits, equal for equal codes and under one key only")
  func digests() {
    let (first, second) = (CodeDigest(), CodeDigest())
    let code = ActionCode("ABCDEFGHIJ")
    #expect(first.text(for: code) == first.text(for: ActionCode("ABCDEFGHIJ")))
    #expect(first.text(for: code) != first.text(for: ActionCode("ABCDEFGHIK")))
    #expect(first.text(for: code) != second.text(for: code))
    #expect(first.text(for: ActionCode("")) == "")
    let digits = first.text(for: code).dropFirst()
    #expect(first.text(for: code).first == "…")
    #expect(digits.count == 8 && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase })
  }

  @Test("A code shows alike in every part of a report")
  func equalCodes() throws {
    let nested = "https://b.example/__/auth/action%3FapiKey%3DK%26mode%3DsignIn%26oobCode%3D"
    let inspection = LinkInspection(
      of: "https://a.example/__/auth/links?link=\(nested)%2541BCDEFGHIJ%26lang%3Den".utf8.span,
      options: InspectionOptions())
    var writer = JSONWriter(style: .compact)
    inspection.write(to: &writer)
    let text = String(decoding: writer.bytes + InspectionText(of: inspection).utf8, as: UTF8.self)
    let digests = text.split(separator: "…").dropFirst().map { $0.prefix(8) }
    #expect(digests.count > 10)
    #expect(Set(digests).count == 1)
  }

  @Test(
    "Work is in proportion to the length of the text",
    arguments: [
      "oobCode=oobCode%3DoobCode%253D", "oobCode=aaaaaaaa&", "%25", "oobCode", "oobCode%3D",
      "%2525252525oobCode=ABCDEFGHIJ&", "oobCode=ABCDEFG%26oobCode%3DHIJKLMNO%2526", "%3",
      "\\u0041",
    ])
  func linearity(_ piece: String) {
    func work(_ count: Int) -> Int {
      let text = Array(String(repeating: piece, count: count).utf8)
      let decoded = FullyDecodedText(text)
      // Entries that end where another does, and only those, may overlap without bound.
      let entries = NamedCodes(in: decoded).entries
      var ends: Set<Int> = []
      return entries.reduce(0) { sum, entry in
        ends.insert(entry.units.upperBound).inserted ? sum + entry.units.count : sum
      }
    }
    let (small, large) = (work(500), work(1000))
    #expect(large <= 2 * small + 64)
  }

  @Test(
    "A long hostile text is done with soon", .timeLimit(.minutes(1)),
    arguments: [
      "oobCode=oobCode%3DoobCode%253D", "oobCode=aaaaaaaa&", "#?oobCode=#", "oobCode", "%25",
    ])
  func longTexts(_ piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let input = Array(text.utf8)
    let code = ActionCode(utf8: Array(input.suffix(50_000)))
    let redactor = CodeRedactor(digest: CodeDigest(), codes: [code], input: input)
    #expect(redactor.text(input).utf8.count <= 3 * input.count)
  }
}
