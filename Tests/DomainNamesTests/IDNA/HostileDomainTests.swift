import DomainNames
import Testing

/// Domains that no registry has: nothing traps, and time grows with the length.
@Suite("Long and hostile domains")
struct HostileDomainTests {
  let icu = ICUDomainToASCII()

  static func repeated(_ text: String, bytes: Int) -> String {
    String(repeating: text, count: bytes / text.utf8.count)
  }

  /// What a domain may be made of, over and over.
  static let pieces = [
    "\u{E9}", "\u{65E5}", "\u{5D0}", "\u{301}", "\u{316}\u{301}", "\u{200D}", "\u{200C}",
    "\u{94D}\u{200D}", "\u{E9}.", ".", "\u{3002}", "\u{1F468}\u{200D}", "\u{FDFA}", "\u{1D160}",
    "\u{4C0}", "\u{3164}", "\u{E9}--", "xn--zca.", "\u{10FFFF}", "\u{0}", "\u{AD}",
    "\u{1100}\u{1161}",
  ]

  @Test("Any length of any piece gives ASCII or a failure", arguments: pieces)
  func lengths(piece: String) {
    for bytes in [1_000, 10_000, 16_384, 100_000] {
      for domain in [
        Self.repeated(piece, bytes: bytes), "a" + Self.repeated(piece, bytes: bytes),
        "xn--" + Self.repeated(piece, bytes: bytes),
      ] {
        let ascii = icu.ascii(domain)
        #expect(ascii?.utf8.allSatisfy { $0 < 0x80 } ?? true)
        if let ascii, ascii.utf8.count <= ICUDomainToASCII.maximumLength {
          #expect(areIdentical(icu.unicode(ascii), icu.unicode(domain)))
        }
        _ = icu.isStrictlyValid(domain)
      }
    }
  }

  @Test("A domain above the limit fails where it takes tables, and only there")
  func limit() {
    let limit = ICUDomainToASCII.maximumLength
    let labels = Self.repeated("\u{E9}.", bytes: limit - 4)
    let longest = labels + String(repeating: "a", count: limit - labels.utf8.count)
    #expect(longest.utf8.count == limit)
    #expect(icu.ascii(longest) != nil)
    #expect(icu.unicode(longest) == longest)
    #expect(icu.ascii(longest + "a") == nil)
    #expect(icu.unicode(longest + "a") == nil)
    #expect(icu.displayForm(of: longest + "a") == longest + "a")
    #expect(icu.ascii(String(repeating: "\u{E9}", count: 900)) != nil)
    #expect(icu.ascii("xn--zca." + String(repeating: "a", count: limit)) == nil)
    #expect(icu.ascii(String(repeating: "A", count: 1_000_000))?.utf8.count == 1_000_000)
  }

  @Test("A long result is whole, however much longer than the domain it is")
  func growth() {
    // One code point that becomes four, and so a long A-label.
    let domain = Self.repeated("\u{3300}.", bytes: 8_000)
    let ascii = icu.ascii(domain)
    #expect((ascii?.utf8.count ?? 0) > domain.utf8.count * 2)
    #expect(ascii?.split(separator: ".").allSatisfy { $0.hasPrefix("xn--") } == true)
  }

  @Test("An A-label of 100 KB fails", arguments: ["a", "z", "9", "-"])
  func longALabel(digit: String) {
    let domain = "xn--" + Self.repeated(digit, bytes: 100_000)
    #expect(icu.ascii(domain) == nil)
    #expect(icu.displayForm(of: domain) == domain)
    #expect(!icu.isStrictlyValid(domain))
  }

  @Test(
    "Bytes that are not UTF-8 fail",
    arguments: [
      [0x80], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF, 0x61],
      [0x78, 0x6E, 0x2D, 0x2D, 0xC0, 0x80],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    #expect(icu.ascii(bytes) == nil)
    let (unicode, isValid) = (icu.unicodeForm(of: bytes.span), icu.isStrictlyValid(bytes.span))
    #expect(unicode == nil && !isValid)
    let display = icu.displayForm(of: bytes.span)
    #expect(display == String(decoding: bytes, as: UTF8.self))
  }
}
