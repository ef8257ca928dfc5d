import LinkValidation
import Testing

@Suite("Attacks: internationalized hosts")
struct InternationalHostAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "UTS 46 takes it for a dot",
      in: .continueURL, policy: .standard, .reject,
      "host-nonstandard-dot continue-url-host-not-authorized",
      [
        "https://evil\u{3002}example/", "https://app.example.com\u{3002}evil.example/",
        "https://evil\u{FF0E}example/", "https://app.example.com\u{FF0E}evil.example/",
        "https://evil\u{FF61}example/", "https://app.example.com\u{FF61}evil.example/",
      ]),
    AttackGroup(
      "UTS 46 takes it for a dot",
      in: .linkHost, policy: .standard, .reject, "host-nonstandard-dot link-domain-not-allowed",
      [
        "evil\u{3002}example", "app.example.com\u{3002}evil.example", "evil\u{FF0E}example",
        "app.example.com\u{FF0E}evil.example", "evil\u{FF61}example",
        "app.example.com\u{FF61}evil.example",
      ]),
    AttackGroup(
      "UTS 46 takes it for a dot",
      in: .nestedHost, policy: .standard, .reject,
      "host-nonstandard-dot nested-link-host-not-authorized",
      [
        "evil\u{3002}example", "app.example.com\u{3002}evil.example", "evil\u{FF0E}example",
        "app.example.com\u{FF0E}evil.example", "evil\u{FF61}example",
        "app.example.com\u{FF61}evil.example",
      ]),
    AttackGroup(
      "UTS 46 takes it for a dot",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-nonstandard-dot fallback-url-host-not-authorized",
      [
        "https://evil\u{3002}example/", "https://app.example.com\u{3002}evil.example/",
        "https://evil\u{FF0E}example/", "https://app.example.com\u{FF0E}evil.example/",
        "https://evil\u{FF61}example/", "https://app.example.com\u{FF61}evil.example/",
      ]),
    AttackGroup(
      "the host is the listed one in another spelling",
      in: .continueURL, policy: .standard, .warn, "host-nonstandard-dot",
      [
        "https://app.example\u{3002}com/", "https://app.example\u{FF0E}com/",
        "https://app.example\u{FF61}com/",
      ]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .wholeLink, policy: .standard, .warn, "host-nonstandard-dot",
      [
        "https://example-app\u{3002}firebaseapp.com/__/auth/action?{Q}",
        "https://example-app\u{FF0E}firebaseapp.com/__/auth/action?{Q}",
        "https://example-app\u{FF61}firebaseapp.com/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: .standard, .reject, "host-forbidden-code-point",
      [
        "https://evil.example\u{FF0F}.app.example.com/",
        "https://evil.example\u{FF03}.app.example.com/",
        "https://evil.example\u{FF1F}.app.example.com/",
        "https://evil.example\u{FF20}.app.example.com/",
        "https://evil.example\u{FF1A}.app.example.com/",
        "https://evil.example\u{2100}.app.example.com/",
        "https://evil.example\u{2101}.app.example.com/",
        "https://evil.example\u{2105}.app.example.com/",
        "https://evil.example\u{2106}.app.example.com/",
        "https://evil.example\u{2048}.app.example.com/",
        "https://evil.example\u{FF05}.app.example.com/",
        "https://evil.example\u{FF3B}.app.example.com/",
        "https://evil.example\u{FE68}.app.example.com/",
        "https://evil.example\u{FE56}.app.example.com/",
        "https://evil.example\u{FE5F}.app.example.com/",
        "https://evil.example\u{FE55}.app.example.com/",
      ]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .linkHost, policy: .standard, .reject, "host-forbidden-code-point",
      [
        "evil.example\u{FF0F}.app.example.com", "evil.example\u{FF03}.app.example.com",
        "evil.example\u{FF1F}.app.example.com", "evil.example\u{FF20}.app.example.com",
        "evil.example\u{FF1A}.app.example.com", "evil.example\u{2100}.app.example.com",
        "evil.example\u{2101}.app.example.com", "evil.example\u{2105}.app.example.com",
        "evil.example\u{2106}.app.example.com", "evil.example\u{2048}.app.example.com",
        "evil.example\u{FF05}.app.example.com", "evil.example\u{FF3B}.app.example.com",
        "evil.example\u{FF3C}.app.example.com", "evil.example\u{FE68}.app.example.com",
        "evil.example\u{FE56}.app.example.com", "evil.example\u{FE5F}.app.example.com",
        "evil.example\u{FE55}.app.example.com",
      ]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .nestedHost, policy: .standard, .reject, "host-forbidden-code-point",
      [
        "evil.example\u{FF0F}.app.example.com", "evil.example\u{FF03}.app.example.com",
        "evil.example\u{FF1F}.app.example.com", "evil.example\u{FF20}.app.example.com",
        "evil.example\u{FF1A}.app.example.com", "evil.example\u{2100}.app.example.com",
        "evil.example\u{2101}.app.example.com", "evil.example\u{2105}.app.example.com",
        "evil.example\u{2106}.app.example.com", "evil.example\u{2048}.app.example.com",
        "evil.example\u{FF05}.app.example.com", "evil.example\u{FF3B}.app.example.com",
        "evil.example\u{FF3C}.app.example.com", "evil.example\u{FE68}.app.example.com",
        "evil.example\u{FE56}.app.example.com", "evil.example\u{FE5F}.app.example.com",
        "evil.example\u{FE55}.app.example.com",
      ]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "host-forbidden-code-point",
      [
        "https://evil.example\u{FF0F}.app.example.com/",
        "https://evil.example\u{FF03}.app.example.com/",
        "https://evil.example\u{FF1F}.app.example.com/",
        "https://evil.example\u{FF20}.app.example.com/",
        "https://evil.example\u{FF1A}.app.example.com/",
        "https://evil.example\u{2100}.app.example.com/",
        "https://evil.example\u{2101}.app.example.com/",
        "https://evil.example\u{2105}.app.example.com/",
        "https://evil.example\u{2106}.app.example.com/",
        "https://evil.example\u{2048}.app.example.com/",
        "https://evil.example\u{FF05}.app.example.com/",
        "https://evil.example\u{FF3B}.app.example.com/",
        "https://evil.example\u{FF3C}.app.example.com/",
        "https://evil.example\u{FE68}.app.example.com/",
        "https://evil.example\u{FE56}.app.example.com/",
        "https://evil.example\u{FE5F}.app.example.com/",
        "https://evil.example\u{FE55}.app.example.com/",
      ]),
    AttackGroup(
      "a slash-like letter stays a letter",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://evil.example\u{2215}.app.example.com/"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: .standard, .warn, "host-not-canonical",
      [
        "https://\u{FF41}\u{FF50}\u{FF50}.example.com/", "https://\u{24D0}pp.example.com/",
        "https://\u{1D41A}pp.example.com/", "https://app.ex\u{AA}mple.com/",
        "https://app.exam\u{2119}le.com/",
      ]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app.e\u{D7}ample.com/", "https://lin\u{212A}s.example.com/"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: .standard, .reject,
      "host-not-canonical continue-url-host-not-authorized",
      ["https://\u{FF45}vil.example/"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .linkHost, policy: .standard, .reject, "host-not-canonical link-domain-not-allowed",
      ["\u{FF45}vil.example"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .nestedHost, policy: .standard, .reject,
      "host-not-canonical nested-link-host-not-authorized",
      ["\u{FF45}vil.example"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-not-canonical fallback-url-host-not-authorized",
      ["https://\u{FF45}vil.example/"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["links.example.com"]}"#),
      .warn, "host-not-canonical",
      ["https://link\u{17F}.example.com/"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["links.example.com"]}"#),
      .reject, "continue-url-host-not-authorized host-confusable",
      ["https://l\u{131}nks.example.com/"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["links.example.com"]}"#),
      .accept, "host-not-canonical",
      ["https://LINKS.example.com/"]),
    AttackGroup(
      "UTS 46 maps the host to another spelling, and that is the one that counts",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["links.example.com"]}"#),
      .reject, "continue-url-host-not-authorized",
      [
        "https://l\u{130}nks.example.com/", "https://li\u{F1}ks.example.com/",
        "https://1inks.example.com/",
      ]),
    AttackGroup(
      "the two standards make two names of it",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["strasse.example"]}"#),
      .reject, "host-deviation-character continue-url-host-not-authorized",
      ["https://stra\u{DF}e.example/"]),
    AttackGroup(
      "the two standards make two names of it",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["stra\u00dfe.example"]}"#),
      .warn, "host-deviation-character",
      ["https://stra\u{DF}e.example/"]),
    AttackGroup(
      "an A-label is of one standard only",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["stra\u00dfe.example"]}"#),
      .accept, "", without: "host-deviation-character",
      ["https://xn--strae-oqa.example/"]),
    AttackGroup(
      "the two standards make two names of it",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["stra\u00dfe.example"]}"#),
      .reject, "continue-url-host-not-authorized",
      ["https://strasse.example/"]),
    AttackGroup(
      "the two standards make two names of it",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["strasse.example"]}"#),
      .accept, "host-not-canonical",
      ["https://STRASSE.example/"]),
    AttackGroup(
      "the two standards make two names of it",
      in: .continueURL, policy: .standard, .reject, "host-deviation-character",
      [
        "https://\u{928}\u{940}\u{200C}s.example/",
        "https://\u{3B5}\u{3BB}\u{3BB}\u{3AC}\u{3C2}.example/",
      ]),
    AttackGroup(
      "even where the joiner is valid, standards differ",
      in: .continueURL, policy: .standard, .reject,
      "host-deviation-character continue-url-host-not-authorized",
      ["https://\u{915}\u{94D}\u{200D}\u{937}.example/"]),
    AttackGroup(
      "the label is none by UTS 46, or by IDNA2008",
      in: .continueURL, policy: .standard, .reject, "host-invalid-idna",
      [
        "https://xn--a.example/", "https://xn--0.example/", "https://xn--app-.example/",
        "https://\u{301}app.example/", "https://\u{5D0}a.example/", "https://xn--a-yoc.example/",
        "https://\u{E000}.example/", "https://\u{FFFD}.example/", "https://xn--zca-.example/",
        "https://xn--u-ccb.example/", "https://xn--a.example.com/", "https://xn--.example.com/",
        "https://xn--a-.example.com/", "https://xn--abc-.example.com/",
        "https://xn--zzzzzzzzzzz99999999.example.com/", "https://xn--app-.example.com/",
        "https://xn--999999999.example.com/", "https://xn--\u{FC}.example.com/",
        "https://xn--xn---epa.example.com/", "https://xn--a-ecp.example.com/",
      ]),
    AttackGroup(
      "the label is none by UTS 46, or by IDNA2008",
      in: .linkHost, policy: .standard, .reject, "host-invalid-idna",
      [
        "xn--a.example", "xn--0.example", "xn--app-.example", "\u{301}app.example",
        "\u{5D0}a.example", "xn--a-yoc.example", "\u{E000}.example", "\u{FFFD}.example",
        "xn--zca-.example", "xn--u-ccb.example",
      ]),
    AttackGroup(
      "the label is none by UTS 46, or by IDNA2008",
      in: .nestedHost, policy: .standard, .reject, "host-invalid-idna",
      [
        "xn--a.example", "xn--0.example", "xn--app-.example", "\u{301}app.example",
        "\u{5D0}a.example", "xn--a-yoc.example", "\u{E000}.example", "\u{FFFD}.example",
        "xn--zca-.example", "xn--u-ccb.example",
      ]),
    AttackGroup(
      "the label is none by UTS 46, or by IDNA2008",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "host-invalid-idna",
      [
        "https://xn--a.example/", "https://xn--0.example/", "https://xn--app-.example/",
        "https://\u{301}app.example/", "https://\u{5D0}a.example/", "https://xn--a-yoc.example/",
        "https://\u{E000}.example/", "https://\u{FFFD}.example/", "https://xn--zca-.example/",
        "https://xn--u-ccb.example/",
      ]),
    AttackGroup(
      "the label is none by UTS 46, or by IDNA2008",
      in: .continueURL, policy: .standard, .reject, "host-not-idna2008",
      ["https://i\u{2764}.example.com/", "https://\u{1F600}.example.com/"]),
    AttackGroup(
      "an A-label may spell what IDNA2008 does not allow",
      in: .continueURL, policy: .standard, .reject, "host-not-idna2008",
      ["https://xn--e28h.example.com/"]),
    AttackGroup(
      "the label is none by UTS 46, or by IDNA2008",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["i\u2764.example.com"]}"#),
      .warn, "host-not-idna2008",
      ["https://i\u{2764}.example.com/"]),
    AttackGroup(
      "the label is none by UTS 46, or by IDNA2008",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      [
        "https://my_app.example.com/", "https://-app.example.com/", "https://app-.example.com/",
        "https://ab--cd.example.com/",
      ]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
