import LinkValidation
import Testing

@Suite("Attacks: redirects and pinned paths")
struct RedirectAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "a page that redirects to what a URL says is an open redirect",
      in: .continueURL, policy: .standard, .warn, "continue-url-nested-url",
      [
        "https://app.example.com/out?url=https%3A%2F%2Fevil.example%2F",
        "https://app.example.com/out?url=https://evil.example/",
        "https://app.example.com/out?next=http%3A%2F%2Fevil.example",
        "https://app.example.com/out?a=1&returnTo=HTTPS%3A%2F%2Fevil.example",
        "https://app.example.com/out?url=https%253A%252F%252Fevil.example%252F",
        "https://app.example.com/out?url=https%3A%2F%2Fapp.example.com%40evil.example%2F",
        "https://app.example.com/out?url=https%3A%2F%2Fapp.example.com.evil.example%2F",
      ]),
    AttackGroup(
      "the URL leads to an authorized host",
      in: .continueURL, policy: .standard, .accept, "continue-url-nested-url",
      ["https://app.example.com/out?url=https%3A%2F%2Fapp.example.com%2F"]),
    AttackGroup(
      "a page that redirects to what a URL says is an open redirect",
      in: .continueURL, policy: .standard, .accept, "",
      ["https://app.example.com/out?url=%2Fhome"]),
    AttackGroup(
      "a script is a URL too",
      in: .continueURL, policy: .standard, .warn, "",
      ["https://app.example.com/out?url=javascript%3Aalert(1)"]),
    AttackGroup(
      "a browser takes the backslashes for slashes",
      in: .continueURL, policy: .standard, .warn, "continue-url-nested-url",
      ["https://app.example.com/out?url=https%3A%5C%5Cevil.example%5C"]),
    AttackGroup(
      "a page that redirects to what a URL says is an open redirect",
      in: .continueURL, policy: .standard, .warn, "",
      ["https://app.example.com/out?url=intent%3A%2F%2Fx%23Intent%3Bend"]),
    AttackGroup(
      "a browser follows a URL that only lacks its scheme",
      in: .continueURL, policy: .standard, .warn, "continue-url-nested-url",
      ["https://app.example.com/out?url=%2F%2Fevil.example%2F"]),
    AttackGroup(
      "a page with hash routes reads its query there",
      in: .continueURL, policy: .standard, .warn, "continue-url-nested-url",
      ["https://app.example.com/out#url=https://evil.example/"]),
    AttackGroup(
      "some redirectors take their target from the path",
      in: .continueURL, policy: .standard, .warn, "continue-url-nested-url",
      ["https://app.example.com/https://evil.example/"]),
    AttackGroup(
      "a pinned path is compared by segments, after dot segments took effect",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "continueURLPrefixes": ["https://app.example.com/docs/"]}"#
      ), .reject, "continue-url-path-not-allowed",
      [
        "https://app.example.com/docs/../admin?x=1", "https://app.example.com/docs/%2e%2e/admin",
        "https://app.example.com/docs/%2E./admin", "https://app.example.com/docsevil",
        "https://app.example.com/docs", "https://app.example.com/admin",
        "https://app.example.com/Docs/x", "https://app.example.com//docs/x",
        "https://app.example.com/docs/..%2fadmin", "https://app.example.com:8443/docs/x",
        "http://app.example.com/docs/x", "https://app.example.com/docs%2fx",
        "https://app.example.com/docs/..;/admin", "https://app.example.com/docs;/x",
        "https://app.example.com/x?/docs/", "https://app.example.com/x#/docs/",
        "https://app.example.com",
      ]),
    AttackGroup(
      "a pinned path is compared by segments, after dot segments took effect",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "continueURLPrefixes": ["https://app.example.com/docs/"]}"#
      ), .accept, "", without: "continue-url-path-not-allowed",
      [
        "https://app.example.com/docs/./x", "https://app.example.com/docs/x",
        "https://app.example.com/docs/", "https://app.example.com/docs/x/../y",
        "https://app.example.com:443/docs/x",
      ]),
    AttackGroup(
      "a pinned path ends with a segment",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "continueURLPrefixes": ["https://app.example.com/docs"]}"#
      ), .accept, "",
      [
        "https://app.example.com/docs", "https://app.example.com/docs/x",
        "https://app.example.com/docs?x=1",
      ]),
    AttackGroup(
      "a pinned path ends with a segment",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "continueURLPrefixes": ["https://app.example.com/docs"]}"#
      ), .reject, "continue-url-path-not-allowed",
      ["https://app.example.com/docsevil", "https://app.example.com/docs/../admin"]),
    AttackGroup(
      "a pinned path is compared by segments, after dot segments took effect",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com", "app.example.com.evil.example"], "continueURLPrefixes": ["https://app.example.com"]}"#
      ), .reject, "continue-url-path-not-allowed",
      ["https://app.example.com.evil.example/"]),
    AttackGroup(
      "a pinned path is compared by segments, after dot segments took effect",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com", "app.example.com.evil.example"], "continueURLPrefixes": ["https://app.example.com"]}"#
      ), .accept, "",
      ["https://app.example.com/anything"]),
    AttackGroup(
      "a server that decodes twice climbs out",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "continueURLPrefixes": ["https://app.example.com/docs/"]}"#
      ), .reject, "continue-url-path-not-allowed",
      ["https://app.example.com/docs/%252e%252e/admin"]),
    AttackGroup(
      "prefixes are compared as written",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "continueURLPrefixes": ["https://app.example.com/docs/"]}"#
      ), .reject, "continue-url-path-not-allowed",
      ["https://app.example.com/%64ocs/x"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
