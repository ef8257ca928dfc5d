import LinkValidation
import Testing

@Suite("Attacks: slashes and backslashes")
struct SlashAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "browsers take a backslash for a slash, other readers do not",
      in: .continueURL, policy: .standard, .reject, "continue-url-backslash",
      [
        "https://evil.example\\@app.example.com/", "https://evil.example\\.app.example.com/",
        "https://app.example.com\\.evil.example/", "https://app.example.com\\@evil.example/",
        "https:\\\\evil.example/", "https:/\\evil.example/", "https:\\/evil.example/",
        "https://evil.example\\/app.example.com", "https://\\evil.example/",
        "https://\\\\evil.example/", "https://evil.example:443\\@app.example.com/",
        "https://app.example.com:\\@evil.example/", "https:\\evil.example", "\\\\evil.example",
        "/\\evil.example", "\\/evil.example", "https://evil.example\\#@app.example.com",
        "https://evil.example\\?@app.example.com", "https://user\\@evil.example/",
        "https://app.example.com\\evil.example/", "https:///\\evil.example",
        "https://app.example.com/\\evil.example", "https://app.example.com/a\\b",
      ]),
    AttackGroup(
      "browsers take a backslash for a slash, other readers do not",
      in: .continueURL, policy: .standard, .reject, "continue-url-has-userinfo",
      ["https://evil.example%5C@app.example.com/"]),
    AttackGroup(
      "browsers take a backslash for a slash, other readers do not",
      in: .continueURL, policy: .standard, .reject,
      "host-percent-encoded host-forbidden-code-point",
      ["https://evil.example%5C.app.example.com/"]),
    AttackGroup(
      "UTS 46 maps it to a backslash",
      in: .continueURL, policy: .standard, .reject, "host-forbidden-code-point",
      ["https://evil.example\u{FF3C}.app.example.com/"]),
    AttackGroup(
      "browsers take a backslash for a slash, other readers do not",
      in: .wholeLink, policy: .standard, .reject, "parse-differential",
      ["https://evil.example\\@example-app.firebaseapp.com/__/auth/action?{Q}"]),
    AttackGroup(
      "behind the path no reader takes a backslash for a slash",
      in: .continueURL, policy: .standard, .warn, "invalid-character-in-url",
      without: "continue-url-backslash",
      ["https://app.example.com/finish?p=C:\\dir"]),
    AttackGroup(
      "a continue URL has a scheme, two slashes and a host",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-not-hierarchical continue-url-host-not-authorized",
      ["https:/evil.example/", "https:evil.example/"]),
    AttackGroup(
      "a continue URL has a scheme, two slashes and a host",
      in: .continueURL, policy: .standard, .reject, "host-empty",
      [
        "https:///evil.example/", "https:////evil.example/", "https://///evil.example/",
        "https:///app.example.com/", "https:", "https:/", "https://", "https://?x", "https://#x",
        "https://:443/", "https://@/", "https://:@:443/", "http:///evil.example",
      ]),
    AttackGroup(
      "a continue URL has a scheme, two slashes and a host",
      in: .continueURL, policy: .standard, .reject, "continue-url-not-absolute",
      [
        "//evil.example/", "///evil.example/", "////evil.example/", "/evil.example/", "/finish",
        "finish", "evil.example/", "app.example.com/finish", "://evil.example/",
        ":///evil.example/", "?next=x", "#x", ".evil.example", "../evil",
        "1https://app.example.com/", "%2F%2Fevil.example", "https;//evil.example",
        "https//evil.example",
      ]),
    AttackGroup(
      "a continue URL has a scheme, two slashes and a host",
      in: .continueURL, policy: .standard, .reject, "continue-url-not-hierarchical",
      [
        "https:/app.example.com/", "https:app.example.com/", "https:/%2Fevil.example/",
        "https:%2F%2Fevil.example/",
      ]),
    AttackGroup(
      "a continue URL has a scheme, two slashes and a host",
      in: .continueURL, policy: .standard, .reject, "continue-url-scheme-not-allowed",
      ["app.example.com:443/finish", "localhost:3000/finish"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
