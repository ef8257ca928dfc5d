import Testing

@testable import LinkValidation

@Suite("Rules on what a host looks like, and on addresses")
struct HostAppearanceRulesTests {
  static let mixed = "g\u{43E}ogle.example"
  static let whole = "\u{440}\u{430}\u{443}\u{440}\u{430}.example"
  static let confusable = "\u{430}pp.example.com"

  @Test(
    "host-mixed-script",
    arguments: [
      (mixed, true), ("\u{4E2D}\u{6587}abc.example", false), (whole, false),
      ("xn--ggle-55da.example", true), ("app.example.org", false),
      ("\u{3B1}bc.example", true), ("b\u{FC}cher.example", false),
    ])
  func mixedScript(host: String, isMixed: Bool) throws {
    let link = SampleLink.action(continuing: "https://\(host)/")
    let found = isMixed ? ["1 warning \(host)"] : []
    #expect(try HostMixedScript.summaries(on: link) == found)
    #expect(try HostMixedScript.summaries(on: link, under: .empty) == found)
    let listed = LinkPolicy.listed.with { $0.authorizedDomains.append(host) }
    #expect(try HostMixedScript.summaries(on: link, under: listed) == [])
  }

  @Test(
    "host-whole-script-confusable",
    arguments: [
      (whole, true), ("\u{441}\u{43E}\u{440}\u{435}.example", true), (mixed, false),
      ("\u{431}\u{430}\u{43D}\u{43A}.example", false), ("app.example.org", false),
    ])
  func wholeScript(host: String, isOne: Bool) throws {
    let link = SampleLink.action(continuing: "https://\(host)/")
    #expect(
      try HostWholeScriptConfusable.summaries(on: link) == (isOne ? ["1 error \(host)"] : []))
    #expect(
      try HostWholeScriptConfusable.summaries(on: link, under: .empty)
        == (isOne ? ["1 warning \(host)"] : []))
    let listed = LinkPolicy.listed.with { $0.linkDomains.append(host) }
    #expect(try HostWholeScriptConfusable.summaries(on: link, under: listed) == [])
  }

  @Test(
    "host-confusable",
    arguments: [
      (confusable, true), ("\u{430}uth.ex\u{430}mple.com", true), ("xn--pp-6kc.example.com", true),
      ("app.examp1e.com", true), ("app.exarnple.com", true), ("other.ex\u{430}mple.com", true),
      ("app.example.com", false), ("app.example.org", false), ("other.example.com", false),
      ("evil.example", false),
    ])
  func sameSkeleton(host: String, isOne: Bool) throws {
    let link = SampleLink.action(continuing: "https://\(host)/")
    #expect(try HostConfusable.summaries(on: link) == (isOne ? ["1 error \(host)"] : []))
    #expect(try HostConfusable.summaries(on: link, under: .empty) == [])
    // Without authorized domains no list judges a continue URL.
    let other = LinkPolicy.empty.with { $0.linkDomains = ["app.example.com"] }
    #expect(
      try HostConfusable.summaries(on: link, under: other) == (isOne ? ["1 warning \(host)"] : []))
    let listed = LinkPolicy.listed.with { $0.authorizedDomains.append(host) }
    #expect(try HostConfusable.summaries(on: link, under: listed) == [])
  }

  @Test("a look-alike is grave where a list that has entries judges its host")
  func judged() throws {
    let action = "https://\(Self.confusable)/__/auth/action?\(SampleLink.query)"
    let authorized = LinkPolicy.empty.with { $0.authorizedDomains = ["app.example.com"] }
    let linked = LinkPolicy.empty.with { $0.linkDomains = ["app.example.com"] }
    for (link, layer, policy, severity) in [
      (action, 0, linked, "error"), (action, 0, authorized, "warning"),
      (SampleLink.hosting(action), 1, linked, "error"),
      (SampleLink.hosting(action), 1, authorized, "error"),
      (SampleLink.action(continuing: action), 1, authorized, "error"),
      (SampleLink.action(continuing: action), 1, linked, "warning"),
      (
        SampleLink.action(continuing: SampleLink.hosting("https://\(Self.confusable)/")), 2,
        authorized, "error"
      ),
      (
        SampleLink.dynamic(SampleLink.action, "&ofl=https://\(Self.confusable)/"), 0, linked,
        "error"
      ),
    ] {
      #expect(
        try HostConfusable.summaries(on: link, under: policy)
          == ["\(layer) \(severity) \(Self.confusable)"], "\(link)")
    }
  }

  @Test(
    "host-ip-literal",
    arguments: [
      ("192.0.2.1", true, true), ("10.0.0.1", true, true), ("0.0.0.0", true, true),
      ("3221225985", true, true), ("[2001:db8::1]", true, true), ("[::ffff:192.0.2.1]", true, true),
      ("127.0.0.1", false, true), ("2130706433", false, true), ("[::1]", false, true),
      ("[::ffff:127.0.0.1]", false, true), ("localhost", false, false),
      ("192.0.2.1.example", false, false), ("192-0-2-1.example", false, false),
      ("203.0.113.5", false, false), ("[2001:db8::5]", false, false),
    ])
  func address(host: String, isOne: Bool, isOneInProduction: Bool) throws {
    let policy = LinkPolicy.listed.with {
      $0.authorizedDomains += ["203.0.113.5", "2001:db8::5"]
    }
    let strict = policy.with { $0.allowLoopback = false }
    for (layer, link) in [
      (0, "https://\(host)/__/auth/action?\(SampleLink.query)"),
      (1, SampleLink.hosting("https://\(host)/auth?\(SampleLink.query)")),
      (1, SampleLink.action(continuing: "https://\(host)/")),
    ] {
      let found = ["\(layer) error \(host)"]
      #expect(try HostIPLiteral.summaries(on: link, under: policy) == (isOne ? found : []))
      #expect(
        try HostIPLiteral.summaries(on: link, under: strict) == (isOneInProduction ? found : []))
    }
    #expect(try HostIPLiteral.summaries(on: "com.example.app://192.0.2.1/") == [])
  }
}
