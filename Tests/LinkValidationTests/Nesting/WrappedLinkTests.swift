import Testing

@testable import LinkValidation

@Suite("What a link wraps")
struct WrappedLinkTests {
  /// A link, and the summaries of what one rule finds on it.
  typealias Row = (link: String, found: [String])

  static let evil = "https://evil.example/__/auth/action?\(SampleLink.query)"

  @Test(
    "nested-link-missing",
    arguments: [
      (SampleLink.hosting(SampleLink.action), []),
      (SampleLink.action, []),
      ("https://links.example.com/__/auth/links?\(SampleLink.query)", ["0 error -"]),
      ("https://links.example.com/__/auth/links?link=", ["0 error link="]),
      ("https://links.example.com/__/auth/links?link", ["0 error -"]),
      ("https://links.example.com/__/auth/links?link=%zz", ["0 error link=%zz"]),
      ("https://example-app.page.link/?\(SampleLink.query)", ["0 error -"]),
      ("com.example.app://google/link/?deep_link_id=", ["0 error deep_link_id="]),
      (SampleLink.hosting("https://links.example.com/__/auth/links?x=1"), ["1 error -"]),
      (
        SampleLink.action(continuing: "https://links.example.com/__/auth/links"), ["1 error -"]
      ),
      (SampleLink.action(continuing: SampleLink.hosting("https://app.example.com/")), []),
      (SampleLink.action(continuing: "https://example-app.page.link/x"), []),
      // What is beyond the limit was not read.
      ((0..<8).reduce(SampleLink.action) { link, _ in SampleLink.hosting(link) }, []),
    ] as [Row])
  func missing(_ row: Row) throws {
    #expect(try NestedLinkMissing.summaries(on: row.link) == row.found)
  }

  @Test(
    "nested-link-not-an-action-link",
    arguments: [
      (SampleLink.hosting(SampleLink.action), []),
      (SampleLink.hosting("https://app.example.com/invite?room=7"), ["1 error -"]),
      (SampleLink.dynamic("https://app.example.com/invite?room=7", "&apn=a"), ["1 error -"]),
      (SampleLink.custom("https://app.example.com/"), ["1 error -"]),
      (SampleLink.dynamic(SampleLink.hosting("https://app.example.com/")), ["2 error -"]),
      // An action that lacks a parameter is one; the missing parameter has its own rule.
      (SampleLink.hosting("\(SampleLink.page)?mode=signIn"), []),
      // What `link` holds is followed, so the action outside it is not the link's.
      (SampleLink.action + "&link=https://app.example.com/", ["1 error -"]),
      // No link that exists to wrap another.
      ("https://app.example.com/?link=https://other.example/", []),
      (SampleLink.action(continuing: SampleLink.hosting("https://app.example.com/")), []),
    ] as [Row])
  func notAnActionLink(_ row: Row) throws {
    #expect(try NestedLinkNotAnActionLink.summaries(on: row.link) == row.found)
  }

