import LinkValidation
import Testing

@Suite("Attacks: hosts that look like others")
struct ConfusableHostAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: .standard, .reject,
      "host-confusable host-mixed-script continue-url-host-not-authorized",
      ["https://\u{430}pp.example.com/", "https://app.ex\u{430}mple.com/"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: .standard, .reject,
      "host-confusable continue-url-host-not-authorized",
      [
        "https://app.\u{435}xample.com/", "https://app.ex\u{251}mple.com/",
        "https://app.examp\u{4CF}e.com/", "https://app.example.c\u{43E}m/",
        "https://xn--pp-6kc.example.com/",
      ]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: .standard, .reject,
      "host-mixed-script continue-url-host-not-authorized",
      ["https://\u{440}\u{440}a.example/", "https://\u{3B1}pp.example.com/"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app.example.\u{441}\u{43E}\u{43C}/"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: .standard, .reject,
      "host-confusable host-trailing-dot continue-url-host-not-authorized",
      ["https://app.ex\u{430}mple.com./"]),
    AttackGroup(
      "the host has the look of another name",
      in: .linkHost, policy: .standard, .reject, "host-confusable link-domain-not-allowed",
      [
        "ex\u{430}mple-app.firebaseapp.com", "example-\u{430}pp.firebaseapp.com",
        "links.ex\u{430}mple.com",
      ]),
    AttackGroup(
      "the host has the look of another name",
      in: .nestedHost, policy: .standard, .reject,
      "host-confusable nested-link-host-not-authorized",
      [
        "ex\u{430}mple-app.firebaseapp.com", "example-\u{430}pp.firebaseapp.com",
        "links.ex\u{430}mple.com",
      ]),
    AttackGroup(
      "apple in Cyrillic",
      in: .continueURL, policy: .standard, .reject,
      "host-whole-script-confusable continue-url-host-not-authorized",
      ["https://\u{430}\u{440}\u{440}\u{4CF}\u{435}.example/"]),
    AttackGroup(
      "apple in Cyrillic",
      in: .linkHost, policy: .standard, .reject,
      "host-whole-script-confusable link-domain-not-allowed",
      ["\u{430}\u{440}\u{440}\u{4CF}\u{435}.example"]),
    AttackGroup(
      "apple in Cyrillic",
      in: .nestedHost, policy: .standard, .reject,
      "host-whole-script-confusable nested-link-host-not-authorized",
      ["\u{430}\u{440}\u{440}\u{4CF}\u{435}.example"]),
    AttackGroup(
      "apple in Cyrillic",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-whole-script-confusable fallback-url-host-not-authorized",
      ["https://\u{430}\u{440}\u{440}\u{4CF}\u{435}.example/"]),
    AttackGroup(
      "apple in Cyrillic, A-label",
      in: .continueURL, policy: .standard, .reject,
      "host-whole-script-confusable continue-url-host-not-authorized",
      ["https://xn--80ak6aa92e.com/"]),
    AttackGroup(
      "apple in Cyrillic, A-label",
      in: .linkHost, policy: .standard, .reject,
      "host-whole-script-confusable link-domain-not-allowed",
      ["xn--80ak6aa92e.com"]),
    AttackGroup(
      "apple in Cyrillic, A-label",
      in: .nestedHost, policy: .standard, .reject,
      "host-whole-script-confusable nested-link-host-not-authorized",
      ["xn--80ak6aa92e.com"]),
    AttackGroup(
      "apple in Cyrillic, A-label",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-whole-script-confusable fallback-url-host-not-authorized",
      ["https://xn--80ak6aa92e.com/"]),
    AttackGroup(
      "scope in Cyrillic",
      in: .continueURL, policy: .standard, .reject,
      "host-whole-script-confusable continue-url-host-not-authorized",
      ["https://\u{455}\u{441}\u{43E}\u{440}\u{435}.example/"]),
    AttackGroup(
      "scope in Cyrillic",
      in: .linkHost, policy: .standard, .reject,
      "host-whole-script-confusable link-domain-not-allowed",
      ["\u{455}\u{441}\u{43E}\u{440}\u{435}.example"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["apple.com"]}"#), .reject,
      "host-whole-script-confusable host-confusable continue-url-host-not-authorized",
      ["https://\u{430}\u{440}\u{440}\u{4CF}\u{435}.com/"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["apple.com"]}"#), .reject,
      "host-confusable host-mixed-script",
      ["https://\u{430}pple.com/"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["apple.com"]}"#), .reject,
      "continue-url-host-not-authorized continue-url-host-lookalike",
      ["https://app1e.com/"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["google.example"]}"#),
      .reject, "host-confusable continue-url-host-not-authorized",
      [
        "https://g\u{43E}ogle.example/", "https://g\u{3BF}\u{3BF}gle.example/",
        "https://goog\u{4CF}e.example/", "https://g\u{585}ogle.example/",
        "https://\u{261}oogle.example/",
      ]),
    AttackGroup(
      "the registrable domain looks like the listed one",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["google.example"]}"#),
      .reject, "host-confusable",
      ["https://mail.g\u{43E}ogle.example/"]),
    AttackGroup(
      "the host has the look of another name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["google.example"]}"#),
      .reject, "continue-url-host-not-authorized",
      ["https://g00gle.example/"]),
    AttackGroup(
      "scripts that do not go together, or one that looks like ASCII",
      in: .continueURL, policy: .standard, .reject,
      "host-mixed-script continue-url-host-not-authorized",
      ["https://\u{4F60}\u{430}\u{431}.example/"]),
    AttackGroup(
      "scripts that do not go together, or one that looks like ASCII",
      in: .continueURL, policy: .standard, .reject, "host-mixed-script",
      ["https://p\u{430}ypal-secure.example/", "https://\u{561}\u{431}\u{3B3}.example/"]),
    AttackGroup(
      "no list judges the host, so it is a warning",
      in: .continueURL, policy: .empty, .warn, "host-mixed-script",
      ["https://p\u{430}ypal.example/"]),
    AttackGroup(
      "scripts that do not go together, or one that looks like ASCII",
      in: .continueURL, policy: .empty, .warn, "host-whole-script-confusable",
      ["https://\u{430}\u{440}\u{440}\u{4CF}\u{435}.example/"]),
    AttackGroup(
      "scripts that do not go together, or one that looks like ASCII",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["p\u0430ypal.example", "\u0430\u0440\u0440\u04cf\u0435.example"]}"#
      ), .accept, "", without: "host-mixed-script host-confusable",
      ["https://p\u{430}ypal.example/"]),
    AttackGroup(
      "scripts that do not go together, or one that looks like ASCII",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["p\u0430ypal.example", "\u0430\u0440\u0440\u04cf\u0435.example"]}"#
      ), .accept, "", without: "host-whole-script-confusable",
      ["https://\u{430}\u{440}\u{440}\u{4CF}\u{435}.example/"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
