import LinkValidation
import Testing

@Suite("URLs inside a continue URL")
struct ContinueURLNestedURLTests {
  @Test(
    "continue-url-nested-url",
    arguments: [
      ContinueURLCase(
        "https://app.example.com/out?url=https%3A%2F%2Fevil.example%2F", .warning,
        "https%3A%2F%2Fevil.example%2F"),
      .init("https://app.example.com/?u=https://evil.example/", .warning),
      .init("https://app.example.com/?u=HTTP://evil.example", .warning),
      .init("https://app.example.com/?u=https%253A%252F%252Fevil.example", .warning),
      .init("https://app.example.com/?u=https%25253A%25252F%25252Fevil.example", .warning),
      .init("https://app.example.com/?u=//evil.example", .warning),
      .init("https://app.example.com/?u=%2F%2Fevil.example", .warning),
      .init("https://app.example.com/?u=/%5Cevil.example", .warning),
      .init("https://app.example.com/?u=%5C%5Cevil.example", .warning),
      .init("https://app.example.com/?u=%20//evil.example", .warning),
      .init("https://app.example.com/?u=/%09/evil.example", .warning),
      .init("https://app.example.com/?u=///evil.example", .warning),
      .init("https://app.example.com/?u=https:evil.example", .warning),
      .init("https://app.example.com/?u=https:/evil.example", .warning),
      .init("https://app.example.com/?u=javascript:alert(1)", .warning),
      .init("https://app.example.com/?u=java%0Ascript:alert(1)", .warning),
      .init("https://app.example.com/?u=data:text/html,x", .warning),
      .init("https://app.example.com/?u=com.evil.app://x", .warning),
      .init("https://app.example.com/?//evil.example", .warning),
      .init(
        "https://app.example.com/go?https://evil.example/?x=1&y", .warning,
        "https://evil.example/?x"),
      .init("https://app.example.com/?u=/go?to=https://evil.example", .warning),
      .init("https://app.example.com/?u=https://app.example.com@evil.example/", .warning),
      .init("https://app.example.com/?u=https://app.example.com%5C@evil.example/", .warning),
      .init(
        "https://app.example.com/?u=https://app.example.com/?v=https://evil.example/", .warning),
      .init("https://app.example.com/#/go?to=https://evil.example", .warning),
      .init("https://app.example.com/#//evil.example", .warning),
      .init("https://app.example.com/out/https://evil.example/", .warning),
      .init(
        "https://links.example.com/__/auth/links?link=https://app.example.com/?u%3D//evil.example",
        .warning, "//evil.example", layer: 2),
      .init(
        "https://app.example.com/__/auth/links?x=https://evil.example&link=https://app.example.com",
        .warning, "https://evil.example"),
      .init("https://app.example.com/?u=https://app.example.com/cart", .note),
      .init("https://app.example.com/?u=https%253A%252F%252Flocalhost/", .note),
      .init("https://app.example.com/?u=com.example.app://finish", .note),
      // Base64 of https://evil.example/
      .init("https://app.example.com/?u=aHR0cHM6Ly9ldmlsLmV4YW1wbGUv", .note),
      .init("https://links.example.com/__/auth/links?link=https://app.example.com/", nil),
      .init("https://app.example.com/?u=http", nil), .init("https://app.example.com/?u=http:", nil),
      .init("https://app.example.com/?u=/cart", nil), .init("https://app.example.com/?u=//", nil),
      .init("https://app.example.com/?at=12:30&note=a:b&q=100%25", nil),
      .init("https://app.example.com//double//slash", nil), .init("https://app.example.com/", nil),
    ])
  func nestedURL(_ row: ContinueURLCase) throws {
    let policy = LinkPolicy.twoLists { $0.customSchemes = ["com.example.app"] }
    try row.expect("continue-url-nested-url", policy: policy)
  }

  @Test("a URL on the continue URL's own host is only noted, whatever the lists")
  func ownHost() throws {
    let policy = LinkPolicy()
    try ContinueURLCase("https://a.example/?u=https://a.example/b", .note)
      .expect("continue-url-nested-url", policy: policy)
    try ContinueURLCase("https://a.example/?u=https://b.example/b", .warning)
      .expect("continue-url-nested-url", policy: policy)
  }

  @Test(
    "continue-url-nested-link",
    arguments: [
      ContinueURLCase(
        "https://links.example.com/__/auth/links?link=https://app.example.com/", .note,
        "https://app.example.com/"),
      .init("https://example-app.page.link/?link=https://app.example.com/", .note),
      .init("https://links.example.com/__/auth/links", nil),
      .init("https://app.example.com/?link=https://app.example.com/", nil),
    ])
  func nestedLink(_ row: ContinueURLCase) throws { try row.expect("continue-url-nested-link") }
}
