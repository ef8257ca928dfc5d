import ActionLinks
import Testing

@testable import LinkValidation

@Suite("The rules on what belongs to a project")
struct MismatchTests {
  private static let other = "AIzaSyOTHER-OTHER-OTHER-OTHER-OTHER-OTHE"

  @Test(
    "hold values against the lists of the policy",
    arguments: [
      RuleRow("mode-mismatch", ExampleLink.action, []),
      RuleRow(
        "mode-mismatch", ExampleLink.page + "?mode=recoverEmail&oobCode=c", [.error],
        text: "recoverEmail"),
      RuleRow("mode-mismatch", ExampleLink.page + "?mode=signin&oobCode=c", [.error]),
      RuleRow("mode-mismatch", ExampleLink.page + "?oobCode=c", []),
      RuleRow(
        "mode-mismatch",
        ExampleLink.page
          + "?mode=verifyEmail&oobCode=c&continueUrl=https://app.example.com/%3Fnext%3Dmode%3DrecoverEmail",
        []),
      RuleRow(
        "mode-mismatch", WrappedLink.hosting(ExampleLink.page + "?mode=recoverEmail"), [.error],
        layer: 1),
      RuleRow("api-key-mismatch", ExampleLink.action, []),
      RuleRow("api-key-mismatch", ExampleLink.page + "?mode=signIn&oobCode=c", []),
      RuleRow(
        "api-key-mismatch", ExampleLink.page + "?mode=signIn&oobCode=c&apiKey=\(other)", [.error],
        text: other),
      RuleRow("api-key-mismatch", ExampleLink.action + "&apiKey=\(other)", [.error]),
      RuleRow(
        "api-key-mismatch",
        ExampleLink.page + "?mode=signIn&apiKey=" + ExampleLink.key.lowercased(), [.error]),
      // A Kelvin sign is canonically equivalent to a K.
      RuleRow(
        "api-key-mismatch",
        ExampleLink.page + "?mode=signIn&apiKey="
          + ExampleLink.key.replacing("K", with: "%E2%84%AA"), [.error]),
      RuleRow(
        "api-key-mismatch", WrappedLink.dynamic(ExampleLink.page + "?oobCode=c&apiKey=\(other)"),
        [.error], layer: 1),
      RuleRow("tenant-missing", ExampleLink.action, [.warning]),
      RuleRow("tenant-missing", ExampleLink.action + "&tenantId=", [.warning]),
      RuleRow("tenant-missing", ExampleLink.action + "&tenantId=x", []),
      RuleRow("tenant-missing", "https://app.example.com/", []),
      RuleRow(
        "tenant-mismatch", ExampleLink.action + "&tenantId=tenant-z", [.error], text: "tenant-z"),
      RuleRow("tenant-mismatch", ExampleLink.action + "&tenantId=Tenant-a1b2c", [.error]),
      RuleRow("tenant-mismatch", ExampleLink.action + "&tenantId=tenant-a1b2c%20", [.error]),
      RuleRow("tenant-mismatch", ExampleLink.action + "&tenantId=tenant-a1b2c", []),
      RuleRow("tenant-mismatch", ExampleLink.action, []),
      RuleRow(
        "tenant-mismatch", WrappedLink.hosting(ExampleLink.action + "&tenantId=tenant-z"), [.error],
        layer: 1),
      RuleRow(
        "app-identifier-mismatch", ExampleLink.dynamic + "&apn=com.example.app&ibi=com.example.app",
        []),
      RuleRow(
        "app-identifier-mismatch", ExampleLink.dynamic + "&apn=com.other", [.warning],
        text: "com.other"),
      RuleRow("app-identifier-mismatch", ExampleLink.dynamic + "&ibi=com.other", [.warning]),
      RuleRow("app-identifier-mismatch", ExampleLink.dynamic + "&ipbi=com.other", [.warning]),
      RuleRow(
        "app-identifier-mismatch", ExampleLink.dynamic + "&apn=com.other&apn=com.example.app",
        [.warning]),
      RuleRow("app-identifier-mismatch", ExampleLink.dynamic + "&apn=&isi=1", []),
      RuleRow("app-identifier-mismatch", ExampleLink.hosting + "&apn=com.other", [.warning]),
      RuleRow(
        "app-identifier-mismatch",
        WrappedLink.continuing(
          to: "https://example-app.page.link/?link=https://app.example.com/&apn=com.other"),
        [.warning], layer: 1),
      RuleRow(
        "app-identifier-mismatch",
        WrappedLink.continuing(to: "https://app.example.com/?apn=com.other"), []),
    ])
  func lists(_ row: RuleRow) throws {
    try row.check(policy: .example)
    // Lists without entries judge nothing.
    try RuleRow(row.rule, row.link, []).check()
  }

  @Test("hold the operation against what is expected now")
  func operations() throws {
    let probe = { (operations: Set<ActionCodeOperation>, link: String) in
      try RuleProbe(
        rule: "mode-mismatch", expectation: LinkValidation.Expectation(operations: operations)
      ).findings(in: link).count
    }
    #expect(try probe([.emailSignIn], ExampleLink.action) == 0)
    #expect(try probe([.passwordReset], ExampleLink.action) == 1)
    #expect(try probe([.passwordReset, .emailSignIn], ExampleLink.action) == 0)
    #expect(try probe([], ExampleLink.action) == 1)
    #expect(try probe([.passwordReset], ExampleLink.hosting) == 1)
  }

  @Test(
    "hold the tenant against the one expected now",
    arguments: [
      (.some("tenant-a"), "&tenantId=tenant-a", 0), (.some("tenant-a"), "&tenantId=tenant-b", 1),
      (.some("tenant-a"), "", 1), (.some("tenant-a"), "&tenantId=", 1),
      (.some(nil), "", 0), (.some(nil), "&tenantId=", 0), (.some(nil), "&tenantId=tenant-b", 1),
      (nil, "&tenantId=tenant-b", 0), (nil, "", 0),
    ] as [(String??, String, Int)])
  func tenant(_ tenant: String??, _ tail: String, _ count: Int) throws {
    let probe = RuleProbe(
      rule: "tenant-mismatch", expectation: LinkValidation.Expectation(tenantID: tenant))
    #expect(try probe.findings(in: ExampleLink.action + tail).count == count)
  }

  @Test("miss no tenant where none is expected")
  func noTenant() throws {
    let probe = RuleProbe(
      rule: "tenant-missing", policy: .example,
      expectation: LinkValidation.Expectation(tenantID: .some(nil)))
    #expect(try probe.findings(in: ExampleLink.action).isEmpty)
  }

  @Test(
    "hold the apps against the one that handles the link",
    arguments: [
      ("&apn=com.example.app", 0), ("&apn=com.other&ibi=com.example.app", 0), ("&ibi=com.other", 1),
      ("", 0),
    ])
  func app(_ tail: String, _ count: Int) throws {
    let probe = RuleProbe(
      rule: "app-identifier-mismatch",
      expectation: LinkValidation.Expectation(appID: "com.example.app"))
    #expect(try probe.findings(in: ExampleLink.dynamic + tail).count == count)
  }
}
