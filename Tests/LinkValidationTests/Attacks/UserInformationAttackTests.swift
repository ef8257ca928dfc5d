import LinkValidation
import Testing

@Suite("Attacks: user information")
struct UserInformationAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "what stands before the last @ is no host, and credentials never belong there",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-has-userinfo continue-url-host-not-authorized",
      [
        "https://app.example.com@evil.example/", "https://app.example.com:443@evil.example/",
        "https://app.example.com:pass@evil.example/", "https://app.example.com%40@evil.example/",
        "https://foo@app.example.com@evil.example/", "https://app.example.com%2F@evil.example/",
        "https://app.example.com;@evil.example/", "https://app.example.com&@evil.example/",
        "https://app.example.com]@evil.example/", "https://app.example.com[@evil.example/",
        "https://app.example.com%20@evil.example/", "https://app.example.com %20@evil.example/",
        "https://https:app.example.com@evil.example/", "https://app.example.com%00@evil.example/",
        "https://foo@evil.example:80@app.example.com.evil.example/", "https://@evil.example/",
        "https://:@evil.example/", "https://a:b:c@evil.example/",
        "https://app.example.com,@evil.example/", "https://app.example.com|@evil.example/",
        "https://app.example.com\"@evil.example/", "https://app.example.com'@evil.example/",
        "https://app.example.com`@evil.example/", "https://app.example.com^@evil.example/",
        "https://app.example.com{}@evil.example/", "https://app.example.com~@evil.example/",
        "https://app.example.com*@evil.example/", "https://app.example.com$@evil.example/",
        "https://app.example.com=@evil.example/", "https://app.example.com+@evil.example/",
        "https://app.example.com<>@evil.example/", "https://app.example.com!@evil.example/",
        "https://app.example.com(@evil.example/", "https://app.example.com%@evil.example/",
      ]),
    AttackGroup(
      "credentials never belong into a link",
      in: .continueURL, policy: .standard, .reject, "continue-url-has-userinfo",
      [
        "https://user:pass@app.example.com/", "https://user@app.example.com/",
        "https://evil.example@app.example.com/", "https://%65vil@app.example.com/",
        "https://foo@evil.example@app.example.com/", "https://evil.example;@app.example.com/",
        "https://:pass@app.example.com/",
      ]),
    AttackGroup(
      "empty user information",
      in: .continueURL, policy: .standard, .reject, "continue-url-has-userinfo",
      ["https://@app.example.com/", "https://:@app.example.com/"]),
    AttackGroup(
      "what stands before the last @ is no host, and credentials never belong there",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://evil.example/@app.example.com", "https://evil.example?@app.example.com/"]),
    AttackGroup(
      "the decoded host has an @",
      in: .continueURL, policy: .standard, .reject,
      "host-percent-encoded host-forbidden-code-point",
      ["https://app.example.com%40evil.example/"]),
    AttackGroup(
      "a percent sign is left in the host",
      in: .continueURL, policy: .standard, .reject,
      "host-percent-encoded host-forbidden-code-point",
      ["https://app.example.com%2540evil.example/"]),
    AttackGroup(
      "what stands before the last @ is no host, and credentials never belong there",
      in: .continueURL, policy: .standard, .reject, "host-forbidden-code-point",
      [
        "https://app.example.com\u{FF20}evil.example/",
        "https://app.example.com\u{FE6B}evil.example/",
      ]),
    AttackGroup(
      "what stands before the last @ is no host, and credentials never belong there",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-not-hierarchical continue-url-has-userinfo",
      ["https:app.example.com@evil.example/"]),
    AttackGroup(
      "what stands before the last @ is no host, and credentials never belong there",
      in: .continueURL, policy: .standard, .reject, "continue-url-not-absolute",
      ["//app.example.com@evil.example/"]),
    AttackGroup(
      "only a continue URL may have no user information",
      in: .wholeLink, policy: .standard, .accept, "",
      ["https://user@example-app.firebaseapp.com/__/auth/action?{Q}"]),
    AttackGroup(
      "all readers end the host at the number sign",
      in: .continueURL, policy: .standard, .accept, "continue-url-has-fragment",
      ["https://app.example.com#@evil.example/"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
