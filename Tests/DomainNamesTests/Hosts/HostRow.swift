import DomainNames
import Testing

/// A host as written, and the facts that its spelling shows with the places of the first ones.
struct HostRow: Sendable, CustomTestStringConvertible {
  let host: String
  let facts: [HostFact]

  init(_ host: String, _ facts: (HostFact.Kind, Range<Int>)...) {
    self.host = host
    self.facts = facts.map { HostFact($0.0, $0.1) }
  }

  var testDescription: String { host.debugDescription }
}

extension HostRow {
  static let all = plain + spelling + codePoints + labels + aLabels + idna + addresses

  static let plain = [
    "app.example.com", "example-app.firebaseapp.com", "a", "a-b.c_d.e", "1.example.com",
    "r3---sn-x.example.com", "example-app--pr1-ab12cd34.web.app", "xn.example.com", "-a.example",
    "links.example.com", "l.example", "example.local", "notlocalhost", "localhost.example.com",
    "0x.example.com", "a.0xg", "a.1b", "axn--a.com", "203.0.113.9", "[2001:db8::1]",
    String(repeating: "a", count: 63) + ".com", String(repeating: "a.", count: 125) + "com",
  ].map { HostRow($0) }

  static let spelling: [HostRow] = [
    HostRow("App.example.com", (.uppercase, 0..<1)),
    HostRow("app%2eexample.com", (.percentEncoded, 3..<6)),
    HostRow("app.example%2Ecom.", (.percentEncoded, 11..<14), (.trailingDot, 17..<18)),
    HostRow("%41pp.com", (.percentEncoded, 0..<3), (.uppercase, 0..<3)),
    HostRow("b%C3%BCcher.de", (.percentEncoded, 1..<4), (.nonASCII, 1..<7)),
    HostRow("bücher.de", (.nonASCII, 1..<3)),
    HostRow("BÜCHER.de", (.uppercase, 0..<1), (.nonASCII, 1..<3), (.mapped, 1..<3)),
    HostRow("bu\u{308}cher.de", (.mapped, 0..<8), (.nonASCII, 2..<4)),
    HostRow("co\u{2133}.de", (.nonASCII, 2..<5), (.mapped, 2..<5)),
    HostRow("lin\u{212A}s.de", (.nonASCII, 3..<6), (.mapped, 3..<6)),
    HostRow("ａ.de", (.nonASCII, 0..<3), (.mapped, 0..<3)),
    HostRow("\u{13A0}.de", (.nonASCII, 0..<3)),
    HostRow("\u{AB70}.de", (.nonASCII, 0..<3), (.mapped, 0..<3)),
    HostRow("a\u{3002}de", (.nonASCII, 1..<4), (.nonstandardDot, 1..<4)),
    HostRow("a\u{FF0E}de", (.nonASCII, 1..<4), (.nonstandardDot, 1..<4)),
    HostRow(
      "a.de\u{FF61}", (.nonASCII, 4..<7), (.nonstandardDot, 4..<7), (.trailingDot, 4..<7)),
    HostRow("straße.de", (.nonASCII, 4..<6), (.deviationCharacter, 4..<6)),
    HostRow("ελλάς.gr", (.nonASCII, 0..<2), (.deviationCharacter, 8..<10)),
    HostRow("xn--strae-oqa.de"),
    HostRow(
      "\u{915}\u{94D}\u{200D}\u{937}.in", (.nonASCII, 0..<3), (.deviationCharacter, 6..<9),
      (.invisibleCharacter, 6..<9)),
    HostRow("exam\u{AD}ple.com", (.nonASCII, 4..<6), (.invisibleCharacter, 4..<6)),
    HostRow("a\u{200B}b.com", (.nonASCII, 1..<4), (.invisibleCharacter, 1..<4)),
    HostRow("a\u{2060}b.com", (.nonASCII, 1..<4), (.invisibleCharacter, 1..<4)),
    HostRow("a\u{FE0F}b.com", (.nonASCII, 1..<4), (.invisibleCharacter, 1..<4)),
    HostRow(
      "a\u{202E}b.com", (.nonASCII, 1..<4), (.bidiControl, 1..<4), (.invalidIDNA, 1..<4)),
    HostRow(
      "a\u{2066}b.com", (.nonASCII, 1..<4), (.bidiControl, 1..<4), (.invalidIDNA, 1..<4)),
    HostRow(
      "a\u{200F}b.com", (.nonASCII, 1..<4), (.bidiControl, 1..<4), (.invalidIDNA, 1..<4)),
    HostRow("app.exa\tmple.com", (.tabOrNewline, 7..<8)),
    HostRow("b%FCcher.de", (.percentEncoded, 1..<4), (.invalidUTF8, 1..<4)),
  ]

