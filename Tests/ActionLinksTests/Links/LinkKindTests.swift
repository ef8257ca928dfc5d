import ActionLinks
import Testing

@Suite("The kind of a link")
struct LinkKindTests {
  static let action = "mode=signIn&oobCode=c&apiKey=k"

  @Test(
    "is told by path, host and parameters",
    arguments: [
      // By path, whatever the link holds and wherever it stands
      ("https://h/__/auth/links", LinkKind.hostingLink),
      ("https://h/__/auth/links?link=x", .hostingLink),
      ("https://h/__/auth/link?link=x", .hostingLink),
      ("https://a.page.link/__/auth/links?link=x", .hostingLink),
      ("https://h/a/../__/auth/links", .hostingLink),
      ("https://h\\__\\auth\\links", .hostingLink),
      ("https://h/__/auth/links/", .none),
      ("https://h/__/auth/Links?\(action)", .none),
      ("http://127.0.0.1:9099/emulator/action", .emulatorLink),
      ("https://h/emulator/actions?\(action)", .actionURL),
      ("https://h/__/auth/action", .actionURL),
      ("https://h/__/auth/action?link=http://x&apn=a", .actionURL),
      ("https://h/__/auth/handler?\(action)", .none),
      ("https://a.page.link/__/auth/x?link=x", .none),
      ("app:/__/auth/action", .actionURL),
      // Custom schemes
      ("app://google/link?deep_link_id=x", .customSchemeLink),
      ("app://google/link/?deep_link_id=x", .customSchemeLink),
      ("app://firebaseauth/link", .customSchemeLink),
      ("app://google/link/dismiss?deep_link_id=x", .none),
      ("app://google/links", .none),
      ("app://example/link?\(action)", .actionURL),
      ("app:google/link", .none),
      ("https://google/link?deep_link_id=x", .none),
      // An own query
      ("https://h/any?mode=x&oobCode=c", .actionURL),
      ("https://h/any?mode=&oobCode=c", .none),
      ("https://h/any?mode=x&oobCode", .none),
      ("https://h/any?mode=%FF&oobCode=c", .none),
      ("mailto:x?mode=x&oobCode=c", .actionURL),
      // A link on any host
      ("https://h/?link=https://x&apn=a", .dynamicLink),
      ("https://h/?link=HTTP:x&ifl", .none),
      ("https://h/?link=HTTP:x&ifl=", .dynamicLink),
      ("https://h/?link=https://x/__/auth/action", .dynamicLink),
      ("https://h/?link=https://x/other", .none),
      ("https://h/?link=https://x/other&\(action)", .actionURL),
      ("https://h/?link=app://x&apn=a", .none),
      ("https://h/?link=app://x&apn=a&\(action)", .actionURL),
      ("app://h/?link=https://x&apn=a", .none),
      ("https://h/?deep_link_id=x&link=https://x&apn=a", .dynamicLink),
      ("https://h/?deep_link_id=x&link=https://x/__/auth/action", .dynamicLink),
      // Nothing
      ("", .none), ("https://h", .none), ("not a link", .none), ("https://[?\(action)", .actionURL),
      // Without a scheme
      ("?", .actionURL), ("?x=y", .actionURL), ("?link=x", .actionURL),
      ("h/__/auth/links?link=x", .hostingLink), ("h/__/auth/links", .none),
      ("/__/auth/action?x", .actionURL), ("/__/auth/action", .none),
      ("h?\(action)", .actionURL), ("h?link=https://x&apn=a", .none),
    ])
  func kind(text: String, kind: LinkKind) throws {
    #expect(try ActionLink(text).kind == kind)
  }

