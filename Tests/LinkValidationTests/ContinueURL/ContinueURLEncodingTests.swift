import ActionLinks
import DomainNames
import LinkValidation
import Testing

@Suite("How a continue URL is encoded")
struct ContinueURLEncodingTests {
  @Test(
    "continue-url-over-encoded",
    arguments: [
      ContinueURLCase("https%3A%2F%2Fevil.example%2F", .error),
      .init("https%253A%252F%252Fevil.example%252F", .error),
      .init("%68ttps://evil.example/", .error),
      .init("https%3a//evil.example/", .error), .init("%2F%2Fevil.example", .error),
      .init("/%2Fevil.example", .error), .init("%5C%5Cevil.example", .error),
      .init("https:%2F%2Fevil.example/", .error), .init("https:/%2Fevil.example/", .error),
      .init("https:%252F%252Fevil.example/", .error), .init("javascript%3Aalert(1)", .error),
      .init("https%25252525253A%25252525252F%25252525252Fevil.example", .error),
      .init("https://app.example.com/a%2Fb?next=%2Fcart", nil), .init("/finish%3Fa", nil),
      .init("https://app%2eexample%2ecom/", nil), .init("100%", nil), .init("//evil.example", nil),
    ])
  func overEncoded(_ row: ContinueURLCase) throws { try row.expect("continue-url-over-encoded") }

  @Test(
    "continue-url-unencoded",
    arguments: [
      ContinueURLCase(
        "https://app.example.com/finish?state=YWJj==", .warning, "=", layer: 0, isRaw: true),
      .init("https://app.example.com/?a=1&b=2", .warning, "=", layer: 0, isRaw: true),
      .init("https://app.example.com/?a&b=2", .warning, "&b=2", layer: 0, isRaw: true),
      .init("https://app.example.com/?a&b", .warning, "&b", layer: 0, isRaw: true),
      .init("https://app.example.com/#/route", .warning, "#/route&lang=en", layer: 0, isRaw: true),
      .init("https%3A%2F%2Fapp.example.com%2F%3Fa%3D1", nil, isRaw: true),
      .init("https://app.example.com/?a%3D1%26b%3D2", nil, isRaw: true),
      .init("https://app.example.com/a,b@c?d", nil, isRaw: true),
      .init("https://app.example.com/finish&unknown=1", nil, isRaw: true),
      // The handler's own route stands behind a value that was encoded.
      .init("https%3A%2F%2Fapp.example.com%2F#/route", nil, isRaw: true),
      .init("https://app.example.com/#", .warning, "#&lang=en", layer: 0, isRaw: true),
    ])
  func unencoded(_ row: ContinueURLCase) throws { try row.expect("continue-url-unencoded") }

  @Test("the spelling of production is fine at each depth")
  func production() throws {
    let action =
      "https://example-app.firebaseapp.com/__/auth/action?apiKey%3DK%26mode%3DsignIn%26oobCode%3DC"
      + "%26continueUrl%3Dhttps://app.example.com/finish?cart%253D42%2526step%253D2%26lang%3Den"
    let link = try ActionLink(
      "https://example-app.firebaseapp.com/__/auth/links?link=" + action, domains: .icu)
    let found = LinkValidator(policy: .twoLists).judge(link).findings.map(\.rule)
    #expect(!found.contains { $0.hasPrefix("continue-url-") })
  }
}
