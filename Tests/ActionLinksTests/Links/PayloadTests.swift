import ActionLinks
import Testing

@Suite("The payload of a link")
struct PayloadTests {
  static let inApp = "https://h/__/auth/links?link="

  @Test(
    "is the query and the fragment of the innermost URL behind the continue URL",
    arguments: [
      // handleCodeInApp: the action is inside the Hosting link
      (
        "https://h/__/auth/links?link=https://h/__/auth/action?mode%3Da%26continueUrl%3D"
          + "https://x/?cart%253D1%2526b%253D%252541%2523f",
        ["cart=1/1", "b=A/%41"], "f"
      ),
      // Otherwise the Hosting link is inside the continue URL
      (
        "https://h/__/auth/action?mode=a&continueUrl=https://h/__/auth/links?link%3Dhttps://x/?cart%253D1",
        ["cart=1/1"], nil
      ),
      ("?continueUrl=https://x/?a%26b%3D%26%3Dc", ["a=/", "b=/", "=c/c"], nil),
      ("?continueUrl=https://x/", [], nil),
      ("?continueUrl=/relative?a%3Db%23", ["a=b/b"], ""),
      ("?continueUrl=https://x/?a%3Db+c%252B", ["a=b+c+/b+c%2B"], nil),
      ("?continueUrl=https://x/?a%3D%25zz", ["a=%zz/%zz"], nil),
      ("?continueUrl=%20https://x/?a%3D1%092%20", ["a=12/12"], nil),
      ("?mode=a", [], nil),
      ("https://x/?a=b#f", [], nil),
    ] as [(String, [String], String?)])
  func payload(text: String, parameters: [String], fragment: String?) throws {
    let link = try ActionLink(text)
    #expect(link.payload.map { "\($0.name)=\($0.value)/\($0.rawValue)" } == parameters)
    #expect(link.payloadFragment == fragment)
  }
}