  @Test(
    "on Dynamic Link hosts depends on the path",
    arguments: [
      ("https://a.page.link?link=x", LinkKind.dynamicLink),
      ("http://a-b.app.goo.gl/?link=x", .dynamicLink),
      ("https://a1.app.google/?link=x", .dynamicLink),
      ("https://A.PAGE.LINK/?link=x", .dynamicLink),
      ("https://a.page.link/?deep_link_id=x", .dynamicLink),
      ("https://a.page.link/?\(action)", .dynamicLink), ("https://a.page.link/?mode=x", .none),
      ("https://a.page.link/?link=", .none), ("https://a.page.link/", .none),
      ("https://a.page.link/abc", .shortDynamicLink),
      ("https://a.page.link/abc/", .shortDynamicLink),
      ("https://a.page.link/abc?link=x", .shortDynamicLink),
      ("https://a.page.link/i/a/b", .shortDynamicLink), ("https://a.page.link/a/b", .none),
      ("https://a.page.link/link/dismiss", .none),
      ("https://a.b.page.link/?link=https://x", .none), ("https://a_b.page.link/abc", .none),
      (".page.link/abc?", .none), ("https://page.link.com/abc", .none),
      ("https://a.page.link.evil.example/abc", .none), ("app://a.page.link/abc", .none),
      // Hosts that projects share
      ("https://goo.gl/app?link=x", .dynamicLink), ("https://page.link/app/a?link=x", .dynamicLink),
      ("https://app.google/app", .shortDynamicLink), ("https://goo.gl/other?link=x", .none),
      ("https://goo.gl/?link=https://x&apn=a", .none),
    ])
  func dynamicLinkHost(text: String, kind: LinkKind) throws {
    #expect(try ActionLink(text).kind == kind)
  }

  @Test(
    "on a domain of the project's own depends on what stands behind its prefix",
    arguments: [
      ("https://links.example.com/app?link=https://x", LinkKind.dynamicLink),
      ("https://links.example.com/app/?link=https://x", .dynamicLink),
      ("https://links.example.com/app?link=app://x", .none),
      ("https://links.example.com/app?\(action)", .dynamicLink),
      ("https://links.example.com/app/abc", .shortDynamicLink),
      ("https://links.example.com/app/a/b", .none),
      ("https://links.example.com/application/abc", .none),
      ("https://links.example.com/other?link=https://x", .none),
      ("https://own.example/abc", .shortDynamicLink),
      ("https://OWN.example:8443/abc", .shortDynamicLink),
      ("https://sub.own.example/abc", .none),
    ])
  func customDomain(text: String, kind: LinkKind) throws {
    let domains = ["https://links.example.com/app/", "own.example"].compactMap {
      DynamicLinkDomain($0)
    }
    #expect(domains.count == 2)
    #expect(try ActionLink(text, dynamicLinkDomains: domains).kind == kind)
    #expect(try ActionLink(text, dynamicLinkDomains: domains.reversed()).kind == kind)
  }

  @Test("a longer prefix of the same host counts before a shorter one")
  func longerPrefix() throws {
    let domains = ["own.example", "own.example/a"].compactMap { DynamicLinkDomain($0) }
    let link = try ActionLink("https://own.example/a?link=https://x", dynamicLinkDomains: domains)
    #expect(link.kind == .dynamicLink)
  }

  @Test(
    "a domain is a host with or without a path",
    arguments: [
      ("links.example.com", "links.example.com", ""),
      ("HTTPS://Links.Example.com/", "links.example.com", ""),
      ("https://l.example/a/b/", "l.example", "/a/b"), ("l.example/a", "l.example", "/a"),
    ])
  func domain(text: String, host: String, path: String) throws {
    let domain = try #require(DynamicLinkDomain(text))
    #expect(domain.host == host)
    #expect(domain.path == path)
    #expect(domain.text == text)
  }

  @Test(
    "what has more than that is no domain",
    arguments: [
      "", "https://", "https://u@l.example", "l.example:8443", "https://l.example/?a",
      "https://l.example/#a", "app://l.example", "b\u{FC}cher.example",
    ])
  func noDomain(text: String) {
    #expect(DynamicLinkDomain(text) == nil)
  }

  @Test(
    "the handler is the default one for its path, and nobody where there is no action",
    arguments: [
      ("https://h/__/auth/action?\(action)", ActionHandler.default),
      ("https://h/__/auth/links?link=https://x/__/auth/action", .default),
      ("https://h/mine?\(action)", .custom), ("https://h/emulator/action", .custom),
      ("https://h/__/auth/links", nil), ("https://h/page", nil),
    ])
  func handler(text: String, handler: ActionHandler?) throws {
    #expect(try ActionLink(text).handler == handler)
  }
}
