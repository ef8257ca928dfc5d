import Testing

@testable import LinkValidation

@Suite("The rule on mail addresses in links")
struct MailAddressTests {
  private static let action = ExampleLink.action

  @Test(
    "looks at the link, and not at the continue URL",
    arguments: [
      RuleRow(
        "link-contains-email", action + "&email=pat@example.org", [.warning], layer: 0,
        text: "pat@example.org"),
      RuleRow("link-contains-email", action + "&email=pat%40example.org", [.warning]),
      RuleRow("link-contains-email", action + "&email=pat%252Bx%2540example.org", [.warning]),
      RuleRow("link-contains-email", action + "&email=pat%25252540example.org", []),
      RuleRow("link-contains-email", action + "&pat@example.org", [.warning]),
      RuleRow("link-contains-email", action + "#pat@example.org", [.warning]),
      RuleRow(
        "link-contains-email", "https://app.example.com/pat@example.org?mode=signIn&oobCode=c",
        [.warning]),
      RuleRow(
        "link-contains-email", WrappedLink.hosting(action + "&email=pat@example.org"), [.warning],
        layer: 1),
      RuleRow(
        "link-contains-email", ExampleLink.dynamic + "&st=pat@example.org", [.warning], layer: 0),
      RuleRow(
        "link-contains-email",
        WrappedLink.continuing(to: "https://app.example.com/?email=pat@example.org"), []),
      RuleRow(
        "link-contains-email",
        WrappedLink.hosting(
          WrappedLink.continuing(to: "https://app.example.com/?email=pat@example.org")), []),
      RuleRow(
        "link-contains-email", "https://pat@example.org/__/auth/action?mode=signIn&oobCode=c", []),
      RuleRow("link-contains-email", action + "&own=https://pat@app.example.com/", []),
      RuleRow("link-contains-email", action + "&own=https://pat:secret@app.example.com/", []),
      RuleRow("link-contains-email", action, []),
    ])
  func places(_ row: RuleRow) throws { try row.check() }

  @Test(
    "knows an address",
    arguments: [
      ("pat@example.org", true), ("pat+tag@mail.example.org", true),
      ("mailto:pat@example.org", true),
      ("pät@bücher.example", true), ("a@b@example.org", true), ("to pat@example.org.", true),
      ("pat@localhost", false), ("@user/finish", false), ("pat@", false), ("@example.org", false),
      ("pat@example..org", false), ("pkg@1.2.3", false), ("pat@example.o", false),
      ("pat at example.org", false),
      ("//pat@example.org", false), ("https://a/b/pat@example.org", true), ("", false),
    ])
  func addresses(_ text: String, _ isAddress: Bool) {
    #expect((EmailAddress.firstRange(in: [UInt8](text.utf8)) != nil) == isAddress)
  }
}
