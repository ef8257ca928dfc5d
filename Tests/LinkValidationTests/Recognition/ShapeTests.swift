import Testing

@testable import LinkValidation

@Suite("The rules on the shape of a link")
struct ShapeTests {
  private static let page = ExampleLink.page
  private static let query = "?apiKey=\(ExampleLink.key)&mode=signIn&oobCode=\(ExampleLink.code)"
  private static let host = "example-app.firebaseapp.com"

  @Test(
    "find texts that are no action link",
    arguments: [
      RuleRow("input-empty", "", [.error], layer: 0),
      RuleRow("input-empty", " \t\r\n", [.error]),
      RuleRow("input-empty", "?", []),
      RuleRow("input-empty", " https://app.example.com/", []),
      RuleRow("not-an-action-link", "", []),
      RuleRow("not-an-action-link", "  ", []),
      RuleRow("not-an-action-link", "hello", [.error], layer: 0),
      RuleRow("not-an-action-link", "https://links.example.com/product/42", [.error]),
      RuleRow("not-an-action-link", "https://example-app.page.link.com", [.error]),
      RuleRow("not-an-action-link", "https://a.example/?next=mode=signIn%26oobCode=x", [.error]),
      RuleRow("not-an-action-link", "https://\(host)/__/auth/handler\(query)", [.error]),
      RuleRow("not-an-action-link", "https://\(host)/__/auth/Action\(query)", []),
      RuleRow("not-an-action-link", "https://\(host)/__/auth//action\(query)", []),
      RuleRow("not-an-action-link", "https://\(host)/__/auth/Action", [.error]),
      RuleRow("not-an-action-link", "https://\(host)/__/auth/Action?mode=signIn", [.error]),
      RuleRow("not-an-action-link", "https://\(host)/__/auth/./Handler\(query)", [.error]),
      RuleRow("not-an-action-link", "https://a.example/?link=\(page)", []),
      RuleRow("not-an-action-link", page, []),
      RuleRow("not-an-action-link", "https://app.example.com/finish" + query, []),
      RuleRow("not-an-action-link", "app://google/link/?deep_link_id=x", []),
      RuleRow("not-an-action-link", "app://google/link/dismiss", [.error]),
      RuleRow("scheme-missing", host + "/__/auth/action" + query, [.warning], layer: 0, text: ""),
      RuleRow("scheme-missing", "//\(host)/__/auth/action" + query, [.warning]),
      RuleRow("scheme-missing", query, [.warning]),
      RuleRow("scheme-missing", "hello", []),
      RuleRow("scheme-missing", "", []),
      RuleRow("scheme-missing", page + query, []),
      RuleRow(
        "scheme-missing", "localhost:9099/emulator/action" + query, [.warning],
        text: "localhost:9099"),
      RuleRow("scheme-missing", "app.example.com:443" + query, [.warning]),
      RuleRow("scheme-missing", "tel:123456" + query, []),
      RuleRow("scheme-missing", "com.example.app://google/link/?deep_link_id=x", []),
      RuleRow(
        "scheme-missing", WrappedLink.hosting(host + "/__/auth/action" + query), [.warning],
        layer: 1),
      RuleRow("scheme-missing", WrappedLink.continuing(to: "app.example.com/?a=b"), []),
      RuleRow(
        "short-link-not-resolvable", "https://example-app.page.link/Ab1c", [.error], layer: 0),
      RuleRow("short-link-not-resolvable", "https://example-app.page.link/Ab1c" + query, [.error]),
      RuleRow("short-link-not-resolvable", "https://example-app.app.goo.gl/i/Ab1c", [.error]),
      RuleRow(
        "short-link-not-resolvable", "https://example-app.page.link/Ab1c?link=\(page)", [.error]),
      RuleRow(
        "short-link-not-resolvable", WrappedLink.hosting("https://a.page.link/Ab1c"), [.error],
        layer: 1),
      RuleRow("short-link-not-resolvable", "https://links.example.com/Ab1c", []),
      RuleRow("short-link-not-resolvable", ExampleLink.dynamic, []),
      RuleRow(
        "short-link-not-resolvable", WrappedLink.continuing(to: "https://a.page.link/Ab1c"), []),
    ])
  func recognition(_ row: RuleRow) throws { try row.check() }

