import Testing

@testable import LinkValidation

@Suite("The rules on fragments")
struct FragmentTests {
  private static let page = ExampleLink.page
  private static let action = ExampleLink.action

  @Test(
    "find what stands behind a '#'",
    arguments: [
      RuleRow("fragment-present", action, []),
      RuleRow("fragment-present", action + "#", [.note], layer: 0, text: "#"),
      RuleRow("fragment-present", action + "#/email-link", [.note], text: "#/email-link"),
      RuleRow("fragment-present", action + "%23top", []),
      RuleRow("fragment-present", WrappedLink.hosting(action + "#top"), [.note], layer: 1),
      RuleRow("fragment-present", WrappedLink.continuing(to: "https://app.example.com/#/a"), []),
      RuleRow(
        "action-parameters-in-fragment", page + "#?apiKey=K&mode=signIn&oobCode=c", [.warning],
        layer: 0),
      RuleRow(
        "action-parameters-in-fragment", action + "#oobCode=c", [.warning], text: "oobCode=c"),
      RuleRow("action-parameters-in-fragment", action + "#/route?mode=signIn", [.warning]),
      RuleRow("action-parameters-in-fragment", action + "#!/apiKey=K", [.warning]),
      RuleRow(
        "action-parameters-in-fragment", action + "#%3Fmode%3DsignIn%26oobCode%3Dc", [.warning]),
      RuleRow("action-parameters-in-fragment", action + "#oob%43ode=c", [.warning]),
      RuleRow(
        "action-parameters-in-fragment",
        "https://links.example.com/__/auth/links#link=https://a.example/", [.warning]),
      RuleRow("action-parameters-in-fragment", action + "#continueUrl=/a", [.warning]),
      RuleRow("action-parameters-in-fragment", action + "#mode=dark", []),
      RuleRow("action-parameters-in-fragment", action + "#link=top", []),
      RuleRow("action-parameters-in-fragment", action + "#oobCode", []),
      RuleRow("action-parameters-in-fragment", action + "#/xoobCode=c", []),
      RuleRow(
        "action-parameters-in-fragment", WrappedLink.hosting(action + "#oobCode=c"), [.warning],
        layer: 1),
      RuleRow(
        "action-parameters-in-fragment",
        WrappedLink.continuing(to: "https://app.example.com/#oobCode=c"), []),
      RuleRow(
        "fragment-swallows-parameters",
        action + "&continueUrl=https://app.example.com/#/cart&lang=en", [.warning],
        text: "#/cart&lang"),
      RuleRow("fragment-swallows-parameters", ExampleLink.dynamic + "#a&apn=b", [.warning]),
      RuleRow("fragment-swallows-parameters", page + "?apiKey=K#&mode=signIn", [.warning]),
      RuleRow("fragment-swallows-parameters", page + "#?apiKey=K&mode=signIn", []),
      RuleRow("fragment-swallows-parameters", action + "#/route?a=1&b=2", []),
      RuleRow("fragment-swallows-parameters", action + "#lang=en", []),
      RuleRow(
        "fragment-swallows-parameters",
        action + "&continueUrl=https://app.example.com/%23/cart&lang=en", []),
      RuleRow(
        "fragment-swallows-parameters", WrappedLink.hosting(action + "#a&lang=en"), [.warning],
        layer: 1),
      RuleRow(
        "fragment-swallows-parameters",
        WrappedLink.continuing(to: "https://app.example.com/?a#b&lang=en"), []),
    ])
  func fragments(_ row: RuleRow) throws { try row.check() }
}
