import LinkValidation
import Testing

@Suite("The form of a continue URL")
struct ContinueURLFormTests {
  @Test(
    "continue-url-not-absolute",
    arguments: [
      ContinueURLCase("//evil.example/", .error, "//evil.example/"),
      .init("/finish", .error, "/finish"), .init("/\\evil.example/", .error),
      .init("\\\\evil.example", .error), .init("/\t/evil.example/", .error, "/\t/evil.example/"),
      .init("finish", .error), .init("?a=b", .error), .init("#a", .error),
      .init("app.example.com/finish", .error), .init("https%3A%2F%2Fevil.example%2F", .error),
      .init("https://app.example.com/", nil), .init(" https://app.example.com/", nil),
      .init("javascript:alert(1)", nil),
    ])
  func notAbsolute(_ row: ContinueURLCase) throws { try row.expect("continue-url-not-absolute") }

  @Test(
    "continue-url-not-hierarchical",
    arguments: [
      ContinueURLCase("https:/evil.example/", .error, ":/"),
      .init("https:evil.example", .error, ":"), .init("https:///evil.example/", .error, ":///"),
      .init("HTTP:\\evil.example", .error), .init("javascript:alert(1)", .error),
      .init("data:text/html,x", .error), .init("mailto:ann@example.org", .error),
      .init("com.example.app:/finish", .error), .init("https:\t/evil.example/", .error),
      .init("https://app.example.com//double", nil), .init("https:\\\\evil.example\\", nil),
      .init("com.example.app://finish", nil), .init("/finish", nil),
    ])
  func notHierarchical(_ row: ContinueURLCase) throws {
    try row.expect("continue-url-not-hierarchical")
  }

  @Test(
    "continue-url-scheme-not-allowed",
    arguments: [
      ContinueURLCase("javascript://app.example.com/%0aalert(1)", .error, "javascript"),
      .init("java\tscript:alert(1)", .error), .init("\u{1}javascript:alert(1)", .error),
      .init("JavaScript:alert(1)", .error), .init("vbscript:msgbox(1)", .error),
      .init("data:text/html,x", .error), .init("file:///etc/passwd", .error),
      .init("intent://app.example.com/#Intent;end", .error),
      .init("ftp://app.example.com/", .error),
      .init("https+evil://app.example.com/", .error), .init("ws://app.example.com/", .error),
      .init("view-source:https://app.example.com/", .error), .init("blob:https://a/", .error),
      .init("com.evil.app://finish", .error), .init("chrome-extension://abcdef/x", .error),
      .init("https://links.example.com/__/auth/links?link=javascript:alert(1)", .error, layer: 2),
      .init("https://app.example.com/", nil), .init("HTTP://localhost/", nil),
      .init("Com.Example.App://finish", nil), .init("//evil.example/", nil),
    ])
  func schemeNotAllowed(_ row: ContinueURLCase) throws {
    let policy = LinkPolicy.twoLists { $0.customSchemes = ["com.example.app", "javascript"] }
    try row.expect("continue-url-scheme-not-allowed", policy: policy)
  }

  @Test("an authorized extension allows its scheme")
  func extensionScheme() throws {
    let policy = LinkPolicy.twoLists { $0.authorizedDomains.append("chrome-extension://abcdef") }
    try ContinueURLCase("chrome-extension://abcdef/x", nil)
      .expect("continue-url-scheme-not-allowed", policy: policy)
    try ContinueURLCase("chrome://settings", .error)
      .expect("continue-url-scheme-not-allowed", policy: policy)
  }

  @Test(
    "continue-url-insecure-http",
    arguments: [
      ContinueURLCase("http://app.example.com/", .warning, "http"),
      .init("HTTP://app.example.com/", .warning, "HTTP"),
      .init("http://127.evil.example/", .warning),
      .init("http://localhost.evil.example/", .warning), .init("http://128.0.0.1/", .warning),
      .init(
        "https://links.example.com/__/auth/links?link=http://app.example.com/", .warning, layer: 2),
      .init("https://app.example.com/", nil), .init("http://localhost:3000/", nil),
      .init("http://dev.localhost/", nil), .init("http://127.0.0.1/", nil),
      .init("http://127.1/", nil), .init("http://[::1]:3000/", nil),
      .init("http://localhost./", nil),
    ])
  func insecure(_ row: ContinueURLCase) throws { try row.expect("continue-url-insecure-http") }

  @Test("loopback hosts need TLS where the policy does not allow them")
  func insecureLoopback() throws {
    let policy = LinkPolicy.twoLists { $0.allowLoopback = false }
    try ContinueURLCase("http://localhost:3000/", .warning)
      .expect("continue-url-insecure-http", policy: policy)
  }

