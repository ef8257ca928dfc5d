import ActionLinks
import DomainNames
import Testing

@testable import LinkValidation

@Suite("The rules on the names of parameters")
struct ParameterNameTests {
  private static let action = ExampleLink.action
  private static let continuing = WrappedLink.continuing(to: "https://app.example.com/?a=b")

  @Test(
    "find what stands more than once",
    arguments: [
      RuleRow("parameter-duplicated", action, []),
      RuleRow(
        "parameter-duplicated", action + "&mode=resetPassword", [.error], layer: 0, text: "mode"),
      RuleRow("parameter-duplicated", action + "&mode=signIn", [.warning]),
      RuleRow("parameter-duplicated", action + "&mode=%73ignIn", [.warning]),
      RuleRow("parameter-duplicated", action + "&%6Dode=resetPassword", [.error], text: "%6Dode"),
      RuleRow("parameter-duplicated", action + "&mode", [.error]),
      RuleRow("parameter-duplicated", action + "&lang=&lang", [.error]),
      RuleRow("parameter-duplicated", action + "&lang&lang", [.warning]),
      RuleRow("parameter-duplicated", action + "&mode=", [.error]),
      RuleRow("parameter-duplicated", action + "&oobCode=x&oobCode=y", [.error]),
      RuleRow("parameter-duplicated", action + "&mode=x&oobCode=y", [.error, .error]),
      RuleRow("parameter-duplicated", action + "&lang=%FF&lang=%FE", [.error]),
      RuleRow("parameter-duplicated", action + "&languageCode=en&languageCode=de", [.error]),
      RuleRow("parameter-duplicated", action + "&MODE=resetPassword", []),
      RuleRow("parameter-duplicated", action + "&own=1&own=2", [.note], text: "own"),
      RuleRow("parameter-duplicated", action + "&a=1&a=2&b=1&b=2", [.note], text: "a"),
      RuleRow("parameter-duplicated", continuing + "&continueUrl=https://a.example/", [.error]),
      RuleRow(
        "parameter-duplicated", ExampleLink.hosting + "&link=https://a.example/", [.error], layer: 0
      ),
      RuleRow("parameter-duplicated", ExampleLink.dynamic + "&apn=a&apn=b", [.error]),
      RuleRow(
        "parameter-duplicated", WrappedLink.hosting(action + "&mode=resetPassword"), [.error],
        layer: 1),
      RuleRow(
        "parameter-duplicated",
        WrappedLink.continuing(to: "https://app.example.com/?mode=a&mode=b"), [.note], layer: 1),
      RuleRow(
        "parameter-duplicated",
        WrappedLink.continuing(to: ExampleLink.hosting + "&link=https://a.example/"), [.error],
        layer: 1),
    ])
  func duplicates(_ row: RuleRow) throws { try row.check() }

  @Test("findings without a place of their own stand in one order, the same in every process")
  func order() throws {
    // A line break in the query takes the places away.
    let names = ["apn", "ibi", "isi", "link", "ofl", "apiKey", "mode"]
    let pairs = names.flatMap { ["\($0)=a", "\($0)=b"] }.joined(separator: "&")
    let inner = "https://p.example/__/auth/links?" + pairs + "\n&x"
    let link = try ActionLink(WrappedLink.continuing(to: inner), domains: .icu)
    let messages = LinkValidator(policy: LinkPolicy()).judge(link).findings
      .filter { $0.rule == "parameter-duplicated" && $0.severity == .error }.map(\.message)
    #expect(messages.count > 4)
    #expect(messages == messages.sorted())
  }

