import Testing

@testable import LinkValidation

@Suite("The rules on required parameters")
struct RequiredParameterTests {
  /// Queries, and the rules that find something in them; the rest of the three finds nothing.
  private static let queries: [(query: String, rules: Set<String>)] = [
    ("?apiKey=K&mode=signIn&oobCode=c", []),
    ("", ["mode-missing", "oob-code-missing", "api-key-missing"]),
    ("?apiKey=K&oobCode=c", ["mode-missing"]),
    ("?apiKey=K&mode&oobCode=c", ["mode-missing"]),
    ("?apiKey=K&mode=&oobCode=c", ["mode-missing"]),
    ("?apiKey=K&mode=sign%In&oobCode=c", ["mode-missing"]),
    ("?apiKey=K&mode=sign%FFIn&oobCode=c", ["mode-missing"]),
    ("?apiKey=K&MODE=signIn&oobCode=c", ["mode-missing"]),
    ("?apiKey=K&mode=signIn", ["oob-code-missing"]),
    ("?apiKey=K&mode=signIn&oobCode=c%2", ["oob-code-missing"]),
    ("?apiKey=K&mode=signIn&oobCode=c%FF", ["oob-code-missing"]),
    ("?apiKey=K&mode=signIn&oobCode%3Cc", ["oob-code-missing"]),
    ("?apiKey=K&mode=signIn&oobCode=", ["oob-code-empty"]),
    ("?apiKey=K&mode=signIn&oobCode", ["oob-code-empty"]),
    ("?apiKey=K&mode=signIn&oobCode=c&oobCode=", ["oob-code-empty"]),
    ("?apiKey=K&mode=signIn&oobCode&oobCode=c", []),
    ("?mode=signIn&oobCode=c", ["api-key-missing"]),
    ("?apiKey=&mode=signIn&oobCode=c", ["api-key-missing"]),
    ("?apiKey&mode=signIn&oobCode=c", ["api-key-missing"]),
    ("?apiKey=%zz&mode=signIn&oobCode=c", ["api-key-missing"]),
  ]

  private static let rules = [
    "mode-missing", "oob-code-missing", "oob-code-empty", "api-key-missing",
  ]

  @Test("tell what is missing on any layer that is an action", arguments: queries)
  func missing(_ query: String, _ rules: Set<String>) throws {
    let link = ExampleLink.page + query
    for (layer, link) in [
      (0, link), (1, WrappedLink.hosting(link)), (1, WrappedLink.dynamic(link)),
      (1, WrappedLink.scheme(link)), (2, WrappedLink.hosting(WrappedLink.dynamic(link))),
    ] {
      for rule in Self.rules {
        let severity: Severity = rule == "api-key-missing" ? .warning : .error
        try RuleRow(rule, link, rules.contains(rule) ? [severity] : [], layer: layer).check()
      }
    }
  }

  @Test(
    "ask nothing of links that are no actions",
    arguments: [
      "https://links.example.com/product/42", "https://example-app.page.link/Ab1c",
      WrappedLink.hosting("https://app.example.com/invite?room=7"),
      WrappedLink.continuing(to: ExampleLink.page), "https://links.example.com/__/auth/links",
    ])
  func others(_ link: String) throws {
    for rule in Self.rules { try RuleRow(rule, link, []).check() }
  }

  @Test("ask for the rest where one of the parameters is there")
  func partial() throws {
    try RuleRow("oob-code-missing", "https://a.example/?mode=signIn", [.error]).check()
    try RuleRow("mode-missing", "https://a.example/?oobCode=c", [.error]).check()
    let nested = WrappedLink.hosting("https://app.example.com/?mode=signIn&apiKey=K")
    try RuleRow("oob-code-missing", nested, [.error], layer: 1).check()
  }

  @Test(
    "know the modes by exact spelling",
    arguments: [
      ("signIn", true), ("resetPassword", true), ("verifyEmail", true), ("recoverEmail", true),
      ("verifyAndChangeEmail", true), ("revertSecondFactorAddition", true), ("%73ignIn", true),
      ("signin", false), ("SignIn", false), ("signIn%20", false), ("+signIn", false),
      ("%20signIn", false), ("signIn%0A", false), ("EMAIL_SIGNIN", false), ("signInX", false),
      ("verifyBeforeChangeEmail", false), ("signIn%00", false), ("s%C4%B1gnIn", false),
    ])
  func modes(_ mode: String, _ isKnown: Bool) throws {
    let link = ExampleLink.page + "?apiKey=K&oobCode=c&mode=" + mode
    let severities: [Severity] = isKnown ? [] : [.error]
    try RuleRow("mode-unknown", link, severities, layer: 0, text: mode).check()
    try RuleRow("mode-unknown", WrappedLink.hosting(link), severities, layer: 1, text: mode).check()
  }

  @Test(
    "know the characters of a code",
    arguments: [
      (ExampleLink.code, nil), ("a_B-9", nil), ("%61", nil), ("", nil),
      ("abc%0d%0aSet-Cookie:%20s=1", "%0d"), ("abc?mode=resetPassword", "?"), ("a%2524b", "%25"),
      ("a\u{2013}b", "\u{2013}"), ("a%E2%80%93b", "%E2%80%93"), ("a+b", "+"), ("a.b", "."),
      ("a=", "="), ("a%00", "%00"), ("a%20", "%20"), ("a;b", ";"), ("a%FFb", "%FF"), ("a%zz", "%"),
      ("ａ", "ａ"),
    ] as [(String, String?)])
  func code(_ code: String, _ text: String?) throws {
    let link = ExampleLink.page + "?apiKey=K&mode=signIn&oobCode=" + code
    let rule = "oob-code-unexpected-character"
    try RuleRow(rule, link, text == nil ? [] : [.error], layer: 0, text: text).check()
    try RuleRow(rule, WrappedLink.hosting(link), text == nil ? [] : [.error], layer: 1, text: text)
      .check()
  }

  @Test("look at a code that is not the last too")
  func duplicatedCode() throws {
    let link = ExampleLink.page + "?apiKey=K&mode=signIn&oobCode=a.b&oobCode=c"
    try RuleRow("oob-code-unexpected-character", link, [.error], text: ".").check()
  }

  @Test(
    "know the shape of a key",
    arguments: [
      (ExampleLink.key, []), ("undefined", [.warning]), (ExampleLink.key + "A", [.warning]),
      (String(ExampleLink.key.dropLast()), [.warning]),
      ("BIza" + ExampleLink.key.dropFirst(4), [.warning]),
      (ExampleLink.key.dropLast() + ".", [.warning]), ("", []),
    ] as [(String, [Severity])])
  func key(_ key: String, _ severities: [Severity]) throws {
    let query = "?mode=signIn&oobCode=c&apiKey=" + key
    try RuleRow("api-key-malformed", ExampleLink.page + query, severities, text: key).check()
    let nested = WrappedLink.hosting(ExampleLink.page + query)
    try RuleRow("api-key-malformed", nested, severities, layer: 1, text: key).check()
    let emulator = "http://127.0.0.1:9099/emulator/action" + query
    try RuleRow("api-key-malformed", emulator, []).check()
  }
}