  @Test(
    "continue-url-has-userinfo",
    arguments: [
      ContinueURLCase("https://app.example.com@evil.example/", .error, "app.example.com@"),
      .init("https://foo@app.example.com@evil.example/", .error, "foo@app.example.com@"),
      .init("https://app.example.com[@evil.example/", .error),
      .init("https://@evil.example/", .error),
      .init("https://user:pass@app.example.com/", .error, "user:pass@"),
      .init("https:\\\\user@evil.example", .error), .init("//user@evil.example/", .error),
      .init("com.example.app://user@finish", .error), .init("https:user@evil.example", .error),
      .init("\thttps://user@evil.example/", .error),
      .init("https://app.example.com/@user/finish", nil),
      .init("https://app.example.com?@user", nil), .init("https://app.example.com#@user", nil),
      .init("https://app.example.com\\@user", nil),
    ])
  func userinfo(_ row: ContinueURLCase) throws { try row.expect("continue-url-has-userinfo") }

  @Test(
    "continue-url-backslash",
    arguments: [
      ContinueURLCase("https://evil.example\\@app.example.com/", .error, "\\"),
      .init("https://evil.example\\.app.example.com/", .error),
      .init("https:\\\\evil.example\\", .error),
      .init("https:/\\evil.example", .error), .init("/\\evil.example/", .error),
      .init("https://app.example.com/a\\b", .error),
      .init("https://app.example.com/a%5Cb", nil), .init("https://app.example.com/?a=\\", nil),
      .init("https://app.example.com/#\\", nil),
    ])
  func backslash(_ row: ContinueURLCase) throws { try row.expect("continue-url-backslash") }

  @Test(
    "continue-url-second-question-mark",
    arguments: [
      ContinueURLCase("https://app.example.com/finish?cart=42?step=2", .warning, "?"),
      .init("https://app.example.com/?u=https://a.example/?b", .warning),
      .init("https://links.example.com/__/auth/links?a?&link=https://app.example.com/", .warning),
      .init("https://app.example.com/finish?cart=42&step=2", nil),
      .init("https://app.example.com/finish?q=why%3F", nil),
      .init("https://app.example.com/#/a?b?c", nil),
      .init("https://links.example.com/__/auth/links?link=https://app.example.com/?x%3D1", nil),
    ])
  func secondQuestionMark(_ row: ContinueURLCase) throws {
    try row.expect("continue-url-second-question-mark")
  }

  @Test(
    "continue-url-has-fragment",
    arguments: [
      ContinueURLCase("http://localhost:52751#/authentication", .note, "#/authentication"),
      .init("https://app.example.com/#", .note, "#"), .init("https://app.example.com/%23a", nil),
    ])
  func fragment(_ row: ContinueURLCase) throws { try row.expect("continue-url-has-fragment") }

  @Test(
    "continue-url-nondefault-port",
    arguments: [
      ContinueURLCase("https://app.example.com:8443/", .note, "8443"),
      .init("http://localhost:443/", .note), .init("https://app.example.com:443/", nil),
      .init("https://app.example.com:/", nil), .init("http://app.example.com:80/", nil),
    ])
  func port(_ row: ContinueURLCase) throws { try row.expect("continue-url-nondefault-port") }

  @Test(
    "continue-url-is-action-link",
    arguments: [
      ContinueURLCase("https://example-app.firebaseapp.com/__/auth/action", .warning),
      .init("https://app.example.com/?mode=signIn&oobCode=FAKE", .warning),
      .init("http://localhost:9099/emulator/action?mode=signIn", .warning),
      .init("https://app.example.com/__/Auth/Action/?mode=signIn", .warning),
      .init(
        "https://links.example.com/__/auth/links?link=https://app.example.com/__/auth/action",
        .warning, layer: 2),
      .init("https://app.example.com/?oobCode=FAKE", nil), .init("https://app.example.com/", nil),
      .init("https://app.example.com/a/__/auth/action", nil),
    ])
  func actionLink(_ row: ContinueURLCase) throws { try row.expect("continue-url-is-action-link") }

  @Test(
    "continue-url-on-dynamic-link-domain",
    arguments: [
      ContinueURLCase("https://example-app.page.link/Ab1c", .warning, "example-app.page.link"),
      .init("https://example-app.page.link/a/b", .warning),
      .init("https://a1.app.goo.gl/x", .warning),
      .init("https://example.app.google/x", .warning), .init("https://goo.gl/app/x", .warning),
      .init("https://page.link/app", .warning),
      .init("https://example-app.page.link/?link=https://app.example.com/", .warning),
      .init("https://page.link.example.com/x", nil), .init("https://notpage.link/x", nil),
      .init("https://app.example.com/page.link", nil), .init("https://maps.goo.gl/x", nil),
    ])
  func dynamicLinks(_ row: ContinueURLCase) throws {
    try row.expect("continue-url-on-dynamic-link-domain")
  }
}