  @Test(
    "find names that lenient readers take for known ones",
    arguments: [
      RuleRow("parameter-case-variant", action + "&MODE=resetPassword", [.warning], text: "MODE"),
      RuleRow("parameter-case-variant", action + "&oobcode=x", [.warning]),
      RuleRow("parameter-case-variant", action + "&tenantID=x", [.warning]),
      RuleRow("parameter-case-variant", action + "&continueURL=x", [.warning]),
      RuleRow("parameter-case-variant", action + "&languagecode=x", [.warning]),
      RuleRow("parameter-case-variant", action + "&languageCode=x", []),
      RuleRow("parameter-case-variant", action + "&%4DODE=x", [.warning]),
      RuleRow("parameter-case-variant", ExampleLink.hosting + "&lin%E2%84%AA=x", [.warning]),
      RuleRow("parameter-case-variant", ExampleLink.hosting + "&Link=x", [.warning], layer: 0),
      RuleRow("parameter-case-variant", ExampleLink.dynamic + "&APN=x", [.warning]),
      RuleRow("parameter-case-variant", action + "&APN=x&D=1", []),
      RuleRow("parameter-case-variant", action + "&modes=x", []),
      RuleRow(
        "parameter-case-variant", WrappedLink.hosting(action + "&Mode=x"), [.warning], layer: 1),
      RuleRow(
        "parameter-case-variant", WrappedLink.continuing(to: "https://app.example.com/?Mode=x"), []),
      RuleRow(
        "parameter-bracket-syntax", continuing + "&continueUrl[]=x", [.warning],
        text: "continueUrl[]"),
      RuleRow("parameter-bracket-syntax", continuing + "&continueUrl%5B%5D=x", [.warning]),
      RuleRow("parameter-bracket-syntax", action + "&oobCode[0]=x", [.warning]),
      RuleRow("parameter-bracket-syntax", action + "&Mode[a][b]=x", [.warning]),
      RuleRow("parameter-bracket-syntax", action + "&[mode]=x", [.warning]),
      RuleRow("parameter-bracket-syntax", action + "&mode[=x", [.warning]),
      RuleRow("parameter-bracket-syntax", action + "&items[]=x", []),
      RuleRow("parameter-bracket-syntax", action + "&[]=x", []),
      RuleRow("parameter-bracket-syntax", action + "&own=mode[]", []),
      RuleRow("parameter-bracket-syntax", ExampleLink.hosting + "&link[]=x", [.warning]),
      RuleRow(
        "parameter-bracket-syntax", WrappedLink.hosting(action + "&mode[]=x"), [.warning], layer: 1),
      RuleRow(
        "parameter-bracket-syntax", WrappedLink.continuing(to: "https://app.example.com/?mode[]=x"),
        []),
      RuleRow(
        "parameter-semicolon-separator", action + ";continueUrl=x", [.error], text: ";continueUrl"),
      RuleRow("parameter-semicolon-separator", action + "&a=b;c=d;mode=x", [.error], text: ";mode"),
      RuleRow("parameter-semicolon-separator", action + "&a;mode=x", [.error]),
      RuleRow("parameter-semicolon-separator", ExampleLink.page + "?;mode=x", [.error]),
      RuleRow("parameter-semicolon-separator", action + ";%6Dode=x", [.error]),
      RuleRow("parameter-semicolon-separator", action + ";MODE=x", [.error]),
      RuleRow("parameter-semicolon-separator", action + ";mode[]=x", [.error]),
      RuleRow(
        "parameter-semicolon-separator",
        action + "&continueUrl=https://app.example.com/a;jsessionid=1", []),
      RuleRow("parameter-semicolon-separator", action + "&own=a;b&mode=signIn", []),
      RuleRow("parameter-semicolon-separator", action + "%3Bmode=x", []),
      RuleRow("parameter-semicolon-separator", action + ";mode", []),
      RuleRow(
        "parameter-semicolon-separator", WrappedLink.hosting(action + ";mode=x"), [.error], layer: 1
      ),
      RuleRow(
        "parameter-semicolon-separator",
        WrappedLink.continuing(to: "https://app.example.com/?a;mode=x"), []),
      RuleRow(
        "parameter-name-encoded", ExampleLink.page + "?%6Dode=signIn", [.warning], text: "%6Dode"),
      RuleRow("parameter-name-encoded", ExampleLink.page + "?%256Dode=signIn", [.warning]),
      RuleRow("parameter-name-encoded", ExampleLink.page + "?oob%43ode=x", [.warning]),
      RuleRow("parameter-name-encoded", ExampleLink.hosting + "&deep%5Flink%5Fid=x", [.warning]),
      RuleRow("parameter-name-encoded", ExampleLink.dynamic + "&utm%5Fsource=x", []),
      RuleRow("parameter-name-encoded", ExampleLink.dynamic + "&%75tm%5Fsource=x", [.warning]),
      RuleRow("parameter-name-encoded", action + "&first%20name=x", []),
      RuleRow("parameter-name-encoded", action + "&own=%6D", []),
      RuleRow(
        "parameter-name-encoded", WrappedLink.hosting(ExampleLink.page + "?%6Dode=x"), [.warning],
        layer: 1),
      RuleRow(
        "parameter-name-encoded", WrappedLink.continuing(to: "https://app.example.com/?%6Dode=x"),
        []),
    ])
  func variants(_ row: RuleRow) throws { try row.check() }

