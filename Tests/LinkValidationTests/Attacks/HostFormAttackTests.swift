import LinkValidation
import Testing

@Suite("Attacks: forms of hosts and ports")
struct HostFormAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .warn, "host-percent-encoded",
      [
        "https://%61pp.example.com/", "https://app%2Eexample%2Ecom/", "https://app.example.co%6D/",
        "https://%41pp.example.com/", "https://app%2eexample.com/",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .wholeLink, policy: .standard, .warn, "host-percent-encoded",
      ["https://%65xample-app.firebaseapp.com/__/auth/action?{Q}"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .reject,
      "host-percent-encoded continue-url-host-not-authorized",
      ["https://b%C3%BCcher.example/", "https://evil%2eexample/"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .reject,
      "host-percent-encoded host-forbidden-code-point",
      [
        "https://evil.example%23.app.example.com/", "https://evil.example%2f.app.example.com/",
        "https://evil.example%3f.app.example.com/", "https://evil.example%40app.example.com/",
        "https://evil.example%5c.app.example.com/", "https://evil.example%3a.app.example.com/",
        "https://evil.example%252e.app.example.com/", "https://evil.example%20.app.example.com/",
        "https://evil.example%25.app.example.com/", "https://evil.example%5b.app.example.com/",
        "https://evil.example%0a.app.example.com/", "https://evil.example%09.app.example.com/",
        "https://evil.example%7f.app.example.com/", "https://evil.example%3c.app.example.com/",
        "https://evil.example%7c.app.example.com/", "https://evil.example%5e.app.example.com/",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .linkHost, policy: .standard, .reject, "host-percent-encoded host-forbidden-code-point",
      [
        "evil.example%23.app.example.com", "evil.example%2f.app.example.com",
        "evil.example%3f.app.example.com", "evil.example%40app.example.com",
        "evil.example%5c.app.example.com", "evil.example%3a.app.example.com",
        "evil.example%252e.app.example.com", "evil.example%20.app.example.com",
        "evil.example%25.app.example.com", "evil.example%5b.app.example.com",
        "evil.example%0a.app.example.com", "evil.example%09.app.example.com",
        "evil.example%7f.app.example.com", "evil.example%3c.app.example.com",
        "evil.example%7c.app.example.com", "evil.example%5e.app.example.com",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .nestedHost, policy: .standard, .reject, "host-percent-encoded host-forbidden-code-point",
      [
        "evil.example%23.app.example.com", "evil.example%2f.app.example.com",
        "evil.example%3f.app.example.com", "evil.example%40app.example.com",
        "evil.example%5c.app.example.com", "evil.example%3a.app.example.com",
        "evil.example%252e.app.example.com", "evil.example%20.app.example.com",
        "evil.example%25.app.example.com", "evil.example%5b.app.example.com",
        "evil.example%0a.app.example.com", "evil.example%09.app.example.com",
        "evil.example%7f.app.example.com", "evil.example%3c.app.example.com",
        "evil.example%7c.app.example.com", "evil.example%5e.app.example.com",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-percent-encoded host-forbidden-code-point",
      [
        "https://evil.example%23.app.example.com/", "https://evil.example%2f.app.example.com/",
        "https://evil.example%3f.app.example.com/", "https://evil.example%40app.example.com/",
        "https://evil.example%5c.app.example.com/", "https://evil.example%3a.app.example.com/",
        "https://evil.example%252e.app.example.com/", "https://evil.example%20.app.example.com/",
        "https://evil.example%25.app.example.com/", "https://evil.example%5b.app.example.com/",
        "https://evil.example%0a.app.example.com/", "https://evil.example%09.app.example.com/",
        "https://evil.example%7f.app.example.com/", "https://evil.example%3c.app.example.com/",
        "https://evil.example%7c.app.example.com/", "https://evil.example%5e.app.example.com/",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .linkHost, policy: .standard, .reject, "host-percent-encoded link-domain-not-allowed",
      ["evil%2eexample"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .nestedHost, policy: .standard, .reject,
      "host-percent-encoded nested-link-host-not-authorized",
      ["evil%2eexample"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-percent-encoded fallback-url-host-not-authorized",
      ["https://evil%2eexample/"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .reject, "host-forbidden-code-point",
      ["https://evil.example%00.app.example.com/"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .warn, "host-trailing-dot",
      ["https://app.example.com./"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .wholeLink, policy: .standard, .warn, "host-trailing-dot",
      ["https://example-app.firebaseapp.com./__/auth/action?{Q}"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .reject, "host-invalid",
      [
        "https://app.example.com../", "https://.app.example.com/", "https://app..example.com/",
        "https://./", "https://../",
        "https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.example.com/",
        "https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/",
        "https://[app.example.com]/", "https://[v1.app.example.com]/", "https://1.2.3.4.5/",
        "https://1.2.3.256/", "https://256.1.1.1/", "https://app.example.0x/",
        "https://evil.example.1/", "https://0x100000000/", "https://4294967296/", "https://[::1/",
        "https://[:::1]/", "https://[1:2:3]/", "https://[::g]/", "https://foo.09/",
        "https://[::1]x/", "https://[]/",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .reject,
      "invalid-character-in-host continue-url-host-not-authorized",
      [
        "https://app.example.com;.evil.example/", "https://app.example.com,.evil.example/",
        "https://app.example.com$.evil.example/", "https://app.example.com!.evil.example/",
        "https://app.example.com'.evil.example/", "https://app.example.com(.evil.example/",
        "https://app.example.com*.evil.example/", "https://app.example.com+.evil.example/",
        "https://app.example.com=.evil.example/", "https://app.example.com&.evil.example/",
        "https://app.example.com`.evil.example/", "https://app.example.com\".evil.example/",
        "https://app.example.com{.evil.example/", "https://app.example.com~.evil.example/",
        "https://evil.example;.app.example.com/", "https://evil.example*.app.example.com/",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .linkHost, policy: .standard, .reject,
      "invalid-character-in-host link-domain-not-allowed",
      [
        "app.example.com;.evil.example", "app.example.com,.evil.example",
        "app.example.com$.evil.example", "app.example.com!.evil.example",
        "app.example.com'.evil.example", "app.example.com(.evil.example",
        "app.example.com*.evil.example", "app.example.com+.evil.example",
        "app.example.com=.evil.example", "app.example.com&.evil.example",
        "app.example.com`.evil.example", "app.example.com\".evil.example",
        "app.example.com{.evil.example", "app.example.com~.evil.example",
        "evil.example;.app.example.com", "evil.example*.app.example.com",
      ]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app.example.com_.evil.example/"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["app.example.com_.evil.example"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .nestedHost, policy: .standard, .reject,
      "invalid-character-in-host nested-link-host-not-authorized",
      ["evil.example;.app.example.com", "evil.example*.app.example.com"]),
    AttackGroup(
      "the host is judged as a browser reads it",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "invalid-character-in-host fallback-url-host-not-authorized",
      ["https://evil.example;.app.example.com/", "https://evil.example*.app.example.com/"]),
    AttackGroup(
      "a port is a number up to 65535",
      in: .continueURL, policy: .standard, .reject, "invalid-port",
      [
        "https://app.example.com:99999/", "https://app.example.com:65536/",
        "https://app.example.com:-1/", "https://app.example.com:abc/",
        "https://app.example.com:443abc/", "https://app.example.com:4 43/",
        "https://app.example.com:80:80/", "https://app.example.com:+443/",
        "https://app.example.com:0x1bb/", "https://app.example.com:443.evil.example/",
        "https://app.example.com:\u{FF14}\u{FF14}\u{FF13}/",
        "https://app.example.com:443:evil.example/", "https://app.example.com:1e3/",
      ]),
    AttackGroup(
      "a port is a number up to 65535",
      in: .wholeLink, policy: .standard, .reject, "invalid-port",
      [
        "https://example-app.firebaseapp.com:99999/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:65536/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:-1/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:abc/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:443abc/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:4 43/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:80:80/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:+443/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:0x1bb/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:443.evil.example/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:\u{FF14}\u{FF14}\u{FF13}/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:443:evil.example/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com:1e3/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "a port is a number up to 65535",
      in: .continueURL, policy: .standard, .accept, "continue-url-nondefault-port",
      ["https://app.example.com:0/"]),
    AttackGroup(
      "only the host is listed, and the port may be any",
      in: .continueURL, policy: .standard, .accept, "host-not-canonical",
      ["https://app.example.com:/finish", "https://app.example.com:443/finish"]),
    AttackGroup(
      "only the host is listed, and the port may be any",
      in: .continueURL, policy: .standard, .accept, "continue-url-nondefault-port",
      ["https://app.example.com:8443/finish"]),
    AttackGroup(
      "a port has leading zeros in any number",
      in: .continueURL, policy: .standard, .accept, "",
      ["https://app.example.com:0443/finish"]),
    AttackGroup(
      "only the host is listed, and the port may be any",
      in: .continueURL, policy: .standard, .accept, "loopback-host",
      [
        "http://localhost:3000/", "http://localhost/", "http://localhost:3000/finish",
        "http://localhost:5000/?x=1", "https://localhost:3000/", "http://LOCALHOST:3000/",
      ]),
    AttackGroup(
      "only the host is listed, and the port may be any",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["127.0.0.1", "localhost"]}"#),
      .accept, "loopback-host",
      ["http://127.0.0.1:5173/finish"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
