import ActionLinks
import DomainNames
import LinkFuzzing
import Testing
import URLStandard

@testable import LinkValidation

/// Ordinary links are judged without the rules; the rules must say the same of each.
@Suite("Ordinary links are judged as the rules judge them")
struct OrdinaryJudgeTests {
  /// Links of one seed, and a policy that lists their hosts.
  struct Batch: Sendable, CustomTestStringConvertible {
    let name: String
    let mix: LinkMix
    let seed: UInt64
    var testDescription: String { "\(name), seed \(seed)" }

    static let all =
      (0..<4).map { Batch(name: "traffic", mix: .traffic, seed: 900 + $0) }
      + (0..<2).map { Batch(name: "wide", mix: .wide, seed: 950 + $0) }

    func links(_ count: Int) -> [String] {
      LinkGenerator(mix, seed: seed).prefix(count).map(\.text)
    }
  }

  /// A policy with the hosts of links.
  private static func policy(for links: [String]) throws -> LinkPolicy {
    var policy = LinkPolicy()
    for text in links {
      for layer in try ActionLink(text, domains: .icu).layers {
        guard let host = layer.host, !host.isEmpty, host.last != "." else { continue }
        if layer.role == .continue {
          policy.authorizedDomains.append(host)
        } else {
          policy.linkDomains.append(host)
        }
      }
    }
    return policy
  }

  /// Checks a text that the quick way may judge.
  ///
  /// - Returns: Whether it did.
  private static func check(
    _ text: String, _ judge: OrdinaryJudge, _ validator: LinkValidator,
    expecting expectation: LinkValidation.Expectation = .anything
  ) -> Bool {
    guard let quick = judge.judge(text.utf8.span, expecting: expectation) else { return false }
    let dynamicLinkDomains = validator.index.dynamicLinkDomains
    guard
      let link = try? ActionLink(text, dynamicLinkDomains: dynamicLinkDomains, domains: .icu),
      let whole = AcceptedLink(link)
    else {
      Issue.record("judged, and no action link")
      return true
    }
    // What speaks against the policy itself is not asked here.
    let findings = validator.judge(link, expecting: expectation).findings.filter { $0.layer != nil }
    #expect(quick.findings == findings, "\(text)")
    #expect(quick.link == (Verdict(of: findings.map(\.severity)) == .accept ? whole : nil))
    return true
  }

