import Testing

@testable import LinkValidation

@Suite("Links that are accepted")
struct AcceptedLinkTests {
  /// Too short to be looked for in the continue URL.
  private static let code = "abcdefghijklmno"

  @Test("no description and no dump shows a code, be it in the continue URL too")
  func redaction() throws {
    var policy = LinkPolicy()
    policy.linkDomains = ["links.example.com"]
    policy.authorizedDomains = ["app.example.com"]
    let outcome = LinkValidator(policy: policy).validate(
      "https://links.example.com/__/auth/action?apiKey=\(ExampleLink.key)&mode=signIn"
        + "&oobCode=\(Self.code)"
        + "&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fx%3D\(Self.code)")
    guard case .accepted(let link, _) = outcome else {
      Issue.record("not accepted")
      return
    }
    #expect(link.continueURL == "https://app.example.com/?x=\(Self.code)")
    var shown = "\(outcome) \(link) " + String(reflecting: outcome) + String(reflecting: link)
    dump(outcome, to: &shown)
    dump(link, to: &shown)
    #expect(!shown.contains(Self.code))
    #expect("\(link)" == "AcceptedLink(emailSignIn, continueUrl: …)")
  }

  @Test("a code of any length is found in the continue URL", arguments: [16, 128, 129, 2_000])
  func longCode(length: Int) {
    var policy = LinkPolicy()
    policy.linkDomains = ["links.example.com"]
    policy.authorizedDomains = ["app.example.com"]
    let code = String((0..<length).map { Character(Unicode.Scalar(UInt8(97 + $0 * 7 % 26))) })
    let outcome = LinkValidator(policy: policy).validate(
      "https://links.example.com/__/auth/action?apiKey=\(ExampleLink.key)&mode=signIn"
        + "&oobCode=\(code)&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fx%3D\(code)")
    guard case .rejected(let findings) = outcome else {
      Issue.record("not rejected")
      return
    }
    #expect(findings.contains { $0.rule == "continue-url-contains-action-code" })
  }
}