  @Test(
    "nested-link-ambiguous",
    arguments: [
      (SampleLink.hosting(SampleLink.action), []),
      ("\(SampleLink.hosting(SampleLink.action))&deep_link_id=", []),
      (
        "\(SampleLink.hosting(SampleLink.action))&deep_link_id=\(SampleLink.escaped(SampleLink.action))",
        []
      ),
      ("\(SampleLink.hosting(SampleLink.action))&deep_link_id=https:x", ["0 error https:x"]),
      (
        "\(SampleLink.custom(SampleLink.action))&link=https:x",
        [
          "0 error \(SampleLink.escaped(SampleLink.action))"
        ]
      ),
      ("\(SampleLink.hosting(SampleLink.action))&deep_link_id=%zz", ["0 error %zz"]),
      (
        SampleLink.hosting("\(SampleLink.hosting(SampleLink.action))&deep_link_id=https:x"),
        ["1 error https:x"]
      ),
      (
        SampleLink.action(
          continuing: "\(SampleLink.hosting("https://app.example.com/"))&deep_link_id=https:x"),
        ["1 error https:x"]
      ),
      (SampleLink.action(continuing: "https://app.example.com/?link=a&deep_link_id=b"), []),
    ] as [Row])
  func ambiguous(_ row: Row) throws {
    #expect(try NestedLinkAmbiguous.summaries(on: row.link) == row.found)
  }

  @Test(
    "nested-link-unencoded",
    arguments: [
      (SampleLink.hosting(SampleLink.action), []),
      // Production leaves these raw.
      (
        "https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/action?mode%3Da,b@c",
        []
      ),
      ("https://links.example.com/__/auth/links?link=\(SampleLink.action)", ["0 warning ="]),
      (
        "https://links.example.com/__/auth/links?link=\(SampleLink.page)?a%3D1&mode=signIn",
        [
          "0 warning mode"
        ]
      ),
      ("\(SampleLink.hosting(SampleLink.action))&mode=signIn", []),
      ("\(SampleLink.hosting(SampleLink.action))&utm_source=x", []),
      ("\(SampleLink.hosting(SampleLink.action))#part", ["0 warning #part"]),
      ("\(SampleLink.hosting(SampleLink.action))&apn=a#part", []),
      ("\(SampleLink.hosting(SampleLink.action))#", []),
      ("com.example.app://google/link/?deep_link_id=\(SampleLink.action)", ["0 warning ="]),
      (
        SampleLink.hosting("https://links.example.com/__/auth/links?link=\(SampleLink.action)"),
        ["1 warning ="]
      ),
      (
        SampleLink.action(
          continuing: "https://links.example.com/__/auth/links?link=https://app.example.com/?a=1"),
        ["1 warning ="]
      ),
    ] as [Row])
  func unencoded(_ row: Row) throws {
    #expect(try NestedLinkUnencoded.summaries(on: row.link) == row.found)
  }

  @Test(
    "nested-dynamic-link",
    arguments: [
      (SampleLink.dynamic(SampleLink.action), []),
      (SampleLink.hosting(SampleLink.action), []),
      (
        SampleLink.hosting(SampleLink.dynamic(SampleLink.action)),
        ["1 warning example-app.page.link"]
      ),
      (
        SampleLink.hosting("https://example-app.page.link/Ab1c"),
        [
          "1 warning example-app.page.link"
        ]
      ),
      (
        SampleLink.dynamic(SampleLink.dynamic(SampleLink.action)),
        ["1 warning example-app.page.link"]
      ),
      (SampleLink.action(continuing: "https://example-app.page.link/Ab1c"), []),
    ] as [Row])
  func dynamicLink(_ row: Row) throws {
    #expect(try NestedDynamicLink.summaries(on: row.link) == row.found)
  }

  @Test(
    "nesting-too-deep",
    arguments: [
      (deep(5), []),
      (deep(6), ["5 error https%3A%2F%2F5%2Eexample%2F%3Fmode%3DsignIn"]),
      (deep(4, then: "&continueUrl=https%3A%2F%2Fapp%2Eexample%2Ecom"), []),
      (
        deep(5, then: "&continueUrl=https%3A%2F%2Fapp%2Eexample%2Ecom"),
        [
          "5 error https%3A%2F%2Fapp%2Eexample%2Ecom"
        ]
      ),
    ] as [Row])
  func tooDeep(_ row: Row) throws {
    #expect(try NestingTooDeep.summaries(on: row.link) == row.found)
  }

  @Test(
    "nesting-cycle",
    arguments: [
      (SampleLink.hosting(SampleLink.action), []),
      (SampleLink.hosting(SampleLink.hosting(SampleLink.action)), ["1 error -"]),
      (
        SampleLink.hosting(SampleLink.dynamic(SampleLink.hosting(SampleLink.action))),
        ["2 error -"]
      ),
      (
        SampleLink.hosting(
          SampleLink.hosting(SampleLink.action, host: "LINKS.example.com:443")), ["1 error -"]
      ),
      (SampleLink.hosting(SampleLink.hosting(SampleLink.action, host: "app.example.com")), []),
      // The continue URL is no wrapping.
      (SampleLink.action(continuing: SampleLink.action), []),
      (
        SampleLink.hosting(
          SampleLink.action(continuing: SampleLink.hosting("https://app.example.com/"))), []
      ),
      (
        SampleLink.action(
          continuing: SampleLink.hosting(SampleLink.hosting("https://app.example.com/"))),
        ["2 error -"]
      ),
      ("x?link=x%3Flink%3Dy", ["1 error -"]),
    ] as [Row])
  func cycle(_ row: Row) throws {
    #expect(try NestingCycle.summaries(on: row.link) == row.found)
  }

  /// A link of `count` layers around an action, each on a host of its own.
  static func deep(_ count: Int, then more: String = "") -> String {
    var link = "https://\(count - 1).example/?mode=signIn\(more)"
    for number in (0..<count - 1).reversed() {
      link = "https://\(number).example/?link=\(SampleLink.escaped(link))"
    }
    return "https://outermost.example/?link=\(SampleLink.escaped(link))"
  }
}
