import LinkValidation
import Testing

@Suite("Attacks: dynamic Links and nesting")
struct DynamicLinkAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      [
        "{DL}{INNER}&ofl=https%3A%2F%2Fevil.example%2F",
        "{DL}{INNER}&ofl=https%3A%2F%2Fapp.example.com%40evil.example%2F",
        "{DL}{INNER}&afl=https%3A%2F%2Fevil.example%2F",
        "{DL}{INNER}&afl=https%3A%2F%2Fapp.example.com%40evil.example%2F",
        "{DL}{INNER}&ifl=https%3A%2F%2Fevil.example%2F",
        "{DL}{INNER}&ifl=https%3A%2F%2Fapp.example.com%40evil.example%2F",
        "{DL}{INNER}&ipfl=https%3A%2F%2Fevil.example%2F",
        "{DL}{INNER}&ipfl=https%3A%2F%2Fapp.example.com%40evil.example%2F",
      ]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .warn, "dynamic-links-retired",
      without: "fallback-url-host-not-authorized",
      [
        "{DL}{INNER}&ofl=https%3A%2F%2Fapp.example.com%2F",
        "{DL}{INNER}&afl=https%3A%2F%2Fapp.example.com%2F",
        "{DL}{INNER}&ifl=https%3A%2F%2Fapp.example.com%2F",
        "{DL}{INNER}&ipfl=https%3A%2F%2Fapp.example.com%2F",
      ]),
    AttackGroup(
      "a Hosting link with a fallback is judged alike",
      in: .wholeLink, policy: .standard, .reject, "fallback-url-host-not-authorized",
      [
        "{LNK}{INNER}&ofl=https%3A%2F%2Fevil.example%2F",
        "{LNK}{INNER}&afl=https%3A%2F%2Fevil.example%2F",
        "{LNK}{INNER}&ifl=https%3A%2F%2Fevil.example%2F",
        "{LNK}{INNER}&ipfl=https%3A%2F%2Fevil.example%2F",
      ]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .standard, .reject,
      "nested-link-host-not-authorized nested-link-not-an-action-link",
      ["{DL}https%3A%2F%2Fevil.example%2F&apn=com.example.app"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .warn, "custom-scheme-not-allowed",
      ["{DL}{INNER}&ius=evilapp", "com.evil.app://google/link/?deep_link_id={INNER}"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .warn, "dynamic-links-retired",
      without: "custom-scheme-not-allowed",
      ["{DL}{INNER}&ius=com.example.app"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .warn, "app-identifier-mismatch",
      [
        "{DL}{INNER}&ibi=com.evil.app", "{DL}{INNER}&apn=com.evil.app",
        "{DL}{INNER}&ipbi=com.evil.app",
      ]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .warn, "dynamic-links-retired",
      without: "app-identifier-mismatch",
      ["{DL}{INNER}&isi=123456&imv=1&amv=3&efr=1&apn=com.example.app&ibi=com.example.app"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .warn,
      "social-preview-parameters dynamic-links-retired",
      ["{DL}{INNER}&st=Your%20bank&sd=Sign%20in&si=https%3A%2F%2Fevil.example%2Fp.png"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .reject, "short-link-not-resolvable",
      ["https://example-app.page.link/abcd", "https://example-app.page.link/abcd?link={INNER}"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .standard, .reject,
      "link-domain-not-allowed link-domain-differs-from-expected dynamic-links-retired",
      ["{DL}{INNER}"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .reject, "link-domain-not-allowed",
      ["https://evil.page.link/?link={INNER}"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .reject, "link-domain-not-allowed link-host-lookalike",
      ["https://example-app.page.link.evil.example/?link={INNER}&apn=com.example.app"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .reject,
      "action-parameters-on-dynamic-link-host nested-link-missing",
      ["https://example-app.page.link/?{Q}"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .reject, "nested-link-ambiguous",
      [
        "{DL}{INNER}&deep_link_id=https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3DOTHER%26continueUrl%3Dhttps%253A%252F%252Fapp.example.com%252Ffinish"
      ]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .standard, .reject, "nested-link-missing",
      ["{LNK}"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .standard, .reject, "nested-link-not-an-action-link",
      ["{LNK}https%3A%2F%2Fapp.example.com%2Ffinish"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .standard, .reject, "nested-link-host-not-authorized",
      [
        "{LNK}https%3A%2F%2Fevil.example%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"
      ]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .accept, "", without: "custom-scheme-not-allowed",
      ["com.example.app://google/link/?deep_link_id={INNER}"]),
    AttackGroup(
      "a Dynamic Link leads to more places than its link",
      in: .wholeLink, policy: .dynamicLinks, .warn, "dynamic-links-retired",
      ["{DL}{INNER}&utm_source=mail"]),
    AttackGroup(
      "a fallback names a host of the lists",
      in: .wholeLink, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["{DL}{INNER}&afl=evilapp%3A%2F%2Fx"]),
    AttackGroup(
      "the same address again",
      in: .wholeLink, policy: .dynamicLinks, .reject, "nested-dynamic-link nesting-cycle",
      [
        "{DL}https%3A%2F%2Fexample-app.page.link%2F%3Flink%3Dhttps%253A%252F%252Fexample-app.firebaseapp.com%252F__%252Fauth%252Faction%253FapiKey%253D{KEY}%2526mode%253DsignIn%2526oobCode%253D{CODE}%2526continueUrl%253Dhttps%25253A%25252F%25252Fapp.example.com%25252Ffinish"
      ]),
    AttackGroup(
      "limits hold, and layers are told apart",
      in: .continueURL, policy: .standard, .reject, "host-invalid",
      [
        "https://xn--aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.example.com/"
      ]),
    AttackGroup(
      "a Hosting link may wrap another",
      in: .wholeLink, policy: .standard, .accept, "",
      [
        "https://example-app.firebaseapp.com/__/auth/links?link=https%3A%2F%2Flinks.example.com%2F__%2Fauth%2Flinks%3Flink%3Dhttps%253A%252F%252Fexample-app.firebaseapp.com%252F__%252Fauth%252Faction%253FapiKey%253D{KEY}%2526mode%253DsignIn%2526oobCode%253D{CODE}%2526continueUrl%253Dhttps%25253A%25252F%25252Fapp.example.com%25252Ffinish"
      ]),
    AttackGroup(
      "limits hold, and layers are told apart",
      in: .continueURL, policy: .standard, .warn, "continue-url-is-action-link",
      ["{PLAIN}"]),
    AttackGroup(
      "limits hold, and layers are told apart",
      in: .continueURL, policy: .standard, .accept, "continue-url-nested-link",
      [
        "https://example-app.firebaseapp.com/__/auth/links?link=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "limits hold, and layers are told apart",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://example-app.firebaseapp.com/__/auth/links?link=https%3A%2F%2Fevil.example%2F"]),
    AttackGroup(
      "a Hosting link may stand on a listed link domain",
      in: .continueURL, policy: .standard, .accept, "",
      ["https://links.example.com/__/auth/links?link=https%3A%2F%2Fapp.example.com%2Ffinish"]),
    AttackGroup(
      "a link domain is no authorized domain",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://links.example.com/other"]),
    AttackGroup(
      "limits hold, and layers are told apart",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-on-dynamic-link-domain continue-url-host-not-authorized",
      ["https://example-app.page.link/?link=https%3A%2F%2Fapp.example.com%2Ffinish"]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "nested-link-host-not-authorized",
      [
        "{LNK}https%3A%5C%5Cevil.example%5C__%5Cauth%5Caction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
        "{LNK}%2F%2Fevil.example%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
        "{LNK}https%3A%2F%2Fexample-app.firebaseapp.com%40evil.example%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "parse-differential",
      [
        "{LNK}https%3A%2F%2Fevil.example%5C%40example-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "invalid-port",
      [
        "{LNK}https%3A%2F%2Fexample-app.firebaseapp.com%3A99999%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "host-confusable",
      [
        "{LNK}https%3A%2F%2F%D0%B0pp.example.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "host-empty",
      [
        "{LNK}https%3A%2F%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "leading-or-trailing-space",
      [
        "{LNK}%20https%3A%2F%2Fevil.example%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "control-character-in-url",
      [
        "{LNK}https%3A%2F%2Fevil.ex%09ample%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}"
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "continue-url-host-not-authorized",
      [
        "{LNK}{ACTION}%26continueUrl%3Dhttps%253A%252F%252Fevil.example%252F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Flinks.example.com%2F__%2Fauth%2Flinks%3Flink%3Dhttps%253A%252F%252Fevil.example%252F",
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .dynamicLinks, .reject, "continue-url-host-not-authorized",
      ["{DL}{ACTION}%26continueUrl%3Dhttps%253A%252F%252Fevil.example%252F"]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "continue-url-has-userinfo",
      [
        "{LNK}{ACTION}%26continueUrl%3Dhttps%253A%252F%252Fapp.example.com%2540evil.example%252F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Flinks.example.com%2F__%2Fauth%2Flinks%3Flink%3Dhttps%253A%252F%252Fapp.example.com%2540evil.example%252F",
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .dynamicLinks, .reject, "continue-url-has-userinfo",
      ["{DL}{ACTION}%26continueUrl%3Dhttps%253A%252F%252Fapp.example.com%2540evil.example%252F"]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "continue-url-scheme-not-allowed",
      [
        "{LNK}{ACTION}%26continueUrl%3Djavascript%253Aalert%25281%2529",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Flinks.example.com%2F__%2Fauth%2Flinks%3Flink%3Djavascript%253Aalert%25281%2529",
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .dynamicLinks, .reject, "continue-url-scheme-not-allowed",
      ["{DL}{ACTION}%26continueUrl%3Djavascript%253Aalert%25281%2529"]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "continue-url-not-absolute",
      ["{LNK}{ACTION}%26continueUrl%3D%252F%252Fevil.example"]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .dynamicLinks, .reject, "continue-url-not-absolute",
      ["{DL}{ACTION}%26continueUrl%3D%252F%252Fevil.example"]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "continue-url-not-hierarchical",
      [
        "{LNK}{ACTION}%26continueUrl%3Dhttps%253Aevil.example",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Flinks.example.com%2F__%2Fauth%2Flinks%3Flink%3Dhttps%253Aevil.example",
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .dynamicLinks, .reject, "continue-url-not-hierarchical",
      ["{DL}{ACTION}%26continueUrl%3Dhttps%253Aevil.example"]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .standard, .reject, "continue-url-backslash",
      [
        "{LNK}{ACTION}%26continueUrl%3Dhttps%253A%252F%252Fevil.example%255C%2540app.example.com",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Flinks.example.com%2F__%2Fauth%2Flinks%3Flink%3Dhttps%253A%252F%252Fevil.example%255C%2540app.example.com",
      ]),
    AttackGroup(
      "a wrapped link is held to what the outer one is",
      in: .wholeLink, policy: .dynamicLinks, .reject, "continue-url-backslash",
      ["{DL}{ACTION}%26continueUrl%3Dhttps%253A%252F%252Fevil.example%255C%2540app.example.com"]),
    AttackGroup(
      "a link that leads to an action page again",
      in: .continueURL, policy: .standard, .warn, "continue-url-is-action-link",
      ["https://example-app.firebaseapp.com/__/auth/action"]),
    AttackGroup(
      "a link that leads to an action page again",
      in: .continueURL, policy: .standard, .reject, "nested-link-missing",
      ["https://example-app.firebaseapp.com/__/auth/links"]),
    AttackGroup(
      "a link that leads to an action page again",
      in: .wholeLink, policy: .standard, .reject, "nesting-cycle",
      [
        "{LNK}https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Flinks",
        "{LNK}https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Flinks%3Flink%3Dhttps%253A%252F%252Fexample-app.firebaseapp.com%252F__%252Fauth%252Faction%253FapiKey%253D{KEY}%2526mode%253DsignIn%2526oobCode%253D{CODE}%2526continueUrl%253Dhttps%25253A%25252F%25252Fapp.example.com%25252Ffinish",
      ]),
    AttackGroup(
      "limits hold, and length alone is no offence",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      without: "host-invalid",
      ["https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.app.example.com/"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
