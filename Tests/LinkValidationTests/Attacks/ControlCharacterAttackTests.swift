import LinkValidation
import Testing

@Suite("Attacks: control characters and blanks")
struct ControlCharacterAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "browsers drop or trim such characters, other readers stop at them",
      in: .continueURL, policy: .standard, .reject, "control-character-in-url",
      [
        "/\t/evil.example/", "/\r/evil.example", "/\n/evil.example", "/\r\n/evil.example",
        "https://app.example.com\t.evil.example/", "https://evil.exa\tmple/",
        "https://app.exa\nmple.com/", "ht\ttps://evil.example/", "https:/\t/evil.example/",
        "https://app.example.com\r\n.evil.example/", "https://app.example.com/\r\nSet-Cookie: a=b",
        "https://app.example.com/fin\tish", "\u{1}https://app.example.com/",
        "https://app.example.com/\u{1}", "https://app.example.com/\u{1B}[0m",
        "https://app.example.com/\u{7F}", "https://app.example.com\u{7F}/",
        "https://app.example.com\u{B}.evil.example/", "https://app.example.com\u{1F}/",
        "\u{1F}https://app.example.com/", "https://app.example.com/a\u{C}b",
        "java\tscript:alert(1)", "java\nscript:alert(1)", "\tjavascript:alert(1)",
        "https\t://app.example.com/", "https:\n//app.example.com/",
        "https://app.example.com:4\t43/", "https://app.example.com/a\u{85}b",
      ]),
    AttackGroup(
      "browsers drop or trim such characters, other readers stop at them",
      in: .continueURL, policy: .standard, .reject, "null-byte",
      [
        "https://app.example.com/finish?x=a\u{0}b", "\u{0}https://app.example.com/",
        "https://evil.example\u{0}.app.example.com/",
      ]),
    AttackGroup(
      "browsers drop or trim such characters, other readers stop at them",
      in: .continueURL, policy: .standard, .reject, "leading-or-trailing-space",
      [
        " https://app.example.com/", "https://app.example.com/ ", "  https://evil.example/",
        "https://app.example.com/finish  ",
      ]),
    AttackGroup(
      "browsers drop or trim such characters, other readers stop at them",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-scheme-not-allowed leading-or-trailing-space",
      [" javascript:alert(1)"]),
    AttackGroup(
      "browsers drop or trim such characters, other readers stop at them",
      in: .continueURL, policy: .standard, .reject, "host-forbidden-code-point",
      ["https:// evil.example/", "https://app.example.com .evil.example/"]),
    AttackGroup(
      "a blank is no URL code point",
      in: .continueURL, policy: .standard, .warn, "invalid-character-in-url",
      ["https://app.example.com/a b"]),
    AttackGroup(
      "browsers drop or trim such characters, other readers stop at them",
      in: .continueURL, policy: .standard, .reject, "continue-url-not-absolute",
      ["\u{A0}https://app.example.com/", "\u{FEFF}https://app.example.com/"]),
    AttackGroup(
      "UTS 46 drops the character, and the eye never saw it",
      in: .continueURL, policy: .standard, .warn, "invisible-character-in-host",
      [
        "https://app.exam\u{200B}ple.com/", "https://app.exam\u{2060}ple.com/",
        "https://app.exam\u{FEFF}ple.com/", "https://app.exam\u{AD}ple.com/",
        "https://app.exam\u{34F}ple.com/", "https://app.exam\u{FE0F}ple.com/",
        "https://app.exam\u{2064}ple.com/",
      ]),
    AttackGroup(
      "UTS 46 drops the character, and the eye never saw it",
      in: .wholeLink, policy: .standard, .warn, "invisible-character-in-host",
      [
        "https://example\u{200B}-app.firebaseapp.com/__/auth/action?{Q}",
        "https://example\u{2060}-app.firebaseapp.com/__/auth/action?{Q}",
        "https://example\u{FEFF}-app.firebaseapp.com/__/auth/action?{Q}",
        "https://example\u{AD}-app.firebaseapp.com/__/auth/action?{Q}",
        "https://example\u{34F}-app.firebaseapp.com/__/auth/action?{Q}",
        "https://example\u{FE0F}-app.firebaseapp.com/__/auth/action?{Q}",
        "https://example\u{2064}-app.firebaseapp.com/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "a direction control makes text look like another",
      in: .continueURL, policy: .standard, .reject, "host-bidi-control",
      [
        "https://app.exam\u{202E}ple.com/", "https://app.exam\u{202D}ple.com/",
        "https://app.exam\u{200E}ple.com/", "https://app.exam\u{200F}ple.com/",
        "https://app.exam\u{2066}ple.com/", "https://app.exam\u{2069}ple.com/",
        "https://app.exam\u{61C}ple.com/",
      ]),
    AttackGroup(
      "a direction control makes text look like another",
      in: .linkHost, policy: .standard, .reject, "host-bidi-control",
      [
        "evil\u{202E}.example", "evil\u{202D}.example", "evil\u{200E}.example",
        "evil\u{200F}.example", "evil\u{2066}.example", "evil\u{2069}.example",
        "evil\u{61C}.example",
      ]),
    AttackGroup(
      "a direction control makes text look like another",
      in: .nestedHost, policy: .standard, .reject, "host-bidi-control",
      [
        "evil\u{202E}.example", "evil\u{202D}.example", "evil\u{200E}.example",
        "evil\u{200F}.example", "evil\u{2066}.example", "evil\u{2069}.example",
        "evil\u{61C}.example",
      ]),
    AttackGroup(
      "a direction control makes text look like another",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "host-bidi-control",
      [
        "https://evil\u{202E}.example/", "https://evil\u{202D}.example/",
        "https://evil\u{200E}.example/", "https://evil\u{200F}.example/",
        "https://evil\u{2066}.example/", "https://evil\u{2069}.example/",
        "https://evil\u{61C}.example/",
      ]),
    AttackGroup(
      "a direction control makes text look like another",
      in: .continueURL, policy: .standard, .warn, "bidi-control-in-url",
      [
        "https://app.example.com/\u{202E}gpj.exe", "https://app.example.com/?q=a\u{202E}b",
        "https://app.example.com/#a\u{202E}b", "https://app.example.com/\u{202D}gpj.exe",
        "https://app.example.com/?q=a\u{202D}b", "https://app.example.com/#a\u{202D}b",
        "https://app.example.com/\u{200E}gpj.exe", "https://app.example.com/?q=a\u{200E}b",
        "https://app.example.com/#a\u{200E}b", "https://app.example.com/\u{200F}gpj.exe",
        "https://app.example.com/?q=a\u{200F}b", "https://app.example.com/#a\u{200F}b",
        "https://app.example.com/\u{2066}gpj.exe", "https://app.example.com/?q=a\u{2066}b",
        "https://app.example.com/#a\u{2066}b", "https://app.example.com/\u{2069}gpj.exe",
        "https://app.example.com/?q=a\u{2069}b", "https://app.example.com/#a\u{2069}b",
        "https://app.example.com/\u{61C}gpj.exe", "https://app.example.com/?q=a\u{61C}b",
        "https://app.example.com/#a\u{61C}b",
      ]),
    AttackGroup(
      "a display may show the path decoded",
      in: .continueURL, policy: .standard, .warn, "bidi-control-in-url",
      ["https://app.example.com/%E2%80%AEgpj.exe"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
