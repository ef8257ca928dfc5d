import Testing

@testable import LinkValidation

@Suite("The link's own path")
struct LinkPathTests {
  @Test(
    "action-path-not-canonical",
    arguments: [
      ("/__/auth/action", nil), ("/__/auth/links", nil), ("/__/auth/link", nil),
      ("/emulator/action", nil), ("/", nil), ("", nil), ("/auth/finish", nil),
      ("/__/auth/handler", nil), ("/auth/../finish", nil), ("/a;b=c/finish", nil),
      ("/my/emulator/action", nil), ("/__/firebase/init.js", nil), ("/a__/auth/action", nil),
      ("/__/auth/actions", nil),
      ("/__/AUTH/action", .warning), ("/__/auth/Action", .warning), ("//__/auth/action", .warning),
      ("/__//auth/action", .warning), ("/__/auth/action/", .warning),
      ("/%5F_/auth/action", .warning), ("/__/auth/%61ction", .warning),
      ("/__/auth/%2561ction", .warning), ("/__/auth/LINKS", .warning),
      ("/Emulator/action", .warning),
      ("/__/auth/../../evil/action", .error), ("/__/auth/./action", .error),
      ("/__/x/../auth/action", .error), ("/__/auth/%2e%2E/auth/action", .error),
      ("/x/../__/auth/action", .error), ("/__/auth/action/..", .error),
      ("/__/auth/action/../../../evil", .error),
      ("/__/auth/action%2f..%2f..%2fevil", .error), ("/__%2Fauth%2faction", .error),
      ("/__/auth%252faction", .error), ("/__/auth/action%5c", .error),
      ("/__\\auth/action", .error), ("/__%5cauth/action", .error),
      ("/evil;/__/auth/action", .error), ("/__/auth/action;x=1", .error),
      ("/__;x/auth/action", .error), ("/__/auth/action%3bx", .error),
      ("/__/auth/handler;/../action", .error),
      ("/evil/__/auth/action", .error), ("/evil/__/auth/links", .error),
      ("/__/auth/action/evil", .error), ("/emulator/./action", .error),
    ] as [(String, Severity?)])
  func actionPath(path: String, severity: Severity?) throws {
    for (layer, link) in [
      (0, "https://links.example.com\(path)?\(SampleLink.query)"),
      (1, SampleLink.hosting("https://links.example.com\(path)?\(SampleLink.query)")),
      (0, "links.example.com\(path)?\(SampleLink.query)"),
    ] {
      #expect(
        try ActionPathNotCanonical.summaries(on: link)
          == (severity.map { ["\(layer) \($0) \(path)"] } ?? []), "\(link)")
    }
    let continued = SampleLink.action(continuing: "https://app.example.com\(path)")
    #expect(try ActionPathNotCanonical.summaries(on: continued) == [])
  }

  @Test(
    "the path is found in odd URLs too",
    arguments: [
      (" https://links.example.com/__/auth/action?\(SampleLink.query)", []),
      (" https://links.example.com/x/__/auth/action?\(SampleLink.query)", ["0 error -"]),
      ("https:\\\\links.example.com\\__\\auth\\action?x", ["0 error \\__\\auth\\action"]),
      ("https:links.example.com/__/auth/Action#?x", ["0 warning /__/auth/Action"]),
      ("com.example.app:/__/auth/Action?x", ["0 warning /__/auth/Action"]),
      ("?\(SampleLink.query)", []), ("https:?x", []), ("", []), ("/", []), ("://", []),
    ] as [(String, [String])])
  func oddURL(link: String, found: [String]) throws {
    #expect(try ActionPathNotCanonical.summaries(on: link) == found)
  }

  @Test(
    "empty-path-before-query",
    arguments: [
      (SampleLink.action, []), ("https://links.example.com/?\(SampleLink.query)", []),
      ("https://links.example.com?\(SampleLink.query)", ["0 warning ?"]),
      ("https://u@links.example.com:443?\(SampleLink.query)", ["0 warning ?"]),
      ("https://example-app.page.link?link=https:x", ["0 warning ?"]),
      (SampleLink.hosting("https://app.example.com?\(SampleLink.query)"), []),
      (SampleLink.action(continuing: "https://app.example.com?a=1"), []),
      ("com.example.app://sign-in?\(SampleLink.query)", []), ("?\(SampleLink.query)", []),
      ("https://links.example.com#?x", []),
    ] as [(String, [String])])
  func emptyPath(link: String, found: [String]) throws {
    #expect(try EmptyPathBeforeQuery.summaries(on: link) == found)
  }
}
