import LinkValidation
import Testing

@Suite("Attacks: leaks and encodings")
struct LeakAndEncodingAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "a URL is written into logs and handed on",
      in: .continueURL, policy: .standard, .warn, "continue-url-contains-email",
      [
        "https://app.example.com/finish?email=user%40example.org",
        "https://app.example.com/finish?email=user@example.org",
        "https://app.example.com/finish?u=a&e=user%2540example.org",
        "https://app.example.com/finish#email=user@example.org",
        "https://app.example.com/finish/user@example.org",
      ]),
    AttackGroup(
      "a URL is written into logs and handed on",
      in: .continueURL, policy: .standard, .accept, "continue-url-contains-email",
      ["https://app.example.com/finish?e=dXNlckBleGFtcGxlLm9yZw=="]),
    AttackGroup(
      "a URL is written into logs and handed on",
      in: .continueURL, policy: .standard, .accept, "",
      [
        "https://app.example.com/finish?at=user@localhost",
        "https://app.example.com/finish?tag=@user",
      ]),
    AttackGroup(
      "a URL is written into logs and handed on",
      in: .continueURL, policy: .standard, .warn, "continue-url-contains-secret",
      [
        "https://app.example.com/finish?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
        "https://app.example.com/finish?access_token=abcdef0123456789",
        "https://app.example.com/finish?password=hunter2",
        "https://app.example.com/finish?id_token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
        "https://app.example.com/finish?client_secret=abc123def456",
        "https://app.example.com/finish#access_token=abcdef0123456789",
        "https://app.example.com/finish?sessionId=0123456789abcdef0123456789abcdef",
        "https://app.example.com/finish?refresh_token=1//0abcdef",
        "https://app.example.com/finish?api_key=abcdef0123456789",
      ]),
    AttackGroup(
      "a URL is written into logs and handed on",
      in: .continueURL, policy: .standard, .warn, "continue-url-contains-action-code",
      [
        "https://app.example.com/finish?oobCode={CODE}",
        "https://app.example.com/finish#oobCode=FAKE", "https://app.example.com/finish?c={CODE}",
        "https://app.example.com/finish/{CODE}",
        "https://app.example.com/finish?next=%2Fa%3FoobCode%3DX",
      ]),
    AttackGroup(
      "a URL is written into logs and handed on",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-contains-action-code continue-url-host-not-authorized",
      ["https://evil.example/?c={CODE}"]),
    AttackGroup(
      "a URL is written into logs and handed on",
      in: .wholeLink, policy: .standard, .warn, "link-contains-email",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&email=user%40example.org"]),
    AttackGroup(
      "without a list no host is unlisted",
      in: .continueURL, policy: .empty, .warn, "continue-url-contains-action-code",
      ["https://x.example/?c={CODE}"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .reject, "continue-url-over-encoded",
      [
        "{ACT}{Q}&continueUrl=https%253A%252F%252Fevil.example%252F",
        "{ACT}{Q}&continueUrl=https%25253A%25252F%25252Fapp.example.com%25252F",
        "{ACT}{Q}&continueUrl=https%253A%252F%252Fapp.example.com%252Ffinish",
      ]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .warn, "invalid-utf8-in-parameter",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%c0%ae",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%ed%a0%80",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%f5%80%80%80",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%e2%82",
      ]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .warn, "malformed-percent-encoding",
      [
        "{ACT}{Q}&continueUrl=https://app.example.com/%&lang=en",
        "{ACT}{Q}&continueUrl=https://app.example.com/%4&lang=en",
        "{ACT}{Q}&continueUrl=https://app.example.com/%zz&lang=en",
        "{ACT}{Q}&continueUrl=https://app.example.com/100%&lang=en",
        "{ACT}{Q}&continueUrl=https://app.example.com/%u0041&lang=en",
      ]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .reject,
      "malformed-percent-encoding continue-url-host-not-authorized",
      ["{ACT}{Q}&continueUrl=https://evil.example/%zz"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .warn, "percent-encoding-depth-exceeded",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&x=%25252525253A"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .reject, "query-over-encoded",
      ["{ACT}apiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .warn, "continue-url-unencoded",
      ["{ACT}{Q}&continueUrl=https://app.example.com/?a=1&b=2"]),
    AttackGroup(
      "Firebase escapes only what it must",
      in: .wholeLink, policy: .standard, .accept, "",
      ["{ACT}{Q}&continueUrl=https://app.example.com/finish"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .accept, "",
      [
        "{ACT}{Q}&continueUrl=https://app.example.com/finish?a",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F&x=a+b",
      ]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .warn, "continue-url-second-question-mark",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fa%3D1%3Fb%3D2"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .reject, "continue-url-over-encoded",
      ["{ACT}{Q}&continueUrl=https%25253A%25252F%25252Fevil.example%25252F"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .reject, "continue-url-has-userinfo",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%252F%40evil.example%2F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%25252F%40evil.example%2F",
      ]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .warn, "parameter-name-encoded",
      [
        "{ACT}%61piKey={KEY}&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "lower-case hexadecimal digits",
      in: .wholeLink, policy: .standard, .accept, "",
      ["{ACT}{Q}&continueUrl=https%3a%2f%2fapp.example.com%2ffinish"]),
    AttackGroup(
      "an escape is as good as the letter",
      in: .wholeLink, policy: .standard, .accept, "",
      ["{ACT}{Q}&continueUrl=%68%74%74%70%73%3A%2F%2Fapp.example.com%2F"]),
    AttackGroup(
      "each layer is decoded once",
      in: .wholeLink, policy: .standard, .warn, "invalid-utf8-in-parameter",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%C0%AF..%2Fadmin",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%F4%90%80%80", "{ACT}{Q}&lang=%ff",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&x=%E0%80%AF",
      ]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
