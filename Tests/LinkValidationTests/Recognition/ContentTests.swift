import Testing

@testable import LinkValidation

@Suite("The rules on what a link says beside its action")
struct ContentTests {
  @Test(
    "know a language tag",
    arguments: [
      ("en", true), ("pt-BR", true), ("zh-Hans-TW", true), ("de-CH-1996", true), ("x-own", true),
      ("i-klingon", true), ("", true), ("e", false), ("en_US", false), ("en-", false),
      ("-en", false),
      ("en.", false), ("12", false), ("x", false), ("abcdefghi", false), ("en%20", false),
      ("%22%3E%3Cscript%3E", false), ("en%00", false), ("%C3%A9n", false), ("e%FF", false),
      ("en--US", false), ("*", false), ("javascript:alert(1)", false),
    ])
  func language(_ lang: String, _ isTag: Bool) throws {
    for name in ["lang", "languageCode"] {
      let link = ExampleLink.action + "&\(name)=\(lang)"
      let severities: [Severity] = isTag ? [] : [.warning]
      try RuleRow("lang-malformed", link, severities, layer: 0, text: lang).check()
      try RuleRow("lang-malformed", WrappedLink.hosting(link), severities, layer: 1).check()
      // Android takes the language of the outer link.
      let outer = ExampleLink.hosting + "&\(name)=\(lang)"
      try RuleRow("lang-malformed", outer, severities, layer: 0).check()
    }
    let payload = WrappedLink.continuing(to: "https://app.example.com/?lang=" + lang)
    try RuleRow("lang-malformed", payload, []).check()
  }

  private static let short = "https://example-app.page.link/Ab1c"

  @Test(
    "know Dynamic Links and the emulator",
    arguments: [
      RuleRow(
        "dynamic-links-retired", ExampleLink.dynamic, [.warning], layer: 0,
        text: "example-app.page.link"),
      RuleRow("dynamic-links-retired", short, [.warning]),
      RuleRow(
        "dynamic-links-retired", "https://a.app.goo.gl/?link=https://app.example.com/", [.warning]),
      RuleRow(
        "dynamic-links-retired", "https://go.example.com/?link=\(ExampleLink.page)&apn=a",
        [.warning]),
      RuleRow(
        "dynamic-links-retired", "https://example-app.page.link/?mode=signIn&oobCode=c", [.warning]),
      RuleRow(
        "dynamic-links-retired", WrappedLink.hosting(ExampleLink.dynamic), [.warning], layer: 1),
      RuleRow(
        "dynamic-links-retired", WrappedLink.dynamic(ExampleLink.dynamic), [.warning, .warning]),
      RuleRow("dynamic-links-retired", WrappedLink.continuing(to: short), [.warning], layer: 1),
      RuleRow(
        "dynamic-links-retired", WrappedLink.continuing(to: ExampleLink.dynamic), [.warning],
        layer: 1),
      // An app's own page that has the same names is no Dynamic Link.
      RuleRow(
        "dynamic-links-retired",
        WrappedLink.continuing(
          to: "https://app.example.com/?link=https://a.example/&utm_source=mail"), []),
      RuleRow("dynamic-links-retired", ExampleLink.hosting, []),
      RuleRow("dynamic-links-retired", WrappedLink.scheme(ExampleLink.action), []),
      RuleRow(
        "action-parameters-on-dynamic-link-host",
        "https://a.page.link/?mode=signIn&oobCode=c&apiKey=K", [.warning], text: "mode"),
      RuleRow(
        "action-parameters-on-dynamic-link-host", "https://a.app.google/?oobCode=c&mode=signIn",
        [.warning]),
      RuleRow(
        "action-parameters-on-dynamic-link-host", ExampleLink.dynamic + "&oobCode=c", [.warning],
        text: "oobCode"),
      RuleRow("action-parameters-on-dynamic-link-host", short + "?oobCode=c", [.warning]),
      RuleRow("action-parameters-on-dynamic-link-host", ExampleLink.dynamic, []),
      RuleRow("action-parameters-on-dynamic-link-host", ExampleLink.complete, []),
      RuleRow(
        "action-parameters-on-dynamic-link-host", "https://a.b.page.link/?mode=signIn&oobCode=c", []
      ),
      RuleRow(
        "emulator-link", ExampleLink.emulator, [.warning], layer: 0, text: "/emulator/action"),
      RuleRow("emulator-link", "https://app.example.com/emulator/action?mode=signIn", [.warning]),
      RuleRow("emulator-link", WrappedLink.hosting(ExampleLink.emulator), [.warning], layer: 1),
      RuleRow("emulator-link", WrappedLink.continuing(to: ExampleLink.emulator), []),
      RuleRow("emulator-link", "http://localhost:5000/login?mode=signIn&oobCode=c", []),
      RuleRow("social-preview-parameters", ExampleLink.dynamic + "&st=Bank", [.note], text: "Bank"),
      RuleRow(
        "social-preview-parameters", ExampleLink.dynamic + "&sd=Text&si=https://a.example/", [.note]
      ),
      RuleRow("social-preview-parameters", ExampleLink.dynamic + "&st=&sd", []),
      RuleRow("social-preview-parameters", short + "?st=Bank", [.note]),
      RuleRow(
        "social-preview-parameters", WrappedLink.continuing(to: ExampleLink.dynamic + "&st=Bank"),
        [.note], layer: 1),
      RuleRow("social-preview-parameters", ExampleLink.action + "&st=Bank", []),
      RuleRow("social-preview-parameters", ExampleLink.dynamic, []),
    ])
  func dynamicLinks(_ row: RuleRow) throws { try row.check() }

