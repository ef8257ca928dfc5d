import ActionLinks
import Testing

@Suite("A scheme that only a URL parser sees")
struct HiddenSchemeTests {
  @Test(
    "counts, with the host behind it",
    arguments: [
      "ht\ntps://h/__/auth/action?apiKey=K&mode=signIn&oobCode=C",
      " \thttps://h/__/auth/action?apiKey=K&mode=signIn&oobCode=C",
      "https\r\n://h/__/auth/action?apiKey=K&mode=signIn&oobCode=C",
    ])
  func counts(text: String) throws {
    let link = try ActionLink(text)
    #expect(link.kind == .actionURL)
    #expect(link.handler == .default)
    #expect(link.layers.first?.scheme == "https")
    #expect(link.layers.first?.host == "h")
    #expect(link.isSignIn)
  }

  @Test("is not made up where there is none", arguments: ["h/\t?mode=m", "\n", " ?mode=m"])
  func none(text: String) throws {
    #expect(try ActionLink(text).layers.first?.url == nil)
  }
}
