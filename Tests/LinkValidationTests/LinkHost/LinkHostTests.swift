import Testing

@testable import LinkValidation

@Suite("The link's own host")
struct LinkHostTests {
  typealias Row = (link: String, found: [String])

  static let query = SampleLink.query

  static func action(on host: String) -> String { "https://\(host)/__/auth/action?\(query)" }

  @Test(
    "link-domain-not-allowed",
    arguments: [
      (SampleLink.action, []), (SampleLink.hosting(SampleLink.action), []),
      (SampleLink.hosting(SampleLink.action, host: "LINKS.example.com:443"), []),
      (action(on: "evil-project.firebaseapp.com"), ["0 error evil-project.firebaseapp.com"]),
      (action(on: "example-app.web.app"), ["0 error example-app.web.app"]),
      (action(on: "app.example.com@evil.example"), ["0 error evil.example"]),
      (action(on: "links.example.com.evil.example"), ["0 error links.example.com.evil.example"]),
      (SampleLink.dynamic(SampleLink.action), ["0 error example-app.page.link"]),
      ("https://example-app.page.link/Ab1c", ["0 error example-app.page.link"]),
      // A handler of one's own may stand on an authorized domain, Firebase's may not.
      ("https://app.example.com/auth?\(query)", []),
      ("https://evil.example/auth?\(query)", ["0 error evil.example"]),
      (action(on: "app.example.com"), ["0 error app.example.com"]),
      (SampleLink.hosting(SampleLink.action, host: "app.example.com"), ["0 error app.example.com"]),
      ("http://localhost:9099/emulator/action?\(query)", []),
      ("http://127.0.0.1:9099/emulator/action?\(query)", ["0 error 127.0.0.1"]),
      (SampleLink.custom(SampleLink.action), []),
      ("com.example.app://sign-in?\(query)", []),
      ("evilapp://sign-in?\(query)", ["0 error sign-in"]),
      ("https://evil.example/product/42", []),
      ("?\(query)", []),
    ] as [Row])
  func notAllowed(_ row: Row) throws {
    let policy = LinkPolicy.listed.with { $0.customSchemes = ["com.example.app"] }
    #expect(try LinkDomainNotAllowed.summaries(on: row.link, under: policy) == row.found)
    let unlisted = policy.with { $0.linkDomains = [] }
    #expect(try LinkDomainNotAllowed.summaries(on: row.link, under: unlisted) == [])
  }

  @Test(
    "link-domain-differs-from-expected",
    arguments: [
      (SampleLink.action, []), (action(on: "evil.example"), []),
      (action(on: "other-app.firebaseapp.com"), ["0 warning other-app.firebaseapp.com"]),
      (action(on: "example-app.web.app"), ["0 warning example-app.web.app"]),
      (SampleLink.dynamic(SampleLink.action), ["0 warning example-app.page.link"]),
      ("https://abc.app.goo.gl/?link=https:x", ["0 warning abc.app.goo.gl"]),
      ("https://go.example.com/x/Ab1c", ["0 warning go.example.com"]),
      (action(on: "notfirebaseapp.com"), []),
      ("https://example-app.web.app/product/42", []),
    ] as [Row])
  func differs(_ row: Row) throws {
    let policy = LinkPolicy.listed.with { $0.dynamicLinkDomains = ["https://go.example.com/x"] }
    #expect(try LinkDomainDiffersFromExpected.summaries(on: row.link, under: policy) == row.found)
    let unlisted = policy.with { $0.linkDomains = [] }
    #expect(try LinkDomainDiffersFromExpected.summaries(on: row.link, under: unlisted) == [])
  }

  @Test(
    "a host that looks like a link domain",
    arguments: [
      "links.example.com.evil.example", "links-example.com", "links.example-com.evil.example",
      "links.exampl.com", "links.examplee.com", "links.examp1e.com", "links.exmaple.com",
      "examp1e-app.firebaseapp.com",
    ])
  func lookalike(_ host: String) throws {
    let found = ["0 error \(host)"]
    #expect(try LinkHostLookalike.summaries(on: Self.action(on: host)) == found)
    let wrapped = SampleLink.hosting(Self.action(on: host))
    #expect(try LinkHostLookalike.summaries(on: wrapped) == ["1 error \(host)"])
    let listed = LinkPolicy.listed.with { $0.authorizedDomains.append(host) }
    #expect(try LinkHostLookalike.summaries(on: Self.action(on: host), under: listed) == [])
    let continued = SampleLink.action(continuing: "https://\(host)/")
    #expect(try LinkHostLookalike.summaries(on: continued) == [])
  }

