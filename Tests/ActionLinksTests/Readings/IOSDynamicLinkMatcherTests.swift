import Testing
import URLStandard

@testable import ActionLinks

@Suite("The iOS Dynamic Links matcher")
struct IOSDynamicLinkMatcherTests {
  private static let domains = [
    "https://google.com", "https://google.com/one/", "https://a.firebase.com/mypath",
    "links.example.com", "https://b x.example",
  ]

  private static func match(_ link: String) -> String {
    let (link, step) = (Array(link.utf8), ASCIIOnlyDomainToASCII())
    let matcher = IOSDynamicLinkMatcher(customDomains: domains, domainToASCII: step)
    let match = matcher.match(link, parsed: FoundationURL(link, domainToASCII: step))
    return (match.canParseUniversalLink ? "parse" : "-")
      + (match.matchesShortLinkFormat ? " short" : "")
  }

  @Test(
    "matches Dynamic Links domains by the SDK's expressions",
    arguments: [
      ("https://x1.page.link/abc", "parse short"), ("http://x1.app.goo.gl/a_-B?c=d", "parse short"),
      ("https://x.app.google/abc/?c=d", "parse short"), ("https://x.page.link/abc/", "-"),
      ("https://x.page.link/abc?c", "-"), ("https://x.page.link/abc#c", "-"),
      ("https://x.page.link/a.b", "-"), ("https://x.page.link/a/b", "-"),
      ("https://x.page.link/a/b?c=d", "-"), ("https://x.page.link", "-"),
      ("https://x.page.link/", "-"), ("https://x.page.link/i/", "parse short"),
      ("https://x.page.link/i/a/b#c", "parse short"), ("https://x.page.link/i", "parse short"),
      ("https://x.page.link?link=https://a", "parse"),
      ("https://x.page.link/?a=b&xlink=http", "parse"),
      ("https://x.page.link/?a#link=http", "parse"), ("https://x.page.link/?link=ftp://a", "-"),
      ("https://x.page.link/abc?link=https://a", "parse short"),
      ("HTTPS://x.page.link/abc", "-"), ("https://X.page.link/abc", "parse short"),
      ("https://x.PAGE.link/abc", "-"), ("https://x.page.link:443/abc", "-"),
      ("https://u@x.page.link/abc", "-"), ("https://x-y.page.link/abc", "-"),
      ("https://.page.link/abc", "-"), ("x://x.page.link/abc", "-"),
      ("https://x.page.link/link/dismiss", "-"), ("https://x.page.link.evil.example/abc", "-"),
      // A space is encoded before the expression sees it.
      ("https://x.page.link/?a b&link=https://c", "parse"), ("https://x.page.link/a b", "-"),
      ("https://x.page.link:y/abc", "-"), ("", "-"),
    ])
  func domains(_ link: String, _ expected: String) {
    #expect(Self.match(link) == expected)
  }

  @Test(
    "matches the bare domains below /app",
    arguments: [
      ("https://goo.gl/app", "parse short"), ("https://goo.gl/app/x?y", "parse short"),
      ("https://goo.gl/apple", "parse short"), ("x://page.link/app", "parse short"),
      ("https://app.google:1/app", "parse short"), ("https://goo.gl/%61pp", "parse short"),
      ("https://goo.gl/abc", "-"), ("https://GOO.gl/app", "-"), ("https://goo.gl?x=/app", "-"),
    ])
  func appPath(_ link: String, _ expected: String) {
    #expect(Self.match(link) == expected)
  }

  @Test(
    "matches custom domains by prefix",
    arguments: [
      ("https://google.com/a", "parse short"), ("https://google.com/a/b", "parse short"),
      ("https://google.com/", "-"), ("https://google.com", "-"), ("https://google.com#a", "-"),
      ("https://google.com?link=https://a", "parse"),
      ("https://google.com/?LINK=http://a", "parse"),
      ("https://google.com/?l%69nk=http%3A//a", "parse"),
      ("https://google.com?lin%E2%84%AA=http://a", "parse"),
      ("https://google.com?link=http:/a", "-"), ("https://google.com?a=link=http://a", "-"),
      ("https://google.com/#?link=http://a", "-"), ("https://google.commerce/a", "-"),
      ("https://google.com:443/a", "-"), ("https://GOOGLE.com/a", "-"),
      ("http://google.com/a", "-"),
      // The rest is a URL of its own: two slashes begin an authority.
      ("https://google.com//a", "-"), ("https://google.com//a/b", "parse short"),
      ("https://google.com//a:b/c", "-"), ("https://google.com/link/dismiss", "parse"),
      ("https://google.com/LIN\u{212A}/Dismiss", "parse"),
      ("https://a.firebase.com/mypath?link=https://a", "parse short"),
      ("https://a.firebase.com/mypath/x", "parse short"), ("https://a.firebase.com/x", "-"),
      ("https://a.firebase.com/mypathx", "-"),
      // An entry without a scheme is dropped, and so is one that is no URL.
      ("https://links.example.com/a", "-"), ("links.example.com/a", "-"),
      ("https://b x.example/a", "-"),
    ])
  func customDomains(_ link: String, _ expected: String) {
    #expect(Self.match(link) == expected)
  }
}
