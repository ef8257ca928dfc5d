import LinkValidation
import Testing

@Suite("The host of a continue URL")
struct ContinueURLHostTests {
  static let hosts = "https://links.example.com/__/auth/links"

  @Test(
    "continue-url-host-not-authorized",
    arguments: [
      ContinueURLCase("https://app.example.com/finish", nil),
      .init("HTTPS://APP.Example.COM/finish", nil), .init("https://app.example.com./", nil),
      .init("http://localhost:3000/", nil),
      .init("https://evil.example/collect", .error, "evil.example"),
      .init("https://evil.example/app.example.com", .error, "evil.example"),
      .init("https://evil.example?app.example.com", .error, "evil.example"),
      .init("https://evil.example#app.example.com", .error, "evil.example"),
      .init("https://new.app.example.com/", .error, "new.app.example.com"),
      .init("https://notapp.example.com/", .error, "notapp.example.com"),
      .init("https://app.example.com@evil.example/", .error, "evil.example"),
      .init("http://127.0.0.1:5173/", .error, "127.0.0.1"),
      .init("https:/evil.example/", .error, "evil.example"),
      .init("https://app.example.com:99999/", .error, "app.example.com"),
      .init("https://[::1/", .error),
      // Another rule speaks of what has no host that a list could name.
      .init("//evil.example/", nil), .init("ftp://evil.example/", nil),
      // A link domain is no place to continue to, but for a Hosting link.
      .init("https://links.example.com/finish", .error, "links.example.com"),
      .init("\(hosts)?link=https://app.example.com/finish", nil),
      .init("\(hosts)?link=https://evil.example/", .error, "evil.example", layer: 2),
      .init("https://evil.example/__/auth/links?link=https://app.example.com/", .error),
      .init("\(hosts)", .error, "links.example.com"),
      .init("\(hosts)?link=", .error, "links.example.com"),
      .init("\(hosts)/?link=https://app.example.com/", .error, "links.example.com"),
      // What a Hosting link may open instead of the URL that was read.
      .init("\(hosts)?link=https://evil.example/&link=https://app.example.com/", .error),
      .init("\(hosts)?deep_link_id=https://app.example.com/&link=https://evil.example/", .error),
      .init("\(hosts)?link=https://app.example.com/&link=https://app.example.com/2", nil),
      .init(
        "https://example-app.firebaseapp.com/__/auth/links?link=https://evil.example/%", .error),
    ])
  func notAuthorized(_ row: ContinueURLCase) throws {
    try row.expect("continue-url-host-not-authorized")
  }

  @Test("an empty list judges no host")
  func emptyList() throws {
    let policy = LinkPolicy.twoLists { $0.authorizedDomains = [] }
    let row = ContinueURLCase("https://evil.example/", nil)
    for rule in ["continue-url-host-not-authorized", "continue-url-host-lookalike"] {
      try row.expect(rule, policy: policy)
    }
  }

  @Test(
    "an extension is judged by its id",
    arguments: [
      ContinueURLCase("chrome-extension://abcdefghijklmnopabcdefghijklmnop/finish", nil),
      .init("chrome-extension://bbcdefghijklmnopabcdefghijklmnop/finish", .error),
    ])
  func chromeExtension(_ row: ContinueURLCase) throws {
    let policy = LinkPolicy.twoLists {
      $0.authorizedDomains.append("chrome-extension://abcdefghijklmnopabcdefghijklmnop")
    }
    try row.expect("continue-url-host-not-authorized", policy: policy)
  }

  @Test(
    "continue-url-host-is-subdomain-of-authorized",
    arguments: [
      ContinueURLCase("https://new.app.example.com/", .note, "new.app.example.com"),
      .init("https://a.b.app.example.com/", .note), .init("https://x.localhost/", .note),
      .init("https://app.example.com/", nil), .init("https://example.com/", nil),
      .init("https://newapp.example.com/", nil),
      .init("https://app.example.com.evil.example/", nil),
    ])
  func subdomain(_ row: ContinueURLCase) throws {
    try row.expect("continue-url-host-is-subdomain-of-authorized")
  }

  @Test("a subdomain that the policy covers is no subdomain to speak of")
  func coveredSubdomain() throws {
    let policy = LinkPolicy.twoLists { $0.matchSubdomains = true }
    let row = ContinueURLCase("https://new.app.example.com/", nil)
    try row.expect("continue-url-host-is-subdomain-of-authorized", policy: policy)
    try row.expect("continue-url-host-not-authorized", policy: policy)
  }

  @Test(
    "continue-url-host-lookalike",
    arguments: [
      ContinueURLCase("https://app.example.com.evil.example/", .error),
      .init("https://app-example.com/", .error),
      .init("https://app-example-com.evil.example/", .error),
      .init("https://appxexample.com/", .error), .init("https://app.exampl.com/", .error),
      .init("https://app.examples.com/", .error), .init("https://app.exmaple.com/", .error),
      .init(
        "https://links.example.com/__/auth/links?link=https://app.examp1e.com/", .error, layer: 2),
      .init("https://app.example.com/", nil), .init("https://new.app.example.com/", nil),
      .init("https://new.example-app.firebaseapp.com/", nil),
      // Names beside a listed one belong to the same owner; one label stands in any name by right.
      .init("https://evilapp.example.com/", nil), .init("https://localhost.evil.example/", nil),
      .init("https://myapp.example.com.evil.example/", .error, "myapp.example.com.evil.example"),
      .init("https://app.exmapl.com/", nil), .init("https://evil.example/", nil),
      .init("https://[::1]/", nil),
    ])
  func lookalike(_ row: ContinueURLCase) throws {
    try row.expect("continue-url-host-lookalike")
  }
}