  @Test(
    "a host that looks like Firebase's, without a policy",
    arguments: [
      "example-app.firebaseapp.com.evil.example", "example-app.page.link.com",
      "example-app.web.app.evil.example", "notfirebaseapp.com", "example-app-firebaseapp.com",
      "firebaseapp.com.evil.example", "example-app-firebaseapp-com.evil.example",
      "example-app.app-goo.gl",
      "example-app.firebaseap.com", "example-app.firebaseaqp.com", "example-app.firebaesapp.com",
    ])
  func firebaseLookalike(_ host: String) throws {
    #expect(
      try LinkHostLookalike.summaries(on: Self.action(on: host), under: .empty)
        == ["0 error \(host)"])
  }

  @Test(
    "a host that only resembles one",
    arguments: [
      "example-app.firebaseapp.com", "other.firebaseapp.com", "firebaseapp.com", "a.web.app",
      "a--pr1-ab12cd34.web.app", "example-app.page.link", "app.google", "abc.app.goo.gl",
      "cobweb.app", "my-web-app.example.com", "web.app.example.com", "frontpage.link",
      "example-app-web.app", "example-app-page.link", "auth.example.com", "l1nks.example.com",
      "sub.links.example.com", "links.example.com", "links.example.org",
      "example-app.web.app.", "xn--bcher-kva.example", "127.0.0.1", "[::1]",
    ])
  func noLookalike(_ host: String) throws {
    for policy in [LinkPolicy.empty, .listed] {
      #expect(try LinkHostLookalike.summaries(on: Self.action(on: host), under: policy) == [])
    }
  }

  @Test(
    "link-insecure-http", arguments: [true, false],
    [
      (SampleLink.action, [], nil),
      ("http://example-app.firebaseapp.com/?\(query)", ["0 error http"], nil),
      ("HTTP://example-app.firebaseapp.com/?\(query)", ["0 error HTTP"], nil),
      (SampleLink.hosting("http://app.example.com/?\(query)"), ["1 error http"], nil),
      ("http://url0000.example.com/ls/click?upn=x", ["0 error http"], nil),
      ("http://localhost:9099/emulator/action?\(query)", [], ["0 error http"]),
      ("http://127.8.8.8/?\(query)", [], ["0 error http"]),
      ("http://[::1]/?\(query)", [], ["0 error http"]),
      ("http://a.localhost./?\(query)", [], ["0 error http"]),
      ("http://localhost.evil.example/?\(query)", ["0 error http"], nil),
      ("http://127.evil.example/?\(query)", ["0 error http"], nil),
      (SampleLink.action(continuing: "http://app.example.com/"), [], nil),
    ] as [(String, [String], [String]?)])
  func insecure(allowsLoopback: Bool, row: (link: String, found: [String], strict: [String]?))
    throws
  {
    let policy = LinkPolicy.listed.with { $0.allowLoopback = allowsLoopback }
    #expect(
      try LinkInsecureHTTP.summaries(on: row.link, under: policy)
        == (allowsLoopback ? row.found : row.strict ?? row.found))
  }

  @Test(
    "preview-channel-host",
    arguments: [
      ("example-app--pr12-ab12cd34.web.app", true), ("example-app--old-00aa11bb.web.app", true),
      ("example-app--a-b-ab12cd34.web.app", true), ("EXAMPLE--pr1-AB12CD34.web.app.", true),
      ("example-app.web.app", false), ("my--project.web.app", false),
      ("example--ab12cd34.web.app", false), ("example-app-pr12-ab12cd34.web.app", false),
      ("example-app--pr12-ab12cd3.web.app", false), ("xn--a-ab12cd34.web.app", false),
      ("a.b--c-ab12cd34.web.app", false), ("a--b-ab12cd34.web.app.evil.example", false),
    ])
  func previewChannel(host: String, isOne: Bool) throws {
    for (layer, link) in [
      (0, Self.action(on: host)), (1, SampleLink.hosting(Self.action(on: host))),
      (1, SampleLink.action(continuing: "https://\(host)/")),
    ] {
      #expect(
        try PreviewChannelHost.summaries(on: link) == (isOne ? ["\(layer) warning \(host)"] : []))
    }
  }

  @Test(
    "loopback-host",
    arguments: [
      ("localhost", true), ("LOCALHOST.", true), ("a.localhost", true), ("127.0.0.1", true),
      ("127.255.0.9", true), ("2130706433", true), ("[::1]", true), ("[::ffff:127.0.0.1]", true),
      ("app.example.com", false), ("localhost.example", false), ("notlocalhost", false),
      ("128.0.0.1", false), ("[::2]", false), ("[::ffff:128.0.0.1]", false),
      ("[::ffff:7f0:1]", false), ("0.0.0.0", false),
    ])
  func loopback(host: String, isOne: Bool) throws {
    let strict = LinkPolicy.listed.with { $0.allowLoopback = false }
    for (layer, link) in [
      (0, Self.action(on: host)), (1, SampleLink.hosting(Self.action(on: host))),
      (1, SampleLink.action(continuing: "http://\(host):3000/")),
    ] {
      let found = isOne ? "\(layer) note \(host)" : nil
      #expect(try LoopbackHost.summaries(on: link) == [found].compactMap { $0 })
      let severities = try LoopbackHost.findings(on: link, under: strict).map(\.severity)
      #expect(severities == (isOne ? [.error] : []))
    }
    #expect(try LoopbackHost.summaries(on: "com.example.app://localhost/?\(Self.query)") == [])
  }
}
