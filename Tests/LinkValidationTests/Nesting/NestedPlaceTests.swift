import Testing

@testable import LinkValidation

@Suite("Where the wrapped link and the fallback URLs lead")
struct NestedPlaceTests {
  typealias Row = (link: String, found: [String])

  static let query = SampleLink.query
  static let apps = LinkPolicy.listed.with { $0.customSchemes = ["com.example.app", "Example"] }

  @Test(
    "nested-link-scheme-not-allowed",
    arguments: [
      (SampleLink.hosting(SampleLink.action), []),
      (SampleLink.hosting("http://localhost/?\(query)"), []),
      (SampleLink.hosting("javascript:alert(1)//?\(query)"), ["1 error javascript"]),
      (SampleLink.hosting("JavaScript:alert(1)//?\(query)"), ["1 error JavaScript"]),
      (SampleLink.hosting("\u{1}javascript:alert(1)//?\(query)"), ["1 error -"]),
      (SampleLink.hosting("java\tscript:alert(1)//?\(query)"), ["1 error -"]),
      (SampleLink.hosting("data:text/html,?\(query)"), ["1 error data"]),
      (SampleLink.hosting("intent://app.example.com/?\(query)#Intent;end"), ["1 error intent"]),
      (SampleLink.hosting("ftp://app.example.com/?\(query)"), ["1 error ftp"]),
      (SampleLink.hosting("evil://google/link?\(query)"), ["1 error evil"]),
      (SampleLink.hosting(SampleLink.custom(SampleLink.action)), []),
      (SampleLink.hosting("EXAMPLE://sign-in?\(query)"), []),
      (SampleLink.dynamic("javascript:alert(1)//?\(query)"), ["1 error javascript"]),
      (SampleLink.custom("javascript:alert(1)//?\(query)"), ["1 error javascript"]),
      ("javascript:alert(1)//?\(query)", ["0 error javascript"]),
      ("javascript:alert(1)//mode=signIn&oobCode=", ["0 error javascript"]),
      ("evil://google/link/?deep_link_id=https:x", []),
      (SampleLink.action(continuing: "javascript:alert(1)"), []),
      (
        "https://gate.example/?url=javascript%3Aalert(1)%2F%2Fmode%3DsignIn",
        [
          "0 error javascript%3Aalert(1)%2F%2Fmode%3DsignIn"
        ]
      ),
      (
        "https://gate.example/?url=%20Java%09Script%3Aalert(1)",
        [
          "0 error %20Java%09Script%3Aalert(1)"
        ]
      ),
      ("https://gate.example/?url=mailto%3Aa%40b.example&s=javascript", []),
    ] as [Row])
  func scheme(_ row: Row) throws {
    #expect(try NestedLinkSchemeNotAllowed.summaries(on: row.link, under: Self.apps) == row.found)
  }

  @Test(
    "nested-link-host-not-authorized",
    arguments: [
      (SampleLink.hosting(SampleLink.action), []),
      (SampleLink.hosting("https://app.example.com/auth?\(query)"), []),
      (
        SampleLink.hosting("https://evil.example/__/auth/action?\(query)"),
        [
          "1 error evil.example"
        ]
      ),
      (
        SampleLink.hosting("https://app.example.com.evil.example/?\(query)"),
        [
          "1 error app.example.com.evil.example"
        ]
      ),
      (
        SampleLink.hosting("https://app.example.com@evil.example/?\(query)"),
        [
          "1 error evil.example"
        ]
      ),
      (SampleLink.hosting("https:\\\\evil.example\\?\(query)"), ["1 error evil.example"]),
      (SampleLink.hosting("https://127.0.0.1/?\(query)"), ["1 error 127.0.0.1"]),
      (SampleLink.hosting("//evil.example/?\(query)"), ["1 error -"]),
      (SampleLink.hosting("evil.example/__/auth/action?\(query)"), ["1 error -"]),
      (SampleLink.hosting("https://app.exa mple.com/?\(query)"), ["1 error -"]),
      (SampleLink.hosting("javascript:alert(1)//?\(query)"), ["1 error -"]),
      (SampleLink.dynamic("https://evil.example/", "&apn=a"), ["1 error evil.example"]),
      (
        SampleLink.hosting(SampleLink.custom("https://evil.example/?\(query)")),
        [
          "2 error evil.example"
        ]
      ),
      (
        SampleLink.hosting(
          SampleLink.hosting("https://app.example.com/?\(query)", host: "evil.example")),
        ["1 error evil.example"]
      ),
      ("https://evil.example/?\(query)", []),
      (SampleLink.action(continuing: "https://evil.example/"), []),
    ] as [Row])
  func host(_ row: Row) throws {
    #expect(try NestedLinkHostNotAuthorized.summaries(on: row.link, under: Self.apps) == row.found)
    #expect(try NestedLinkHostNotAuthorized.summaries(on: row.link, under: .empty) == [])
  }

