import DomainNames
import Testing
import URLStandard

@Suite("Domain to ASCII and to Unicode over ICU")
struct ICUDomainToASCIITests {
  let icu = ICUDomainToASCII()

  @Test("A caller writes .icu")
  func accessor() throws {
    func ascii(of domain: String, by processor: some DomainToASCII) throws -> [UInt8] {
      var output = [UInt8]("https://".utf8)
      try processor.appendASCII(of: domain.utf8.span, to: &output)
      return output
    }
    #expect(
      try ascii(of: "b\u{FC}cher.example", by: .icu)
        == [UInt8]("https://xn--bcher-kva.example".utf8))
  }

  @Test("A failure leaves the output as it was, and says what failed")
  func failure() {
    var output = [UInt8]("kept".utf8)
    #expect(throws: DomainToASCIIFailure.unicodeToASCII) {
      try icu.appendASCII(of: "a\u{200B}\u{FFFD}".utf8.span, to: &output)
    }
    #expect(output == [UInt8]("kept".utf8))
  }

  @Test("The version of Unicode is 15.0 or newer, and compares as a version")
  func version() {
    #expect(ICUDomainToASCII.unicodeVersion >= UnicodeVersion(15, 0))
    #expect(UnicodeVersion(15, 1) < UnicodeVersion(16, 0))
    #expect(UnicodeVersion(15, 1).description == "15.1")
  }

  @Test(
    "The checks that the URL Standard leaves off do not fail a domain",
    arguments: [
      ("\u{E9}..b", "xn--9ca..b"), (".\u{E9}", ".xn--9ca"), ("\u{E9}.", "xn--9ca."),
      ("-\u{E9}", "xn----bga"), ("\u{E9}-", "xn----9fa"), ("a\u{E9}--b", "xn--a--b-bpa"),
      ("\u{E9}_b", "xn--_b-9ia"), ("\u{E9}\u{A0}", "xn-- -9fa"),
      (String(repeating: "\u{E9}", count: 64), "xn--9ca" + String(repeating: "a", count: 63)),
    ])
  func unchecked(domain: String, ascii: String) {
    #expect(icu.ascii(domain) == ascii)
    #expect(!icu.isStrictlyValid(domain))
  }

  @Test(
    "Bidi rule, joiner rules, disallowed code points and bad A-labels fail a domain",
    arguments: [
      "\u{E0}\u{5D0}", "a\u{200C}b", "\u{200D}", "\u{301}a", "\u{FFFD}.a", "\u{E9}.xn--a",
      "\u{E9}.xn--", "\u{E9}.xn--ascii-", "xn--\u{E9}", "\u{E9}.xn--xn--a--gua", "xn--xn--a--gua",
      "xn--zca.xn--xn--a--gua.b", "\u{10FFFF}",
    ])
  func refused(domain: String) {
    #expect(icu.ascii(domain) == nil)
    #expect(icu.unicode(domain) == nil)
    #expect(icu.displayForm(of: domain) == domain)
    #expect(!icu.isStrictlyValid(domain))
  }

  @Test("Only a decoded label that begins with xn-- fails, not one that holds it further on")
  func decodedPrefix() throws {
    let ascii = try #require(icu.ascii("\u{E9}xn--a"))
    #expect(ascii.hasPrefix("xn--xn--"))
    #expect(icu.unicode(ascii) == "\u{E9}xn--a")
  }

  @Test(
    "ASCII without an A-label is lowercased",
    arguments: ["", ".", "...", "EXAMPLE.Com", "a_b", "-a-", "ab--c", "axn--a.b", "xn-", "[@`{Z"])
  func ascii(domain: String) {
    let lowercased = domain.lowercased()
    #expect(icu.ascii(domain) == lowercased)
    #expect(icu.unicode(domain) == lowercased)
  }

  @Test(
    "The strict form accepts",
    arguments: [
      "example.com", "EXAMPLE.com", "b\u{FC}cher.example", "xn--bcher-kva.example", "\u{2260}.a",
      "1.\u{E9}", String(repeating: "a", count: 63) + ".\u{E9}",
    ])
  func strictlyValid(domain: String) {
    #expect(icu.isStrictlyValid(domain))
  }

  @Test(
    "The strict form refuses",
    arguments: [
      "", ".", "a.", "a..b", "-a", "a-", "ab--c", "a_b", "a b", "xn--a", "xn--0.com", "\u{E9}_",
      "\u{E9}.", "\u{E9}..a", "\u{E9}.-a", "\u{3164}", "\u{FF05}\u{FF14}\u{FF11}",
      String(repeating: "a", count: 64) + ".\u{E9}",
      [String](repeating: String(repeating: "a", count: 61), count: 4).joined(separator: ".")
        + ".\u{E9}",
    ])
  func notStrictlyValid(domain: String) {
    #expect(!icu.isStrictlyValid(domain))
  }

  @Test(
    "The display form has U-labels where all are good",
    arguments: [
      ("xn--bcher-kva.example", "b\u{FC}cher.example"), ("example.com", "example.com"),
      ("xn--bcher-kva.xn--a", "xn--bcher-kva.xn--a"), ("xn--fa-hia.de", "fa\u{DF}.de"),
      ("xn--zca..", "\u{DF}.."), ("", ""),
    ])
  func display(domain: String, form: String) {
    #expect(icu.displayForm(of: domain) == form)
    let bytesForm = icu.displayForm(of: domain.utf8.span)
    #expect(bytesForm == form)
  }

  @Test("Many threads get the answers that one gets")
  func threads() async {
    let domains = [
      "b\u{FC}cher.example", "\u{65E5}\u{672C}\u{8A9E}.jp", "\u{627}\u{644}.a",
      "\u{FF21}\u{FF22}.c",
      "\u{4C0}\u{10A0}", "a\u{200C}b", "xn--zca.\u{E9}", "xn--xn--a--gua", "\u{E0}\u{5D0}",
    ]
    let answers = domains.map { [icu.ascii($0), icu.unicode($0)] }
    let faults = await withTaskGroup(of: Int.self) { group in
      for task in 0..<64 {
        group.addTask {
          (0..<2_000).count { turn in
            let index = (task + turn) % domains.count
            let icu = ICUDomainToASCII()
            return [icu.ascii(domains[index]), icu.unicode(domains[index])] != answers[index]
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(faults == 0)
  }
}