  @Test("find short links on a project's own domain")
  func customDomain() throws {
    var policy = LinkPolicy()
    policy.dynamicLinkDomains = ["https://go.example.com/app"]
    let link = "https://go.example.com/app/Ab1c"
    try RuleRow("short-link-not-resolvable", link, [.error]).check(policy: policy)
    try RuleRow("dynamic-links-retired", link, [.warning]).check(policy: policy)
    try RuleRow("dynamic-links-retired", link, []).check()
  }

  @Test("say which parameter is missing, and quote nothing")
  func message() throws {
    let probe = RuleProbe(rule: "not-an-action-link")
    let findings = try probe.findings(in: "https://secret.example/?apiKey=secret&mode=signIn")
    #expect(findings.map(\.message) == ["no shape of an action link; oobCode is missing"])
  }

  @Test(
    "find links that are cut off",
    arguments: [
      ("?apiKey=\(ExampleLink.key)&mode=signIn&oobCode=", "="),
      ("?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFA", "AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFA"),
      ("?apiKey=AI", "AI"),
      ("?apiKey=\(ExampleLink.key)", "apiKey=\(ExampleLink.key)"),
      ("?apiKey=\(ExampleLink.key)&mode=sign", "sign"),
      ("?apiKey=\(ExampleLink.key)&mode=signIn", "mode=signIn"),
      ("?mode=signIn&lang=en", "lang=en"),
      ("?apiKey=\(ExampleLink.key)&mode=signIn&oobCo", "oobCo"),
      ("?apiKey=\(ExampleLink.key)&mode", "mode"),
      (query + "&", "&"), (query + "&continueUrl", "continueUrl"),
      (query + "&continueUrl=https://", "https://"), (query + "&continueUrl=http", "http"),
      (query + "&continueUrl=https%3A%2", "%2"), (query + "&continueUrl=https%", "%"),
      (query + "...", "..."), (query + "…", "…"), (query + "%E2%80%A6", "%E2%80%A6"),
      ("?", "?"), ("", "/__/auth/action"),
    ])
  func truncation(_ tail: String, _ text: String) throws {
    let rule = "link-possibly-truncated"
    try RuleRow(rule, Self.page + tail, [.warning], layer: 0, text: text).check()
    // These show in the outermost text already.
    if !["...", "…", "%E2%80%A6", "%2", "%", "?"].contains(where: tail.hasSuffix) {
      try RuleRow(rule, WrappedLink.hosting(Self.page + tail), [.warning], layer: 1, text: text)
        .check()
    }
  }

  @Test(
    "tell a whole link from one that is cut off",
    arguments: [
      RuleRow("link-possibly-truncated", ExampleLink.complete, []),
      RuleRow("link-possibly-truncated", ExampleLink.emulator, []),
      RuleRow("link-possibly-truncated", ExampleLink.hosting, []),
      RuleRow("link-possibly-truncated", page + "?mode=signIn&oobCode=abc", []),
      RuleRow(
        "link-possibly-truncated", page + "?mode=verifyEmail&oobCode&apiKey=\(ExampleLink.key)", []),
      RuleRow("link-possibly-truncated", ExampleLink.action + "#a=", []),
      RuleRow(
        "link-possibly-truncated", WrappedLink.continuing(to: "https://app.example.com/?a="), []),
      RuleRow("link-possibly-truncated", "https://links.example.com/product?a=", []),
      RuleRow("link-possibly-truncated", "https://example-app.page.link/Ab1c", []),
      RuleRow(
        "link-possibly-truncated", "https://\(host)/__/auth/act", [.warning], text: "/__/auth/act"),
      RuleRow("link-possibly-truncated", "https://\(host)/__/auth/handler", []),
      RuleRow(
        "link-possibly-truncated", WrappedLink.hosting("https://\(host)/__/auth/act"), [.warning],
        layer: 1),
      RuleRow(
        "link-possibly-truncated", WrappedLink.dynamic(page + query) + "&amv", [.warning], layer: 0,
        text: "amv"),
      // The inner text ends like one cut off, but the link goes on.
      RuleRow(
        "link-possibly-truncated", WrappedLink.dynamic(page + "?mode=signIn&oobCode=") + "&apn=a",
        []),
    ])
  func whole(_ row: RuleRow) throws { try row.check() }
}