  @Test(
    "find names that are malformed",
    arguments: [
      "%20oobCode", "oobCode%20", "mode%00", "mode%09", "mode%0A", "+mode", "?mode", "amp;mode",
      "mode%E2%80%8B", "mode%C2%A0", "%EF%BB%BFmode", "m%C2%ADode", "\"mode\"", "<mode>", "mo%FFde",
      "mo%zzde", "%7Fmode", "mode%3D", "https://a.example/", "", "%C2%85mode", "mode%E3%80%80",
    ])
  func malformed(_ name: String) throws {
    let rule = "parameter-name-malformed"
    let link = ExampleLink.action + "&\(name)=x"
    try RuleRow(rule, link, [.warning], layer: 0, text: name).check()
    try RuleRow(rule, WrappedLink.hosting(link), [.warning], layer: 1).check()
    let payload = WrappedLink.continuing(to: "https://app.example.com/?\(name)=x")
    try RuleRow(rule, payload, []).check()
  }

  @Test(
    "take ordinary names for what they are",
    arguments: [
      "own", "own-name", "own_name", "own.name", "own[]", "%C3%BCber", "~own", "$own", "(own)",
      "own*",
    ])
  func ordinary(_ name: String) throws {
    try RuleRow("parameter-name-malformed", ExampleLink.action + "&\(name)=x", []).check()
    try RuleRow("unknown-parameter", ExampleLink.action + "&\(name)=x", [.note], text: name).check()
  }

  @Test(
    "find names that are unknown, and too many",
    arguments: [
      RuleRow(
        "unknown-parameter", ExampleLink.complete + "&lang=en&tenantId=x&languageCode=en", []),
      RuleRow("unknown-parameter", ExampleLink.dynamic + "&apn=a&utm_source=b&_osl=c&cid=d", []),
      RuleRow(
        "unknown-parameter", ExampleLink.dynamic + "&from=ann", [.note], layer: 0, text: "from"),
      RuleRow("unknown-parameter", action + "&a&b=1&c=2", [.note], text: "a"),
      RuleRow("unknown-parameter", WrappedLink.hosting(action + "&a=1"), [.note], layer: 1),
      RuleRow("unknown-parameter", continuing, []),
      RuleRow("unknown-parameter", "https://links.example.com/product?a=1", []),
      RuleRow("too-many-parameters", action + String(repeating: "&p=", count: 97), []),
      RuleRow(
        "too-many-parameters", action + String(repeating: "&p=", count: 98), [.warning], text: "p="),
      RuleRow("too-many-parameters", action + String(repeating: "&", count: 200), []),
      RuleRow(
        "too-many-parameters", WrappedLink.hosting(action + String(repeating: "&p=", count: 98)),
        [.warning], layer: 1),
      RuleRow(
        "too-many-parameters",
        WrappedLink.continuing(
          to: "https://app.example.com/?" + String(repeating: "&p=", count: 101)), [.warning],
        layer: 1),
    ])
  func unknown(_ row: RuleRow) throws { try row.check() }

  @Test("say how many more there are, and quote no name of the app's own")
  func messages() throws {
    let link = ExampleLink.action + "&secret=1&secret=2&other=1&other=2"
    for rule in ["parameter-duplicated", "unknown-parameter"] {
      let findings = try RuleProbe(rule: rule).findings(in: link)
      #expect(findings.count == 1)
      #expect(findings.allSatisfy { !$0.message.contains("secret") && $0.message.contains("more") })
    }
  }
}
