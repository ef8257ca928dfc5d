import DomainNames
import Testing
import URLStandard

@Suite("Offsets are in bytes of the input as it was given")
struct OffsetTests {
  @Test(
    "Behind what the parser takes away, replaces or reads as more than a byte",
    arguments: [
      (" \thttps://a/é\n<", ["invalid-URL-unit@0", "invalid-URL-unit@14", "invalid-URL-unit@15"]),
      ("\u{1}\u{1F} https://a/<", ["invalid-URL-unit@0", "invalid-URL-unit@13"]),
      (
        "h\t\r\nttps://a/<\t<",
        ["invalid-URL-unit@1", "invalid-URL-unit@13", "invalid-URL-unit@15"]
      ),
      ("https://a/\t\t\t<", ["invalid-URL-unit@10", "invalid-URL-unit@13"]),
      ("https://a/💩<日<", ["invalid-URL-unit@14", "invalid-URL-unit@18"]),
      ("https://é@ä_ö/%", ["invalid-credentials@10", "domain-to-ASCII@11", "invalid-URL-unit@17"]),
      (
        "https://a/%\t41%4\n",
        ["invalid-URL-unit@16", "invalid-URL-unit@11", "invalid-URL-unit@14"]
      ),
      (
        "https://a\\\t\\",
        ["invalid-URL-unit@10", "invalid-reverse-solidus@9", "invalid-reverse-solidus@11"]
      ),
    ] as [(String, [String])])
  func text(_ input: String, _ errors: [String]) {
    let reading = Reading([UInt8](input.utf8))
    #expect(reading.validationErrors == errors)
    #expect(reading.failure == nil)
  }

  @Test("Behind bytes that are not UTF-8, which the parser reads as U+FFFD")
  func malformedUTF8() {
    let start = [UInt8]("https://a/".utf8)
    #expect(
      Reading(start + [0xFF, 0x3C, 0xE2, 0x82, 0x3C]).validationErrors == [
        "malformed-UTF-8@10", "malformed-UTF-8@12", "invalid-URL-unit@11", "invalid-URL-unit@14",
      ])
    // The tab splits a sequence, which is no sequence then.
    #expect(
      Reading([0x20] + start + [0xE2, 0x09, 0x82, 0x3C]).validationErrors == [
        "invalid-URL-unit@0", "invalid-URL-unit@12", "malformed-UTF-8@11", "malformed-UTF-8@13",
        "invalid-URL-unit@14",
      ])
    #expect(
      Reading(start + [0xED, 0xA0, 0x80]).record?.href == "https://a/%EF%BF%BD%EF%BF%BD%EF%BF%BD")
    #expect(Reading(start + [0xF0, 0x9F, 0x92]).record?.href == "https://a/%EF%BF%BD")
    #expect(Reading(start + [0xF0, 0x9F, 0x92]).validationErrors == ["malformed-UTF-8@10"])
  }

  @Test("Noncharacters are no URL code points; their neighbours are")
  func noncharacters() {
    func errors(_ values: [UInt32]) -> [String] {
      let scalars = values.compactMap(Unicode.Scalar.init)
      return Reading(
        scalars.reduce(into: [UInt8]("foo:".utf8)) { $0 += UTF8.encode($1) ?? .init() }
      )
      .validationErrors
    }
    #expect(
      errors([0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0]) == ["invalid-URL-unit@7", "invalid-URL-unit@10"])
    #expect(
      errors([0xFFFD, 0xFFFE, 0xFFFF, 0x10000]) == ["invalid-URL-unit@7", "invalid-URL-unit@10"])
    #expect(
      errors([0x1FFFD, 0x1FFFE, 0x1FFFF, 0x20000]) == ["invalid-URL-unit@8", "invalid-URL-unit@12"])
    #expect(
      errors([0x10FFFD, 0x10FFFE, 0x10FFFF]) == ["invalid-URL-unit@8", "invalid-URL-unit@12"])
    #expect(errors([0x7E, 0x7F, 0x9F, 0xA0]) == ["invalid-URL-unit@5", "invalid-URL-unit@6"])
  }

  @Test(
    "Of failures",
    arguments: [
      ("  https://h:1x", "port-invalid@13"),
      ("ht\ttps://h:\n1x", "port-invalid@13"),
      ("\t/x", "missing-scheme-non-relative-URL@1"),
      ("https://ä@[:\n:g]", "IPv6-invalid-code-point@15"),
      ("https://a\t<", "forbidden-domain-code-point@10"),
      ("https://ä:b@\t", "host-missing@13"),
      ("https://ä:b@\t/", "host-missing@14"),
    ])
  func failure(_ input: String, _ failure: String) {
    #expect(Reading([UInt8](input.utf8)).failure == failure)
  }
}