  @Test("one list is enough to judge wrapped hosts", arguments: [true, false])
  func oneList(isAuthorizedList: Bool) throws {
    let policy = LinkPolicy.empty.with {
      if isAuthorizedList {
        $0.authorizedDomains = ["app.example.com"]
      } else {
        $0.linkDomains = ["app.example.com"]
      }
    }
    let good = SampleLink.hosting("https://app.example.com/?\(Self.query)")
    let bad = SampleLink.hosting("https://evil.example/?\(Self.query)")
    #expect(try NestedLinkHostNotAuthorized.findings(on: good, under: policy).isEmpty)
    #expect(try NestedLinkHostNotAuthorized.findings(on: bad, under: policy).count == 1)
    let fallback = SampleLink.dynamic(good, "&ofl=https://evil.example")
    #expect(try FallbackURLHostNotAuthorized.findings(on: fallback, under: policy).count == 1)
  }

  @Test(
    "fallback-url-host-not-authorized", arguments: ["ofl", "afl", "ifl", "ipfl"],
    [
      ("", nil), ("https%3A%2F%2Fapp.example.com%2F", nil),
      ("https://links.example.com/x", nil), ("https://APP.example.com:444/", nil),
      ("com.example.app://home", nil), ("https%3A%2F%2Fevil.example%2F", true),
      ("https://app.example.com.evil.example/", true), ("https:evil.example", true),
      ("https://app.example.com%40evil.example/", true), ("//evil.example/", true),
      ("https%3A%5C%5Cevil.example", true), ("evil.example", true), ("market://details", true),
      ("http://[::1", true), ("https://xn--a", true), ("javascript:alert(1)", false),
      ("data:text/html,x", false),
    ] as [(String, Bool?)])
  func fallback(name: String, value: (text: String, needsList: Bool?)) throws {
    let link = SampleLink.dynamic(SampleLink.action, "&\(name)=\(value.text)")
    let expected = value.needsList == nil ? [] : ["0 error \(value.text)"]
    #expect(try FallbackURLHostNotAuthorized.summaries(on: link, under: Self.apps) == expected)
    #expect(
      try FallbackURLHostNotAuthorized.summaries(on: link, under: .empty)
        == (value.needsList == false ? expected : []))
  }

  @Test(
    "fallback URLs count in every layer, and each name once",
    arguments: [
      (
        SampleLink.hosting(SampleLink.action) + "&ofl=https://evil.example",
        [
          "0 error https://evil.example"
        ]
      ),
      (
        SampleLink.hosting(SampleLink.dynamic(SampleLink.action, "&afl=https://evil.example")),
        ["1 error https://evil.example"]
      ),
      (
        SampleLink.action(
          continuing: SampleLink.dynamic("https://app.example.com", "&ifl=https://evil.example")),
        ["1 error https://evil.example"]
      ),
      (
        SampleLink.dynamic(
          SampleLink.action, "&ofl=https://app.example.com&ofl=https:a&ofl=https:b&afl=https:c"),
        ["0 error https:a", "0 error https:c"]
      ),
      (SampleLink.action(continuing: "https://app.example.com/?ofl=https://evil.example"), []),
    ] as [Row])
  func fallbackLayers(_ row: Row) throws {
    #expect(try FallbackURLHostNotAuthorized.summaries(on: row.link) == row.found)
  }

  @Test(
    "custom-scheme-not-allowed",
    arguments: [
      (SampleLink.custom(SampleLink.action), []),
      (SampleLink.custom(SampleLink.action, scheme: "COM.example.app"), []),
      (SampleLink.custom(SampleLink.action, scheme: "evilapp"), ["0 warning evilapp"]),
      ("evilapp://sign-in?\(query)", ["0 warning evilapp"]),
      (
        SampleLink.hosting(SampleLink.custom(SampleLink.action, scheme: "evilapp")),
        [
          "1 warning evilapp"
        ]
      ),
      (SampleLink.dynamic(SampleLink.action, "&ius=com.example.app"), []),
      (SampleLink.dynamic(SampleLink.action, "&ius=example"), []),
      (SampleLink.dynamic(SampleLink.action, "&ius="), []),
      (SampleLink.dynamic(SampleLink.action, "&ius=evilapp"), ["0 warning evilapp"]),
      (
        SampleLink.dynamic(SampleLink.action, "&ius=evilapp%3A%2F%2F"),
        [
          "0 warning evilapp%3A%2F%2F"
        ]
      ),
      (SampleLink.dynamic(SampleLink.action, "&ius=evilapp&ius=example"), ["0 warning evilapp"]),
      (SampleLink.action(continuing: "evilapp://home"), []),
      (
        SampleLink.action(
          continuing: SampleLink.dynamic("https://app.example.com", "&ius=evilapp")),
        ["1 warning evilapp"]
      ),
    ] as [Row])
  func customScheme(_ row: Row) throws {
    #expect(try CustomSchemeNotAllowed.summaries(on: row.link, under: Self.apps) == row.found)
    #expect(try CustomSchemeNotAllowed.summaries(on: row.link, under: .listed) == [])
  }
}