  @Test("generated links and three mutations of each", arguments: Batch.all)
  func generatedLinks(_ batch: Batch) throws {
    let links = batch.links(1_500)
    let policy = try Self.policy(for: links)
    let validator = LinkValidator(policy: policy)
    let judge = try #require(OrdinaryJudge(PolicyIndex(policy)))
    var mutator = LinkMutator(seed: batch.seed)
    var (ordinary, ordinaryMutations) = (0, 0)
    for text in links {
      if Self.check(text, judge, validator) { ordinary += 1 }
      for _ in 0..<3 {
        let mutated = String(decoding: mutator.mutate(Array(text.utf8)), as: UTF8.self)
        if Self.check(mutated, judge, validator) { ordinaryMutations += 1 }
      }
    }
    print("\(batch.testDescription): \(ordinary) and \(ordinaryMutations) mutations")
    if batch.mix == .traffic { #expect(ordinary > links.count * 95 / 100) }
  }

  /// Links in which every byte is changed.
  static let links = [
    "https://links.example.com/__/auth/links?link=https://app.example.com/__/auth/action?apiKey%3D\(ExampleLink.key)%26mode%3DsignIn%26oobCode%3D\(ExampleLink.code)%26continueUrl%3Dhttps%253A%252F%252Fapp.example.com%252Fa%252Fcart%253Fref%253Da%252520b%2526session%253D1234%2523done%26lang%3Den",
    "https://links.example.com/__/auth/action?mode=verifyEmail&oobCode=\(ExampleLink.code)&apiKey=\(ExampleLink.key)&continueUrl=https%3A%2F%2Fb%C3%BCcher.example%2Ffinish%3Flang%3Dde%26utm_source%3Dmail&lang=de&tenantId=team-1",
    dynamicLink,
  ]

  /// A Dynamic Link whose action stands in it twice, and whose continue URL has URLs and a secret.
  static var dynamicLink: String {
    let action =
      "https://links.example.com/__/auth/action?apiKey=\(ExampleLink.key)&mode=signIn"
      + "&oobCode=\(ExampleLink.code)&continueUrl="
      + String(
        percentEncoding:
          "https://app.example.com/out?next=https%3A%2F%2Fapp.example.com%2Fa%3Fb%3D1%26c%3D%2525"
          + "&sid=Ab1Cd2Ef3Gh4&to=https%3A%2F%2Fevil.example%2F", using: .component)
      + "&lang=en"
    let value = String(percentEncoding: action, using: .component)
    return "https://project.page.link/?link=\(value)&apn=com.example.app&amv=12&ibi=com.example"
      + "&ifl=\(value)"
  }

  static var policy: LinkPolicy {
    var policy = LinkPolicy()
    policy.linkDomains = ["links.example.com", "project.page.link"]
    policy.authorizedDomains = [
      "app.example.com", "b\u{FC}cher.example", "stra\u{DF}e.example", "example.com",
    ]
    return policy
  }

  @Test("each byte of a link replaced by, and followed by, what means something", arguments: links)
  func edits(_ link: String) throws {
    let validator = LinkValidator(policy: Self.policy)
    let judge = try #require(OrdinaryJudge(PolicyIndex(Self.policy)))
    #expect(Self.check(link, judge, validator))
    let bytes = Array(link.utf8)
    let snippets =
      "\0\t\n\r !\"#$%&'()*+,-./019:;<=>?@AZ[\\]^_`az{|}~\u{7F}".utf8.map { [$0] }
      + [
        "%20", "%2520", "%25", "%2F", "%252F", "%26", "%2526", "%3D", "%253D", "%23", "%2523",
        "%3F",
        "%40", "%5C", "%2E", "%2e%2e", "%00", "%0A", "%C3%BC", "%25C3%25BC", "%E2%80%AE", "//",
        "..",
        "/../", "&mode=signIn", "%26mode%3DsignIn", "&link=", "oobCode", "%26a%3Db", "token", "eyJ",
        "null", "undefined", "xn--", "http:", "%252525", "%252525252F", "https%253A%252F%252F",
        "&apn=a.b", "&ifl=", "%25253Doobcode%25253D", "apiKey%253D", "\u{FC}", "\u{3002}",
        "\u{202E}",
      ].map { Array($0.utf8) }
    var quick = 0
    for index in bytes.indices {
      for snippet in snippets {
        for length in 0...1 {
          var edited = bytes
          edited.replaceSubrange(index..<index + length, with: snippet)
          if Self.check(String(decoding: edited, as: UTF8.self), judge, validator) { quick += 1 }
        }
      }
    }
    print("\(quick) of \(bytes.count * snippets.count * 2) edits are ordinary too")
    #expect(quick > 1_000)
  }

  /// What stands in a continue URL that a rule speaks about, and what only seems to be such.
  static let continueURLs: [(text: String, isOrdinary: Bool)] = [
    ("https://app.example.com/", true),
    ("https://app.example.com/cart?session=1234", true),
    ("https://app.example.com/cart?session=0123456789abcdef", true),
    ("https://app.example.com/cart?access_token=abcdefgh", true),
    ("https://app.example.com/cart?accessToken=abcdefgh", true),
    ("https://app.example.com/cart?PASSWORD=abcd", true),
    ("https://app.example.com/cart?my-secret-=abcd", true),
    ("https://app.example.com/cart?oob_code=abcd", false),
    ("https://app.example.com/cart?oobCode=abcd", false),
    ("https://app.example.com/cart?mode=x", false),
    ("https://app.example.com/cart?code=1234", true),
    ("https://app.example.com/cart?q=AKIAIOSFODNN7EXAMPLE", false),
    ("https://app.example.com/cart#AKIAIOSFODNN7EXAMPLE", false),
    ("https://app.example.com/?x=-----BEGIN%20RSA1", false),
    ("https://app.example.com/#-----BEGIN%20RSA1", false),
    ("https://app.example.com/?a=-----BEGIN%20abcd&token=12345678", false),
    ("https://app.example.com/?x=-----BEGINNING", true),
    ("https://app.example.com/cart?q=sk_live_0000", false),
    ("https://app.example.com/cart?q=eyJhbGciOiJI.eyJzdWIi.c2ln", false),
    ("https://app.example.com/eyJhbGciOiJI.eyJzdWIi.c2ln", false),
    ("https://app.example.com/cart?q=dXNlckBleGFtcGxlLmNvbQ", false),
    ("https://app.example.com/dXNlckBleGFtcGxlLmNvbQ", false),
    ("https://app.example.com/?dXNlckBleGFtcGxlLmNvbQ=1", false),
    ("https://app.example.com/cart?q=aHR0cHM6Ly9ldmlsLmV4YW1wbGUv", false),
    ("https://app.example.com/cart?a=1&a=1", false),
    ("https://app.example.com/cart?a=1&a=2", false),
    ("https://app.example.com/cart?q=\(ExampleLink.code)", false),
    ("https://app.example.com/\(ExampleLink.code)/x", false),
    ("https://app.example.com/a-page-with-a-rather-long-name", true),
    ("https://app.example.com/index.html", true),
    ("https://app.example.com/./x", false),
    ("https://app.example.com/x/..", false),
    ("https://app.example.com//evil.example", false),
    ("https://app.example.com/__/auth/links?x=1", false),
    ("https://app.example.com/emulator/action", false),
    ("https://app.example.com/EMULATOR/action", true),
    ("https://app.example.com/x?utm_campaign=spring", true),
    ("https://app.example.com/x?ofl=spring", false),
    ("https://app.example.com/x?q=a%20b", true),
    ("https://app.example.com/x?q=a%2520b", false),
    ("https://app.example.com/x?q=", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fevil.example", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fevil.example%2Fa%2Fb%3Fc%3Dd%26e", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fapp.example.com%2F", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fb.example%2F&r=https%3A%2F%2Fexample.com", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fx.example.com%2F", true),
    ("https://app.example.com/x?token=https%3A%2F%2Fexample.com%2F", true),
    ("https://app.example.com/x?session=https%3A%2F%2Fexample.com%2Fa1b2c3d4e5f6", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%25", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%252525", true),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%25252525", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%252F", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%2520a", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%25", false),
    ("https://app.example.com/x?q=https%3A%2F%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2Flocalhost%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2F10.0.0.1%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2FExample.com%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com.%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fxn--a.example%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fa%40example.com%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%5C%2F", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%3A443%2F", false),
    ("https://app.example.com/x?q=http%3A%2F%2Fexample.com%2F", false),
    ("https://app.example.com/x?q=https://example.com", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%3FoobCode%3D1", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%3FOOBCODE%3D1", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2FdXNlckBleGFtcGxlLmNvbQ", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2FeyJhbGciOiJI.eyJz.c2ln", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F\(ExampleLink.code)", false),
    ("https://app.example.com/x?q=https%3A%2F%2Fexample.com%2F%3Fmode%3Dx", false),
    ("https://app.example.com/?" + query(8), true), ("https://app.example.com/?" + query(9), true),
    ("https://app.example.com/?" + query(100), true),
    ("https://app.example.com/?" + query(101) + "#top", true),
    ("https://app.example.com/?" + query(256), true),
    ("https://app.example.com/?" + query(257), false),
    ("https://app.example.com/?" + query(20) + "&p3=1", false),
    ("https://stra\u{DF}e.example/", true), ("https://xn--strae-oqa.example/", true),
    ("https://app.example.com/x?q", false),
    ("https://app.example.com/x#", false),
    ("https://app.example.com./x", false),
    ("https://APP.example.com/x", false),
    ("https://app.example.com:443/x", false),
    ("https://app.example.com", true),
    ("https://app.example.com?q=1", true),
    ("https://app.example.com#top", true),
    ("https://app.example.com?", false),
    ("https://app.example.com:/x", false),
    ("https://b\u{FC}cher.example", true),
    ("https://b\u{FC}cher.example?q=1", true),
    ("https://x.app.example.com/", false),
    ("https://xn--bcher-kva.example/", true),
    ("https://b\u{FC}cher.example/", true),
    ("https://B\u{FC}cher.example/", false),
    ("https://bu\u{308}cher.example/", false),
    ("http://app.example.com/", false), ("https:///cart", false), ("https://?a=1", false),
  ]

  /// A query of so many parameters.
  private static func query(_ count: Int) -> String {
    (0..<count).map { "p\($0)=1" }.joined(separator: "&")
  }

  @Test("continue URLs", arguments: continueURLs)
  func continueURL(_ row: (text: String, isOrdinary: Bool)) throws {
    let validator = LinkValidator(policy: Self.policy)
    let judge = try #require(OrdinaryJudge(PolicyIndex(Self.policy)))
    let link =
      "https://links.example.com/__/auth/action?apiKey=\(ExampleLink.key)&mode=signIn"
      + "&oobCode=\(ExampleLink.code)&lang=en&continueUrl="
      + String(percentEncoding: row.text, using: .component)
    #expect(Self.check(link, judge, validator) == row.isOrdinary)
  }

  /// What stands behind the wrapped link in a Dynamic Link; `LINK` stands for that link.
  static let dynamicQueries: [(text: String, isOrdinary: Bool)] = [
    ("", true), ("&apn=com.example", true), ("&apn=com.example&amv=12&afl=LINK", true),
    ("&ibi=com.example&ifl=LINK&isi=123", true), ("&ofl=LINK", true), ("&", false),
    ("&ifl=https%3A%2F%2Flinks.example.com", false), ("&ifl=", false), ("&apn", false),
    ("&apn=", false), ("&apn=a&apn=a", false), ("&apn=a..b", false), ("&apn=a.", false),
    ("&apn=apiKey", false), ("&apn=a%2Eb", false), ("&ius=com.example", false), ("&st=a", false),
    ("&apiKey=a", false), ("&x=a", false), ("#a", false), ("&apn=a#b", false),
    ("&link=LINK", false),
  ]

  @Test("Dynamic Links", arguments: dynamicQueries)
  func dynamicLinks(_ row: (text: String, isOrdinary: Bool)) throws {
    let value = try #require(Self.dynamicLink.split(separator: "=").last)
    let link =
      "https://project.page.link/?link=\(value)"
      + row.text.replacing("LINK", with: String(value))
    for change: (inout LinkPolicy) -> Void in [
      { _ in }, { $0.androidPackageNames = ["com.example"] }, { $0.iOSBundleIDs = ["other"] },
      { $0.authorizedDomains.append("evil.example") }, { $0.matchSubdomains = true },
    ] {
      var policy = Self.policy
      change(&policy)
      let judge = try #require(OrdinaryJudge(PolicyIndex(policy)))
      let isQuick = Self.check(link, judge, LinkValidator(policy: policy))
      if policy == Self.policy { #expect(isQuick == row.isOrdinary) }
    }
  }

  @Test("hosts taken for plain are those of which the rules say nothing")
  func plainHosts() throws {
    let hosts = [
      "app.example.com", "a.b", "links.example.museum", "project-1.firebaseapp.com",
      "project-1.web.app", "project--pr-1-abcdefgh.web.app", "x.page.link", "page.link", "goo.gl",
      "app.goo.gl", "x.app.google", "localhost", "app.localhost", "127.0.0.1", "1.2.3.4", "a.1",
      "1.example", "a_b.example", "-a.example", "a-.example", "ab--cd.example", "xn--a.example",
      "a..example", "example", "firebaseapp.com", "web.app", "x.firebaseapp.com.evil.example",
      "paypa1.example", "rnicrosoft.example", "googIe.example",
      String(repeating: "a", count: 64) + ".example",
    ]
    var plain = 0
    for host in hosts where OrdinaryHosts.isPlain(host) {
      var policy = LinkPolicy()
      policy.linkDomains = [host, "links.example.com"]
      policy.authorizedDomains = [host, "app.example.com"]
      let index = PolicyIndex(policy)
      // Public suffixes are refused as entries.
      guard index.linkDomains.contains(host) else { continue }
      plain += 1
      let probe = HostProbe(index)
      #expect(probe.isSilentOnLink(at: host), "\(host)")
      #expect(
        probe.findings(continuingTo: host, from: "links.example.com") == [], "\(host)")
    }
    #expect(plain >= 8)
  }

  @Test("what the policy and the handler expect of values counts")
  func expectations() throws {
    var policies: [LinkPolicy] = []
    for change: (inout LinkPolicy) -> Void in [
      { _ in }, { $0.apiKeys = [ExampleLink.key] }, { $0.apiKeys = ["other"] },
      { $0.tenantIDs = ["team-1"] }, { $0.tenantIDs = ["team-2"] }, { $0.modes = ["signIn"] },
      { $0.modes = ["verifyEmail"] }, { $0.iOSBundleIDs = ["com.example.app"] },
      { $0.customSchemes = ["com.example.app"] }, { $0.allowLoopback = false },
      { $0.dynamicLinkDomains = ["app.example.com"] }, { $0.matchSubdomains = true },
      { $0.dynamicLinkDomains = ["https://app.example.com/a"] },
      { $0.dynamicLinkDomains = ["links.example.com"] },
      { $0.dynamicLinkDomains = ["https://links.example.com/go"] },
    ] {
      var policy = Self.policy
      change(&policy)
      policies.append(policy)
    }
    let expectations: [LinkValidation.Expectation] = [
      .anything, .init(.emailSignIn), .init(.verifyEmail),
      .init(tenantID: "team-1"), .init(tenantID: .some(nil)),
      .init(tenantID: "team-2"), .init(appID: "com.example.app"),
    ]
    var (quick, slow) = (0, 0)
    for policy in policies {
      let validator = LinkValidator(policy: policy)
      let judge = try #require(OrdinaryJudge(PolicyIndex(policy)))
      for expectation in expectations {
        for link in Self.links {
          if Self.check(link, judge, validator, expecting: expectation) {
            quick += 1
          } else {
            slow += 1
          }
        }
      }
    }
    #expect(quick > 40)
    #expect(slow > 40)
  }
}