  static let codePoints: [HostRow] = [
    HostRow(
      "evil.example／.app.com", (.nonASCII, 12..<15), (.mapped, 12..<15),
      (.forbiddenCodePoint, 12..<15)),
    HostRow(
      "evil＃.app.com", (.nonASCII, 4..<7), (.mapped, 4..<7), (.forbiddenCodePoint, 4..<7)),
    HostRow("evil%23.app.com", (.percentEncoded, 4..<7), (.forbiddenCodePoint, 4..<7)),
    HostRow("evil%252e.app.com", (.percentEncoded, 4..<7), (.forbiddenCodePoint, 4..<7)),
    HostRow("a%zz.com", (.forbiddenCodePoint, 1..<2)),
    HostRow("a b.com", (.forbiddenCodePoint, 1..<2)),
    HostRow("a%00b.com", (.percentEncoded, 1..<4), (.forbiddenCodePoint, 1..<4)),
    HostRow("a@b.com", (.forbiddenCodePoint, 1..<2)),
    HostRow("a;.evil.com", (.invalidCharacter, 1..<2)),
    HostRow("a$.evil.com", (.invalidCharacter, 1..<2)),
    HostRow("a*.com", (.invalidCharacter, 1..<2)),
  ]

  static let labels: [HostRow] = [
    HostRow("", (.empty, 0..<0)),
    HostRow("\u{AD}", (.empty, 0..<2), (.nonASCII, 0..<2), (.invisibleCharacter, 0..<2)),
    HostRow("app.example.com.", (.trailingDot, 15..<16)),
    HostRow("a..b", (.emptyLabel, 2..<2)), HostRow(".a", (.emptyLabel, 0..<0)),
    HostRow(".", (.emptyLabel, 0..<0), (.trailingDot, 0..<1)),
    HostRow("a.com..", (.emptyLabel, 6..<6), (.trailingDot, 6..<7)),
    HostRow(String(repeating: "a", count: 64) + ".b", (.labelTooLong, 0..<64)),
    HostRow("b.xn--" + String(repeating: "a", count: 60), (.labelTooLong, 2..<66)),
    HostRow(String(repeating: "ü", count: 50) + ".b", (.nonASCII, 0..<2)),
    HostRow(
      String(repeating: "aü", count: 30) + ".b", (.labelTooLong, 0..<90), (.nonASCII, 1..<3)),
    HostRow(String(repeating: "a.", count: 126) + "com", (.nameTooLong, 0..<255)),
    HostRow(
      String(repeating: "a", count: 20_000), (.nameTooLong, 0..<20_000)),
  ]

  static let aLabels: [HostRow] = [
    HostRow("xn--bcher-kva.example"),
    HostRow("xn--abc-u68do18h.xn--a.example", (.invalidALabel, 17..<22)),
    HostRow("XN--BCHER-KVA.example", (.uppercase, 0..<1)),
    HostRow("xn--a.example.com", (.invalidALabel, 0..<5)),
    HostRow("xn--.example.com", (.undecodableALabel, 0..<4)),
    HostRow("xn---.example.com", (.undecodableALabel, 0..<5)),
    HostRow("xn--a!-kva.example.com", (.invalidALabel, 0..<10), (.invalidCharacter, 5..<6)),
    HostRow("xn--99999999.com", (.undecodableALabel, 0..<12)),
    HostRow("xn--abc-.com", (.asciiALabel, 0..<8)),
    HostRow("a.xn--xn---epa.com", (.nestedALabel, 2..<14)),
    HostRow("xn---kva.com", (.nonMinimalALabel, 0..<8)),
    HostRow("xn--Bcher-Kva.com", (.uppercase, 4..<5)),
    // A capital U with diaeresis, which UTS 46 maps; a combining mark at the beginning; a joiner
    // out of its context.
    HostRow("xn--bcher-8pa.com", (.invalidALabel, 0..<13)),
    HostRow("xn--app-jdc.com", (.invalidALabel, 0..<11)),
    HostRow("xn--ab-j1t.com", (.invalidALabel, 0..<10)),
    HostRow("xn--bücher.com", (.undecodableALabel, 0..<11), (.nonASCII, 5..<7)),
  ]