  @Test(
    "find placeholders",
    arguments: [
      "$signupModel.email", "$_id", "${user.id}", "a-${user}-b", "$(user)", "#{user}", "%{user}",
      "\\(user)",
      "{{user}}", "{{ user }}", "{%user%}", "{user}", "{user.id}", "<%= user %>", "*|EMAIL|*",
      "%EMAIL%", "%LINK%", "%APP_NAME%", "[object Object]", "Optional(\"a\")", "Instance of 'User'",
    ])
  func placeholders(_ placeholder: String) throws {
    let rule = "unexpanded-template-in-link"
    let value = WrappedLink.continuing(to: "https://app.example.com/?user=" + escaped(placeholder))
    try RuleRow(rule, value, [.warning], layer: 1).check()
    try RuleRow(rule, WrappedLink.hosting(value), [.warning], layer: 2).check()
    try RuleRow(rule, ExampleLink.action + "&own=" + escaped(placeholder), [.warning]).check()
    guard !placeholder.hasPrefix("$s"), !placeholder.hasPrefix("$_") else { return }
    let path = WrappedLink.continuing(to: "https://app.example.com/" + escaped(placeholder) + "/x")
    try RuleRow(rule, path, [.warning], layer: 1).check()
    let route = WrappedLink.continuing(to: "https://app.example.com/#/" + escaped(placeholder))
    try RuleRow(rule, route, [.warning], layer: 1).check()
    let whole = WrappedLink.continuing(to: escaped(placeholder))
    try RuleRow(rule, whole, [.warning], layer: 1).check()
    guard !placeholder.contains("#") else { return }
    let host = WrappedLink.continuing(to: "https://" + escaped(placeholder) + ".example.com/x")
    try RuleRow(rule, host, [.warning], layer: 1).check()
  }

  @Test(
    "take ordinary values for what they are",
    arguments: [
      "a", "$5", "5$", "US$", "a$b", "{\"a\":{\"b\":1}}", "{}", "{1}", "[[1,2],[3]]", "a(b)",
      "a*b|c",
      "100%", "undefined-ness", "null", "undefined", "{3F2504E0-4F89-11D3-9A0C-0305E82C3301}",
      "O'Neill", "a{b", "}a{",
    ])
  func values(_ value: String) throws {
    let link = WrappedLink.continuing(to: "https://app.example.com/?user=" + escaped(value))
    try RuleRow("unexpanded-template-in-link", link, []).check()
  }

  @Test("find values that are none", arguments: ["undefined", "null", "(null)"])
  func nothing(_ value: String) throws {
    let rule = "unexpanded-template-in-link"
    for name in ["apiKey", "continueUrl", "lang", "tenantId"] {
      let link = ExampleLink.action + "&\(name)=\(value)"
      try RuleRow(rule, link, [.warning], layer: 0, text: value).check()
    }
    try RuleRow(rule, ExampleLink.action + "&own=\(value)", []).check()
    try RuleRow(rule, ExampleLink.dynamic + "&st=\(value)", []).check()
  }

  /// A value for the query of a URL.
  private func escaped(_ text: String) -> String { WrappedLink.escaped(text) }
}
