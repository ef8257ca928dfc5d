import LinkValidation
import Testing

@Suite("Attacks: policies")
struct ConfigurationAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["web.app"], "matchSubdomains": true}"#),
      .reject, "config-authorized-domain-is-public-suffix",
      ["https://evil-project.web.app/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["firebaseapp.com"], "matchSubdomains": true}"#),
      .reject, "config-authorized-domain-is-public-suffix",
      ["https://evil-project.firebaseapp.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["com"], "matchSubdomains": true}"#), .reject,
      "config-authorized-domain-is-public-suffix",
      ["https://evil-project.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["co.uk"], "matchSubdomains": true}"#), .reject,
      "config-authorized-domain-is-public-suffix",
      ["https://evil-project.co.uk/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["github.io"], "matchSubdomains": true}"#),
      .reject, "config-authorized-domain-is-public-suffix",
      ["https://evil-project.github.io/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["page.link"], "matchSubdomains": true}"#),
      .reject, "config-authorized-domain-is-public-suffix",
      ["https://evil-project.page.link/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["app"], "matchSubdomains": true}"#), .reject,
      "config-authorized-domain-is-public-suffix",
      ["https://evil-project.app/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["*.example.com"]}"#), .reject,
      "config-wildcard-not-supported",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["https://app.example.com"]}"#), .reject,
      "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["app.example.com:443"]}"#),
      .reject, "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["app.example.com/"]}"#),
      .reject, "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": [""]}"#), .reject,
      "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["app example.com"]}"#),
      .reject, "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["*"]}"#), .reject,
      "config-wildcard-not-supported",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": [".example.com"]}"#), .reject,
      "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["app.example.com."]}"#),
      .reject, "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["user@app.example.com"]}"#),
      .reject, "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["app.*.com"]}"#), .reject,
      "config-wildcard-not-supported",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["a..b"]}"#), .reject,
      "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--a.example"]}"#), .reject,
      "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["1.2.3.4.5"]}"#), .reject,
      "config-authorized-domain-malformed",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "authorisedDomains": ["x"]}"#), .reject,
      "config-unknown-key",
      ["https://app.example.com/"]),
    AttackGroup(
      "a faulty entry is found, whatever the link",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com"], "linkDomains": ["*.example.com", "example-app.firebaseapp.com"]}"#
      ), .reject, "config-wildcard-not-supported",
      ["https://app.example.com/"]),
    AttackGroup(
      "an empty list judges nothing",
      in: .continueURL, policy: AttackPolicy(#"{"linkDomains": ["example-app.firebaseapp.com"]}"#),
      .accept, "",
      ["https://anything.example/"]),
    AttackGroup(
      "an empty list judges nothing",
      in: .wholeLink, policy: AttackPolicy(#"{"authorizedDomains": ["app.example.com"]}"#), .accept,
      "",
      ["https://whatever.firebaseapp.com/__/auth/action?{Q}"]),
    AttackGroup(
      "an empty list judges nothing",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["app.example.com"]}"#),
      .accept, "",
      ["https://app.example.com/"]),
    AttackGroup(
      "an empty list judges nothing",
      in: .wholeLink, policy: .empty, .accept, "",
      ["https://app.example.com/__/auth/action?{Q}"]),
    AttackGroup(
      "an empty list judges nothing",
      in: .continueURL, policy: .empty, .accept, "",
      [
        "https://xn--bcher-kva.example/", "https://b\u{FC}cher.example/",
        "https://\u{65E5}\u{672C}\u{8A9E}.example/", "http://app.localhost:3000/",
      ]),
    AttackGroup(
      "a word of its own script resembles nothing",
      in: .continueURL, policy: .empty, .accept, "",
      ["https://\u{43F}\u{440}\u{438}\u{43C}\u{435}\u{440}.example/"]),
    AttackGroup(
      "an empty list judges nothing",
      in: .continueURL, policy: .empty, .reject, "host-ip-literal",
      ["https://1.2.3.4/"]),
    AttackGroup(
      "an empty list judges nothing",
      in: .continueURL, policy: .empty, .accept, "loopback-host",
      ["http://127.0.0.1:3000/", "http://localhost:3000/", "http://[::1]:3000/"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