  static let idna: [HostRow] = [
    HostRow("\u{301}app.example", (.nonASCII, 0..<2), (.invalidIDNA, 0..<5)),
    HostRow(
      "a\u{200D}b.example", (.invalidIDNA, 0..<5), (.nonASCII, 1..<4), (.deviationCharacter, 1..<4),
      (.invisibleCharacter, 1..<4)),
    HostRow("a\u{378}.example", (.nonASCII, 1..<3), (.invalidIDNA, 1..<3)),
    // The bidi rule of a label, and that of the whole name for a label of digits first.
    HostRow("\u{5D0}a.example", (.nonASCII, 0..<2), (.invalidIDNA, 0..<3)),
    HostRow("0a.\u{5D0}", (.invalidIDNA, 0..<5), (.nonASCII, 3..<5)),
    HostRow("i❤.example.com", (.nonASCII, 1..<4), (.notIDNA2008, 1..<4)),
    HostRow("xn--i-7iq.example.com", (.notIDNA2008, 0..<9)),
    HostRow("a.i\u{1F600}x", (.nonASCII, 3..<7), (.notIDNA2008, 3..<7)),
    HostRow("l\u{B7}l.cat", (.nonASCII, 1..<3)),
    HostRow("a\u{B7}l.cat", (.nonASCII, 1..<3), (.notIDNA2008, 1..<3)),
    HostRow("\u{30AB}\u{30FB}.jp", (.nonASCII, 0..<3)),
    HostRow("a\u{30FB}.jp", (.nonASCII, 1..<4), (.notIDNA2008, 1..<4)),
    HostRow("\u{3B1}\u{375}\u{3B2}.gr", (.nonASCII, 0..<2)),
    HostRow("\u{3B1}\u{375}a.gr", (.nonASCII, 0..<2), (.notIDNA2008, 2..<4)),
    HostRow("\u{640}\u{628}.com", (.nonASCII, 0..<2), (.notIDNA2008, 0..<2)),
    HostRow("ü-.com", (.nonASCII, 0..<2), (.notIDNA2008, 2..<3)),
    HostRow("√x.com", (.nonASCII, 0..<3), (.notIDNA2008, 0..<3)),
  ]

  static let addresses: [HostRow] = [
    HostRow("localhost", (.loopback, 0..<9)),
    HostRow("a.localhost.", (.loopback, 0..<12), (.trailingDot, 11..<12)),
    HostRow("127.0.0.1", (.loopback, 0..<9)), HostRow("127.1.2.3", (.loopback, 0..<9)),
    HostRow("[::1]", (.loopback, 0..<5)),
    HostRow("[::ffff:127.0.0.1]", (.noncanonicalIPv6, 0..<18), (.loopback, 0..<18)),
    HostRow("[::ffff:7f00:1]", (.loopback, 0..<15)),
    HostRow("[::127.0.0.1]", (.noncanonicalIPv6, 0..<13)),
    HostRow("0.0.0.0"), HostRow("[::]"), HostRow("[2001:DB8::1]", (.noncanonicalIPv6, 0..<13)),
    HostRow("2130706433", (.noncanonicalIPv4, 0..<10), (.loopback, 0..<10)),
    HostRow("0x7f.0x0.0x0.0x1", (.noncanonicalIPv4, 0..<16), (.loopback, 0..<16)),
    HostRow("0177.0.0.1", (.noncanonicalIPv4, 0..<10), (.loopback, 0..<10)),
    HostRow("127.1", (.noncanonicalIPv4, 0..<5), (.loopback, 0..<5)),
    HostRow("0", (.noncanonicalIPv4, 0..<1)), HostRow("0x", (.noncanonicalIPv4, 0..<2)),
    HostRow("10.0.0.1.", (.noncanonicalIPv4, 0..<9), (.trailingDot, 8..<9)),
    HostRow(
      "①②⑦.0.0.1", (.nonASCII, 0..<3), (.mapped, 0..<3), (.noncanonicalIPv4, 0..<15),
      (.loopback, 0..<15)),
    HostRow("1.2.3.4.5", (.invalidIPv4, 0..<9)), HostRow("256.0.0.1", (.invalidIPv4, 0..<9)),
    HostRow("example.1", (.invalidIPv4, 0..<9)), HostRow("a.0xa", (.invalidIPv4, 0..<5)),
    HostRow("4294967296", (.invalidIPv4, 0..<10)), HostRow("09.0.0.1", (.invalidIPv4, 0..<8)),
    HostRow("[::1%25evil]", (.ipv6Zone, 4..<12)), HostRow("[::1%eth0]", (.ipv6Zone, 4..<10)),
    HostRow("[v1.app.example.com]", (.ipvFuture, 0..<20)), HostRow("[", (.invalidIPv6, 0..<1)),
    HostRow("[]", (.invalidIPv6, 0..<2)), HostRow("[1.2.3.4]", (.invalidIPv6, 0..<9)),
    HostRow("[::1]x", (.invalidIPv6, 0..<6)),
  ]
}
