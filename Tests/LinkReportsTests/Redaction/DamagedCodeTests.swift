import ActionLinks
import JSONText
import Testing

@testable import LinkReports

@Suite("Codes in what mail has damaged")
struct DamagedCodeTests {
  /// A text, and the same with `*` for each code in it.
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let shown: String
    /// The codes of the digests; the last one of all further ones.
    var codes: [String]
    var testDescription: String { input.debugDescription }

    init(_ input: String, _ shown: String, _ codes: String...) {
      self.input = input
      self.shown = shown
      self.codes = codes.isEmpty ? ["ABCDEFGHIJ"] : codes
    }
  }

  private static let references: [Row] = [
    Row("?oobCode&#61;ABCDEFGHIJ&x", "?oobCode&#61;*&x"),
    Row("?oobCode&#x3D;ABCDEFGHIJ&x", "?oobCode&#x3D;*&x"),
    Row("?oobCode&#X3d;ABCDEFGHIJ&x", "?oobCode&#X3d;*&x"),
    Row("?oobCode&#0061;ABCDEFGHIJ&x", "?oobCode&#0061;*&x"),
    Row("?oobCode&equals;ABCDEFGHIJ&x", "?oobCode&equals;*&x"),
    Row("?oobCode&amp;#61;ABCDEFGHIJ&x", "?oobCode&amp;#61;*&x"),
    Row("?oobCode&amp;amp;amp;#61;ABCDEFGHIJ&x", "?oobCode&amp;amp;amp;#61;*&x"),
    Row("?oobCode&amp;equals;ABCDEFGHIJ", "?oobCode&amp;equals;*"),
    Row("?oobCode&#61ABCDEFGHIJ&x", "?oobCode&#61*&x"),
    Row("?oobCode&#x3dZBCDEFGHIJ&x", "?oobCode&#x3d*&x", "ZBCDEFGHIJ"),
    Row("?oobCode&amp#61;ABCDEFGHIJ&x", "?oobCode&amp#61;*&x"),
    Row("?oobCode&#38#61ABCDEFGHIJ&x", "?oobCode&#38#61*&x"),
    Row("?oobCode%26%2361%3BABCDEFGHIJ%26x", "?oobCode%26%2361%3B*%26x"),
    Row("?oobCode%26%2361ABCDEFGHIJ%26x", "?oobCode%26%2361*%26x"),
    Row("?oobCode%2526%252361%253BABCDEFGHIJ%2526x", "?oobCode%2526%252361%253B*%2526x"),
    Row("?oob&#67;ode=ABCDEFGHIJ&x", "?oob&#67;ode=*&x"),
    Row("?&#111&#x6f;bCode=ABCDEFGHIJ&x", "?&#111&#x6f;bCode=*&x"),
    Row("?oob&shy;Code=ABCDEFGHIJ&x", "?oob&shy;Code=*&x"),
    Row("?oobCode=ABCDE&#46;FGHIJ&x", "?oobCode=*&x", "ABCDE.FGHIJ"),
    Row("?oobCode=ABCDE&#70;GHIJ&x", "?oobCode=*&x"),
    Row("?oobCode=ABCDE&zwj;FGHIJ&x", "?oobCode=*&x"),
    Row("?oobCode=ABCDEFGHIJ&amp;lang=en", "?oobCode=*&amp;lang=en"),
    Row("?oobCode=ABCDEFGHIJ&#38;lang=en", "?oobCode=*&#38;lang=en"),
    Row("?oobCode=ABCDEFGHIJ&amp;amp;lang=en", "?oobCode=*&amp;amp;lang=en"),
  ]

  private static let invisible: [Row] =
    [
      "\u{200B}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{200C}", "\u{200D}", "\u{202E}", "\u{2069}",
      "\u{FE0F}", "\u{E0100}", "%E2%80%8B", "%C2%AD", "%25EF%25BB%25BF", "%F3%A0%84%80", "&#8203;",
      "&#x200b;", "&ZeroWidthSpace;", "&NegativeVeryThinSpace;",
    ].flatMap { text in
      [
        Row("?oob\(text)Code=ABCDEFGHIJ&x", "?oob\(text)Code=*&x"),
        Row("?k=1&oobCode=ABCDE\(text)FGHIJ&x", "?k=1&oobCode=*&x"),
      ]
    }

  private static let lines: [Row] = [
    Row("?oobCo=\nde=ABCDEFGHIJ&x", "?oobCo=\nde=*&x"),
    Row("?oobCo=\r\nde=ABCDEFGHIJ&x", "?oobCo=\r\nde=*&x"),
    Row("?oobCo=\nde=3DABCDEFGHIJ&x", "?oobCo=\nde=*&x"),
    Row("?mode=3DsignIn&oobCode=3DABCDEFGHIJ&x", "?mode=3DsignIn&oobCode=*&x"),
    Row("?=6FobCode=3DABCDEFGHIJ&x", "?=6FobCode=*&x"),
    Row("?oob=43ode=ABCDEFGHIJ&x", "?oob=43ode=*&x"),
    Row("?k=3D1&oobCode=3DABCDE=46GHIJ&x", "?k=3D1&oobCode=*&x"),
    Row("?oob=E2=80=8BCode=ABCDEFGHIJ&x", "?oob=E2=80=8BCode=*&x"),
    Row("?k=3D1&oobCode=3DABCDE=E2=80=8BFGHIJ&x", "?k=3D1&oobCode=*&x"),
    Row("?k=3D1&oobCode=3D=\r\nABCDEFGHIJ&x", "?k=3D1&oobCode=*&x"),
    Row("?oobCode=ABCDE=\nFGHIJ&x", "?oobCode=*&x"),
    Row("?oobCode=ABCDE=\r\nFGHIJ&x", "?oobCode=*&x"),
    Row("?oobCo\n> de=ABCDEFGHIJ&x", "?oobCo\n> de=*&x"),
    Row("?oobCo\r\n>> > de=ABCDEFGHIJ&x", "?oobCo\r\n>> > de=*&x"),
    Row("?oobCo%0A%3E%20de=ABCDEFGHIJ&x", "?oobCo%0A%3E%20de=*&x"),
    Row("?oobCo\n&gt; de=ABCDEFGHIJ&x", "?oobCo\n&gt; de=*&x"),
    Row("?oobCode=ABCDE\n> FGHIJ&x", "?oobCode=*&x"),
    Row("?oobCode=ABCDE\n  FGHIJ&x", "?oobCode=*&x"),
    Row("?oobCode=ABCDE\r\nFGHIJ&x", "?oobCode=*&x"),
    Row("?oobCode=\n> ABCDEFGHIJ&x", "?oobCode=\n> *&x"),
    // It may as well be a code that begins like this
    Row("?oobCode=3DABCDEFGHIJ&x", "?oobCode=*&x", "3DABCDEFGHIJ"),
    Row("?oobCode=41ABCDEFGHIJ&x=41", "?oobCode=*&x=41", "41ABCDEFGHIJ"),
    Row("?oobCode[]=41ABCDEFGHIJ&x=41", "?oobCode[]=*&x=41", "41ABCDEFGHIJ"),
  ]

  private static let mixtures: [Row] = [
    Row("?oob&#6=\n7;ode=3DABCDEFGHIJ", "?oob&#6=\n7;ode=*"),
    Row("?oob&\u{200B}#67;ode\n> &#x3d;ABCDE&#8203;FGHIJ", "?oob&\u{200B}#67;ode\n> &#x3d;*"),
    Row("?oobCode=26#61;ABCDEFGHIJ", "?oobCode=*"),
    Row("?k=3D1&oobCode=3D\nABCDEFGHIJ", "?k=3D1&oobCode=*"),
    Row("?k=3D1&oob=43ode%3D\n> ABCDEFGHIJ", "?k=3D1&oob=43ode%3D\n> *"),
    Row("?oob=2543ode=3DABCDEFGHIJ", "?oob=2543ode=*"),
    Row("?oob%26%23x=\n43%3Bode%3DABCDEFGHIJ", "?oob%26%23x=\n43%3Bode%3D*"),
    Row("?oob&bsol;u0043ode=ABCDEFGHIJ", "?oob&bsol;u0043ode=*"),
  ]

  private static let tails: [Row] = [
    Row("?oobCode=ABCD#ETCODE", "?oobCode=*#*", "ABCD", "ETCODE"),
    Row("?oobCode=ABCD#ETCODE&x=1", "?oobCode=*#*&x=1", "ABCD", "ETCODE"),
    Row("?oobCode=ABCD&amp;ETCODE&x=1", "?oobCode=*&amp;*&x=1", "ABCD", "ETCODE"),
    Row("?oobCode=ABCD&ETCODE#FGHIJKL", "?oobCode=*&*#*", "ABCD", "ETCODE", "FGHIJKL"),
    Row("?oobCode=ABCD#ETCODE=1", "?oobCode=*#ETCODE=1", "ABCD"),
    Row("?oobCode=ABCD#/sign/in/", "?oobCode=*#/sign/in/", "ABCD"),
    Row("?oobCode=ABCD#signing/in", "?oobCode=*#signing/in", "ABCD"),
    Row("?oobCode=ABCD#Intent;scheme=x", "?oobCode=*#Intent;scheme=x", "ABCD"),
    Row("?oobCode=#ETCODEX&x", "?oobCode=#*&x", "ETCODEX"),
    Row("?oobCode=ABCD#top", "?oobCode=*#top", "ABCD"),
  ]

  /// Names of parameters that are names of characters too.
  private static let ordinary: [Row] = [
    "lang=en", "copy=1", "lt=1", "gt=1", "amp=1", "reg=x", "para=2", "sect=3", "shy=1", "quot=a",
    "lang", "copy", "reg", "lt1=x", "ampere=1", "copy;", "lang;x=1", "equals=2", "num=61", "zwj=1",
    "it=1", "x=3D", "x=41", "mode=ADgj&lang=fr",
  ].map { Row("?oobCode=ABCDEFGHIJ&\($0)", "?oobCode=*&\($0)") }

  @Test(
    "What a repair undoes hides no code, and what is shown of it is the digest of the repaired code",
    arguments: references + invisible + lines + mixtures + tails + ordinary)
  func texts(_ row: Row) {
    let digest = CodeDigest()
    let redactor = CodeRedactor(digest: digest, input: Array(row.input.utf8))
    var expected = ""
    for (index, part) in row.shown.split(separator: "*", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 {
        let code = row.codes[min(index, row.codes.count) - 1]
        expected += digest.text(for: ActionCode(code))
      }
      expected += part
    }
    #expect(redactor.text(row.input) == expected)
  }

  @Test(
    "No part of a report shows a half of a code that is broken in two",
    arguments: [
      "ABCDEFGH&#46;JKLMNOPQ", "ABCDEFGH&shy;JKLMNOPQ", "ABCDEFGH&amp;JKLMNOPQ",
      "ABCDEFGH#JKLMNOPQ", "ABCDEFGH\u{200B}JKLMNOPQ", "ABCDEFGH\n> JKLMNOPQ",
      "ABCDEFGH=\nJKLMNOPQ", "ABCDEFGH%E2%80%8BJKLMNOPQ", "ABCDEFGH&amp;#46;JKLMNOPQ",
      "ABCDEFGH&#46JKLMNOPQ", "ABCDEFGH&\n#46;JKLMNOPQ",
    ])
  func halves(_ code: String) {
    for name in ["oobCode=", "oobCode&#61;", "oob\u{AD}Code=", "oobC=\node=3D", "oob&#67;ode="] {
      let inspection = LinkInspection(
        of: "https://a.example/__/auth/action?mode=signIn&apiKey=k&\(name)\(code)".utf8.span,
        options: InspectionOptions())
      let shown = ShownText(of: inspection)
      #expect(!shown.shows("ABCDEFGH"), "\(name)")
      #expect(!shown.shows("JKLMNOPQ"), "\(name)")
    }
  }

  @Test("A fragment below the length of words is shown nowhere alone either")
  func shortFragments() {
    let input = "?oobCode=ABCDEF&#46;JKLMNO"
    let redactor = CodeRedactor(digest: CodeDigest(), input: Array(input.utf8))
    #expect(!redactor.text("#46;JKLMNO").contains("JKLMNO"))
    #expect(redactor.text("JKLMNOPE") == "JKLMNOPE")
  }

  @Test(
    "Long damage is undone soon", .timeLimit(.minutes(1)),
    arguments: [
      "&#0", "&amp;", "&#38", "0", "&#", "&a", "=\n", "=3D", "=3D3D", "&#x", "%26%23", "\u{200B}",
      "\n> ", "oobCode=\n> &#61;", "oobCode=a#bbbbbb", "oobCode=a&#oobCodebbbbbbbb", ";", "&#38#38",
      "a#bbbbbbb&oobCode=", "oobCode=3D", "oobCode=", "oob&#67;ode=a&#46;",
    ])
  func longTexts(_ piece: String) {
    let repeated = String(repeating: piece, count: 20_000 / piece.utf8.count)
    let longRun = "oobCode=A&" + String(repeating: "a", count: 20_000) + "=1"
    for tail in ["", String(repeating: "%25", count: 10_000) + "3B", longRun] {
      let input = Array((repeated + tail).utf8)
      let redactor = CodeRedactor(digest: CodeDigest(), input: input)
      #expect(redactor.text(input).utf8.count <= 4 * input.count)
    }
  }
}
