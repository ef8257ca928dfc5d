import Testing

@testable import LinkValidation

@Suite("Where the rules on hosts look")
struct HostPlacesTests {
  static let bad = "https://a;b.example/"
  static let action = "https://a;b.example/__/auth/action?\(SampleLink.query)"

  @Test(
    "every layer's host, and those of fallback URLs",
    arguments: [
      (action, ["0 error ;"]), (SampleLink.hosting(action), ["1 error ;"]),
      (SampleLink.dynamic(action), ["1 error ;"]), (SampleLink.custom(action), ["1 error ;"]),
      (SampleLink.hosting(SampleLink.hosting(action)), ["2 error ;"]),
      (SampleLink.action(continuing: bad), ["1 error ;"]),
      (SampleLink.hosting(SampleLink.action(continuing: bad)), ["2 error ;"]),
      (SampleLink.action(continuing: SampleLink.hosting(bad)), ["2 error ;"]),
      (SampleLink.dynamic(SampleLink.action, "&ofl=\(bad)"), ["0 error ;"]),
      (SampleLink.dynamic(SampleLink.action, "&afl=https%3A%2F%2Fa%3Bb.example"), ["0 error %3B"]),
      (SampleLink.dynamic(SampleLink.action, "&ifl=https://a%253Bb.example"), ["0 error %253B"]),
      (SampleLink.dynamic(SampleLink.action, "&ipfl=%20https://a;b.example"), ["0 error -"]),
      (
        SampleLink.dynamic(SampleLink.action, "&afl=\(bad)&ofl=\(bad)"), ["0 error ;", "0 error ;"]
      ),
      // Of equal names one is enough.
      (SampleLink.dynamic(SampleLink.action, "&ofl=\(bad)&ofl=https://c;d.example"), ["0 error ;"]),
      (
        SampleLink.dynamic(SampleLink.action, "&ofl=https://app.example.com&ofl=\(bad)"),
        ["0 error ;"]
      ),
      (SampleLink.action(continuing: SampleLink.dynamic("https:x", "&ofl=\(bad)")), ["1 error ;"]),
      // Whatever else a value holds is the app's own.
      (SampleLink.action(continuing: "https://app.example.com/?ofl=\(bad)"), []),
      (SampleLink.dynamic(SampleLink.action, "&utm_source=\(bad)"), []),
      (SampleLink.dynamic(SampleLink.action, "&ofl=a;b.example&afl=&ifl"), []),
      ("a;b.example/?\(SampleLink.query)", []), ("?\(SampleLink.query)", []), ("", []),
    ] as [(String, [String])])
  func places(link: String, found: [String]) throws {
    #expect(try InvalidCharacterInHost.summaries(on: link) == found)
  }

  @Test("a host behind tabs and line breaks is looked at as it is opened")
  func hidden() throws {
    for url in [
      "\thttps://a;b.example/", "ht\ntps://a;b.example/", "https:/\t/a;b.example/",
      "https://a\n;b.example/",
    ] {
      #expect(try InvalidCharacterInHost.findings(on: url).count == 1)
      let continued = SampleLink.action(continuing: url)
      #expect(try InvalidCharacterInHost.findings(on: continued).count == 1)
      #expect(try HostEmpty.findings(on: url).isEmpty)
    }
  }

  @Test("a message names the parameter and quotes nothing")
  func message() throws {
    let link = SampleLink.dynamic(SampleLink.action, "&afl=\(Self.bad)")
    let message = try InvalidCharacterInHost.findings(on: link).first?.message
    #expect(message == "the host of 'afl' has a character that no host name has")
  }

  @Test("thousands of fallback URLs give one finding a name")
  func many() throws {
    let link = SampleLink.dynamic(
      SampleLink.action, String(repeating: "&ofl=https://a;b\u{430}.example:x", count: 5_000))
    for rule in [InvalidCharacterInHost.self, InvalidPort.self] as [any LinkRule.Type] {
      #expect(try rule.findings(on: link).count == 1)
    }
  }
}
