import LinkFuzzing
import Testing

@Suite("Inputs that broke a target")
struct FoundInputTests {
  /// An input, after bytes that choose.
  struct Found: Sendable {
    let target: String
    var choices: [UInt8] = []
    let text: String
    var rest: [UInt8] = []
  }

  static let all: [Found] = [
    // A space with a combining accent is one character and still a space.
    Found(target: "build-and-read-back", text: "htp    \r    \u{200D}"),
    Found(
      target: "build-and-read-back", text: "httph/a",
      rest: [204, 129, 204, 129, 204, 204, 73, 110, 50, 54, 32, 204, 129]),
    // Bytes that are not UTF-8 take the most steps.
    Found(target: "url-record", text: "http:", rest: [UInt8](repeating: 0xED, count: 23)),
    // An action in the outer query alone is not the one that counts.
    Found(
      target: "policy", choices: [0, 0, 0, 0],
      text: """
        https://example-app.firebaseapp.com/__/auth/action?apiKey=k&mode=signIn&oobCode=c\
        &link=https%3A%2F%2Fapp.example.com%2F
        """),
    // A code in the continue URL, which the SDKs' readings hand out.
    Found(
      target: "redaction", choices: [3],
      text: """
        https://app.example.com/__/auth/action?apiKey=k&mode=signIn&oobCode=c\
        &continueUrl=https%3A%2F%2Fapp.example.com%2F%3FoobCode%3Dc
        """),
  ]

  @Test("each holds", arguments: all)
  func holds(_ found: Found) throws {
    let target = try #require(FuzzTarget.named(found.target))
    try target.check(found.choices + Array(found.text.utf8) + found.rest)
  }
}
