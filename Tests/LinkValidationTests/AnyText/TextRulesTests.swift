import ActionLinks
import DomainNames
import LinkValidation
import Testing

@Suite("The text of any URL")
struct TextRulesTests {
  static let action =
    "https://example-app.firebaseapp.com/__/auth/action?apiKey=K&mode=signIn&oobCode=C"
  static let hosting = "https://links.example.com/__/auth/links?link="

  /// A whole link, and what one rule must say of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let link: String
    let severity: Severity?
    let layer: Int?
    let marked: String?

    init(_ link: String, _ severity: Severity?, layer: Int? = nil, _ marked: String? = nil) {
      self.link = link
      self.severity = severity
      self.layer = layer
      self.marked = marked
    }

    var testDescription: String { link.debugDescription }

    func expect(_ rule: String) throws {
      let link = try ActionLink(link, domains: .icu)
      let found = RuleFindings(of: rule, on: link, policy: .twoLists)
      #expect(found.gravest?.severity == severity)
      #expect(found.findings.count <= 1)
      guard let finding = found.gravest else { return }
      if let layer { #expect(finding.layer == layer) }
      if let marked { #expect(found.marked(finding) == marked) }
    }
  }

  @Test(
    "control-character-in-url",
    arguments: [
      Row(
        "\(action)&continueUrl=https%3A%2F%2Fapp.example.com%09.evil.example", .error, layer: 1,
        "\t"),
      Row("\(action)&continueUrl=%2F%09%2Fevil.example", .error, layer: 1, "\t"),
      Row("\(action)&continueUrl=%01javascript%3Aalert(1)", .error, layer: 1, "\u{1}"),
      Row("\(action)&continueUrl=https://app.example.com/%0D%0A", .error, layer: 1, "\r"),
      Row("\(action)&continueUrl=https://app.example.com/%7F", .error, layer: 1, "\u{7F}"),
      Row("\(action)&continueUrl=https://app.example.com/%C2%85", .error, layer: 1, "\u{85}"),
      Row("\(action)&continueUrl=https://app.example.com/%00", .error, layer: 1),
      Row("\(action)&lang=e\tn", .error, layer: 0, "\t"),
      Row("\(hosting)https://app.example.com/%0A", .error, layer: 1, "\n"),
      Row("\(hosting)https://app\t.example.com/", .error, layer: 1, "\t"),
      Row("\(hosting)\(action)&ofl=https%3A%2F%2Fa.example%2F%09", .error, layer: 0),
      Row(
        "https://a.page.link/?link=https://app.example.com/&ifl=%0Ahttps://a.example/", .error,
        layer: 0, "%0Ahttps://a.example/"),
      // A repair takes away what stands around the whole link.
      Row("\n\(action)\r\n", nil),
      // An escape in a nested URL's own text is no control character, but stands for one.
      Row("\(action)&continueUrl=https%3A%2F%2Fapp.example.com%2F%2509", nil),
      Row("\(action)&continueUrl=https%3A%2F%2Fapp.example.com%2F%C3%A9", nil),
    ])
  func controlCharacter(_ row: Row) throws { try row.expect("control-character-in-url") }

  @Test(
    "leading-or-trailing-space",
    arguments: [
      Row("\(action)&continueUrl=%20https%3A%2F%2Fapp.example.com", .error, layer: 1, " "),
      Row("\(action)&continueUrl=https%3A%2F%2Fapp.example.com%20%20", .error, layer: 1, "  "),
      Row("\(action)&continueUrl=%09%20https%3A%2F%2Fapp.example.com", .error, layer: 1, "\t "),
      Row("\(action)&continueUrl= https://app.example.com", .error, layer: 1, " "),
      Row("\(action)&continueUrl=%C2%A0https%3A%2F%2Fapp.example.com", .error, layer: 1, "\u{A0}"),
      Row("\(action)&continueUrl=https://app.example.com/%E3%80%80", .error, layer: 1, "\u{3000}"),
      Row("\(hosting)%20https://app.example.com/", .error, layer: 1, " "),
      Row(
        "https://a.page.link/?link=https://app.example.com/&ifl=%20https://a.example/", .error,
        layer: 0, "%20https://a.example/"),
      Row(" \(action) ", nil),
      Row("\(action)&continueUrl=https://app.example.com/a%20b%2520", nil),
      Row("\(action)&continueUrl=%09https://app.example.com/", nil),
      Row("\(action)&lang=%20en", nil),
    ])
  func space(_ row: Row) throws { try row.expect("leading-or-trailing-space") }

  @Test(
    "invalid-character-in-url",
    arguments: [
      Row("\(action)&continueUrl=https://app.example.com/a%5B1%5D", .warning, layer: 1, "["),
      Row(
        "\(hosting)\(action.replacing("&", with: "%26"))%26continueUrl%3Dhttps://a.example/[",
        .warning,
        layer: 2, "["),
      Row("\(action)&x=a|b", .warning, layer: 0, "|"),
      Row("\(action)&x=<b>", .warning, layer: 0, "<"),
      Row("\(action)&x=a b", .warning, layer: 0, " "),
      Row("\(action)&x=\"", .warning, layer: 0, "\""),
      Row("\(action)#a#b", .warning, layer: 0, "#"),
      Row("\(action)&continueUrl=https://a.example/%23%23", .warning, layer: 1, "#"),
      Row(
        "\(action)&continueUrl=https://app.example.com%5B@evil.example/", .warning, layer: 1, "["),
      Row("\(action)&continueUrl=https://a.example/%EF%BF%BF", .warning, layer: 1),
      Row("\(action)&continueUrl=https://a.example/%EF%B7%90", .warning, layer: 1),
      Row("\(action)&continueUrl=https://[::1]:80/", nil),
      Row("https://[::1]/__/auth/action?mode=signIn&oobCode=C&apiKey=K", nil),
      Row("\(action)&ofl=http://[::1]/", nil),
      Row("\(action)&x=%5B%zz%&y=a'b(c)*d;e", nil),
      Row("\(action)&continueUrl=https://b%C3%BC.example/", nil),
      Row("\(action)&continueUrl=%20https://a.example/%20", nil), Row(" \(action) ", nil),
      Row("\(action)#?a=b", nil),
    ])
  func invalidCharacter(_ row: Row) throws { try row.expect("invalid-character-in-url") }

  @Test("more places are counted, not listed")
  func manyPlaces() throws {
    let link = try ActionLink("\(Self.action)&x=" + String(repeating: "|", count: 1000))
    let found = RuleFindings(of: "invalid-character-in-url", on: link, policy: .twoLists)
    #expect(found.findings.count == 1)
    #expect(found.gravest?.message.hasSuffix("and 999 more") == true)
  }

  @Test(
    "bidi-control-in-url",
    arguments: [
      Row(
        "\(action)&continueUrl=https://a.example/%E2%80%AEgpj.exe", .warning, layer: 1, "\u{202E}"),
      Row(
        "\(action)&continueUrl=https://a.example/%25E2%2580%25AEgpj.exe", .warning, layer: 1,
        "%E2%80%AE"),
      Row("\(action)&continueUrl=https://a.example/?q%3D%E2%81%A6", .warning, layer: 1, "\u{2066}"),
      Row("\(action)&x=\u{200F}", .warning, layer: 0, "\u{200F}"),
      Row("\(action)&x=\u{61C}", .warning, layer: 0, "\u{61C}"),
      Row("https://a.example/%D8%9C?mode=signIn&oobCode=C&apiKey=K", .warning, layer: 0, "%D8%9C"),
      Row("\(hosting)https://a.example/%E2%80%8E", .warning, layer: 1, "\u{200E}"),
      Row(
        "\(action)&ofl=https://a.example/%E2%80%AE", .warning, layer: 0,
        "https://a.example/%E2%80%AE"),
      Row("\(action)&x=%E2%80%AE", nil), Row("\(action)&x=\u{200D}\u{2065}\u{FEFF}", nil),
      Row("\(action)&continueUrl=https://a.example/%E2%80", nil),
      Row("\(action)&continueUrl=https://b%C3%BC.example/%D8%A7", nil),
    ])
  func bidiControl(_ row: Row) throws { try row.expect("bidi-control-in-url") }
}
