import LinkValidation
import Testing

@Suite("The path of a continue URL")
struct ContinueURLPathTests {
  static func policy(_ prefixes: [String]) -> LinkPolicy {
    .twoLists { $0.continueURLPrefixes = prefixes }
  }

  @Test(
    "a prefix that ends in a slash",
    arguments: [
      ContinueURLCase("https://app.example.com/docs/", nil),
      .init("https://app.example.com/docs/a/b?x=/../", nil),
      .init("HTTPS://APP.example.com:443/docs/a", nil),
      .init("https://app.example.com/x/../docs/a", nil),
      .init("https://app.example.com/docs/a/../b", nil),
      .init("https://app.example.com/docs/a%2Fb", nil),
      .init("https://app.example.com/docs/..a/b..", nil),
      .init("https://app.example.com/docs/../admin?x=1", .error, "/docs/../admin"),
      .init("https://app.example.com/docs/%2e%2e/admin", .error),
      .init("https://app.example.com/docs/..%2fadmin", .error),
      .init("https://app.example.com/docs/%2e%2e%2fadmin", .error),
      .init("https://app.example.com/docs/%252e%252e%252fadmin", .error),
      .init("https://app.example.com/docs/..%5cadmin", .error),
      .init("https://app.example.com/docs/..\\admin", .error),
      .init("https://app.example.com/docs/..;/admin", .error),
      .init("https://app.example.com/docs/..;a=b%2fadmin", .error),
      .init("https://app.example.com/docs", .error),
      .init("https://app.example.com/docsx/", .error),
      .init("https://app.example.com/Docs/", .error), .init("https://app.example.com/", .error),
      .init("https://app.example.com/?/docs/", .error),
      .init("https://app.example.com/#/docs/", .error),
      .init("http://app.example.com/docs/", .error),
      .init("https://app.example.com:8443/docs/", .error),
      .init("https://example-app.firebaseapp.com/docs/", .error),
      .init("https://app.example.com:99999/docs/", .error), .init("javascript:alert(1)", .error),
      .init("/docs/", nil),
    ])
  func trailingSlash(_ row: ContinueURLCase) throws {
    try row.expect(
      "continue-url-path-not-allowed", policy: Self.policy(["https://app.example.com/docs/"]))
  }

  @Test(
    "a prefix without one ends a segment",
    arguments: [
      ContinueURLCase("https://app.example.com/docs", nil),
      .init("https://app.example.com/docs/a", nil),
      .init("https://app.example.com/docs?x", nil), .init("https://app.example.com/docsx", .error),
      .init("https://app.example.com/docs/..", .error),
    ])
  func wholeSegments(_ row: ContinueURLCase) throws {
    try row.expect(
      "continue-url-path-not-allowed", policy: Self.policy(["https://app.example.com/docs"]))
  }

  @Test("any of several prefixes is enough, and a malformed one matches nothing")
  func several() throws {
    let rule = "continue-url-path-not-allowed"
    let policy = Self.policy([
      "app.example.com/", "https://app.example.com/b?c", "https://app.example.com/a",
      "com.example.app://finish/",
    ])
    try ContinueURLCase("https://app.example.com/a/x", nil).expect(rule, policy: policy)
    try ContinueURLCase("com.example.app://finish/x", nil).expect(rule, policy: policy)
    try ContinueURLCase("https://app.example.com/b", .error).expect(rule, policy: policy)
    try ContinueURLCase("https://app.example.com/", nil).expect(rule, policy: Self.policy([]))
    try ContinueURLCase("https://app.example.com/", .error).expect(rule, policy: Self.policy([""]))
  }

  @Test(
    "of a Hosting link, the URL that it holds is judged",
    arguments: [
      ContinueURLCase(
        "https://links.example.com/__/auth/links?link=https://app.example.com/docs/", nil),
      .init(
        "https://links.example.com/__/auth/links?link=https://app.example.com/x", .error, "/x",
        layer: 2),
      .init("https://links.example.com/__/auth/links", .error),
    ])
  func hostingLink(_ row: ContinueURLCase) throws {
    try row.expect(
      "continue-url-path-not-allowed", policy: Self.policy(["https://app.example.com/docs/"]))
  }
}
