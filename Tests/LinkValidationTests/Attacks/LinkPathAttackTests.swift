import LinkValidation
import Testing

@Suite("Attacks: the handler's path")
struct LinkPathAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "only the very path is the handler",
      in: .wholeLink, policy: .standard, .reject, "action-path-not-canonical",
      [
        "https://example-app.firebaseapp.com/__/auth/../auth/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/./action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/%2e/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/%2e%2e/auth/action?{Q}",
        "https://example-app.firebaseapp.com/x/../__/auth/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/action/../action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/action%2f?{Q}",
        "https://example-app.firebaseapp.com/__%2fauth/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth%2faction?{Q}",
        "https://example-app.firebaseapp.com/__/auth/action;x=1?{Q}",
        "https://example-app.firebaseapp.com/__;/auth/action?{Q}",
        "https://example-app.firebaseapp.com/evil/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com/evil;/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/action%2f..%2f..%2fevil?{Q}",
        "https://example-app.firebaseapp.com/__/auth/../../evil/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/..%2f..%2fevil?{Q}",
        "https://example-app.firebaseapp.com/__/auth/..;/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/links/../action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/./links?link={INNER}",
        "https://example-app.firebaseapp.com/__/auth/links/../../evil?link={INNER}",
        "https://example-app.firebaseapp.com/evil/__/auth/links?link={INNER}",
        "https://example-app.firebaseapp.com/__/auth/links%2f..?link={INNER}",
        "https://example-app.firebaseapp.com/__/auth/links;x?link={INNER}",
        "{LNK}https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2F..%2F..%2Fevil%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
        "{LNK}https%3A%2F%2Fexample-app.firebaseapp.com%2Fevil%3B%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
      ]),
    AttackGroup(
      "only the very path is the handler",
      in: .wholeLink, policy: .standard, .warn, "action-path-not-canonical",
      [
        "https://example-app.firebaseapp.com/__/Auth/Action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/ACTION?{Q}",
        "https://example-app.firebaseapp.com//__/auth/action?{Q}",
        "https://example-app.firebaseapp.com/__//auth/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth//action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/%61ction?{Q}",
        "https://example-app.firebaseapp.com/%5F%5F/auth/action?{Q}",
        "https://example-app.firebaseapp.com/__/auth/action/?{Q}",
        "https://example-app.firebaseapp.com/__/auth/Links?link={INNER}",
        "https://example-app.firebaseapp.com/__/auth//links?link={INNER}",
      ]),
    AttackGroup(
      "only the very path is the handler",
      in: .wholeLink, policy: .standard, .reject, "not-an-action-link",
      [
        "https://example-app.firebaseapp.com/__/auth/handler?{Q}",
        "https://example-app.firebaseapp.com/__/auth/iframe?{Q}",
        "https://example-app.firebaseapp.com/__/firebase/init.json?{Q}",
        "https://example-app.firebaseapp.com/__/auth/?{Q}",
        "https://example-app.firebaseapp.com/__/auth/actions?{Q}",
        "https://example-app.firebaseapp.com/__/auth/action.html?{Q}",
      ]),
    AttackGroup(
      "only the very path is the handler",
      in: .wholeLink, policy: .standard, .warn, "empty-path-before-query",
      ["https://example-app.firebaseapp.com?{Q}"]),
    AttackGroup(
      "another spelling without an action is nothing",
      in: .wholeLink, policy: .standard, .reject, "not-an-action-link",
      ["https://example-app.firebaseapp.com/__/auth/Action"]),
    AttackGroup(
      "the rest of the link is judged all the same",
      in: .wholeLink, policy: .standard, .reject,
      "action-path-not-canonical continue-url-host-not-authorized",
      [
        "https://example-app.firebaseapp.com/__/auth/Action?{Q}&continueUrl=https%3A%2F%2Fevil.example%2F"
      ]),
    AttackGroup(
      "the emulator's path counts on any host",
      in: .wholeLink, policy: .standard, .warn, "emulator-link",
      ["https://example-app.firebaseapp.com/emulator/action?{Q}"]),
    AttackGroup(
      "the emulator's path counts on any host",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed",
      ["https://evil.example/emulator/action?{Q}"]),
    AttackGroup(
      "the emulator's path counts on any host",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed link-insecure-http",
      ["http://evil.example/emulator/action?{Q}"]),
    AttackGroup(
      "the link's own scheme, host and port",
      in: .wholeLink, policy: .standard, .accept, "host-not-canonical",
      ["https://EXAMPLE-APP.firebaseapp.com/__/auth/action?{Q}"]),
    AttackGroup(
      "the link's own scheme, host and port",
      in: .wholeLink, policy: .standard, .accept, "",
      ["https://example-app.firebaseapp.com:8443/__/auth/action?{Q}"]),
    AttackGroup(
      "an empty list of schemes judges nothing",
      in: .wholeLink, policy: .standard, .accept, "",
      ["com.evil.app://firebaseauth/link?deep_link_id={ACTION}"]),
    AttackGroup(
      "the link's own scheme, host and port",
      in: .wholeLink, policy: .standard, .warn, "scheme-missing",
      ["//example-app.firebaseapp.com/__/auth/action?{Q}", "?{Q}"]),
    AttackGroup(
      "the host of the link is the one that a browser goes to",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed",
      [
        "https://example-app.firebaseapp.com:443@evil.example/__/auth/action?{Q}",
        "https://evil.example/?x=https://example-app.firebaseapp.com/__/auth/action&{Q}",
        "https://example-app.firebaseapp.com%2Eevil.example/__/auth/action?{Q}",
        "https://evil-project.firebaseapp.com/__/auth/links?link={INNER}",
        "https://[::1]/__/auth/action?{Q}",
        "https://example-app.firebase-app.com/__/auth/action?{Q}",
        "https://example-app.webapp/__/auth/action?{Q}",
        "https://firebaseapp.com/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "the host of the link is the one that a browser goes to",
      in: .wholeLink, policy: .standard, .reject, "parse-differential",
      ["https:/example-app.firebaseapp.com/__/auth/action?{Q}"]),
    AttackGroup(
      "the host of the link is the one that a browser goes to",
      in: .wholeLink, policy: .standard, .reject, "host-forbidden-code-point",
      ["https://example-app.firebaseapp.com%23.evil.example/__/auth/action?{Q}"]),
    AttackGroup(
      "the host of the link is the one that a browser goes to",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed host-trailing-dot",
      ["https://example-app.web.app./__/auth/action?{Q}"]),
    AttackGroup(
      "the host of the link is the one that a browser goes to",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed link-host-lookalike",
      ["https://exampel-app.firebaseapp.com/__/auth/action?{Q}"]),
    AttackGroup(
      "the host of the link is the one that a browser goes to",
      in: .wholeLink, policy: .standard, .reject, "link-host-lookalike",
      [
        "https://example-app.fierbaseapp.com/__/auth/action?{Q}",
        "https://example-app.firebaseapps.com/__/auth/action?{Q}",
        "https://example-app.web.app.evil.example/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "the host of the link is the one that a browser goes to",
      in: .wholeLink, policy: .empty, .reject, "link-host-lookalike",
      ["https://example-app.f\u{456}rebaseapp.com/__/auth/action?{Q}"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
