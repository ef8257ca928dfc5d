import ActionLinks
import Testing
import URLStandard

@Suite("What shows a code")
struct RedactionTests {
  static let code = "SecretOobCode-0123456789"

  /// All that a program prints of a value without asking for the code.
  static func shown(_ value: some Any) -> String {
    var output = String(describing: value) + String(reflecting: value) + "\(value)"
    dump(value, to: &output)
    dump([value], to: &output)
    dump(Optional(value), to: &output)
    for child in Mirror(reflecting: value).children { dump(child.value, to: &output) }
    return output
  }

  /// Whether a text holds the code, as text or as the bytes of a dump.
  static func holdsCode(_ shown: String) -> Bool {
    let bytes = Array(code.utf8)
    let numbers = [", ", "\n", "\n  - ", "\n    - "].map { separator in
      bytes.prefix(6).map(String.init).joined(separator: separator)
    }
    // A dump writes a byte a line, behind blanks and a hyphen.
    let plain = String(shown.filter { $0.isNumber || $0 == "\n" || $0.isLetter })
    let column = bytes.prefix(6).map(String.init).joined(separator: "\n")
    return shown.contains(code) || numbers.contains { shown.contains($0) } || plain.contains(column)
  }

  static let links = [
    "https://h/__/auth/action?mode=signIn&oobCode=\(code)&apiKey=k&lang=en",
    "https://h/__/auth/links?link=https://h/__/auth/action?mode%3DsignIn%26oobCode%3D\(code)",
    "https://a.page.link/?link=x&ifl=https://h/?oobCode%3D\(code)&apn=a",
    "app://google/link/?deep_link_id=https://h/?oobCode%3D\(code)",
    "?continueUrl=https://h/?oobCode%3D\(code)%23\(code)&tenantId=\(code)&mode=\(code)",
    "https://h/?mode=signIn&oobCode=\(code)&apiKey=k&continueUrl=https://i/?oobCode%3D\(code)",
    "?\(code)", "?\(code)=x", "?oobCode%3D\(code)", "https://\(code)@h/\(code)#\(code)",
  ]

  @Test("no link, and no part of one, does", arguments: links)
  func link(text: String) throws {
    let link = try ActionLink(text)
    #expect(!Self.holdsCode(Self.shown(link)))
    #expect(!Self.holdsCode(Self.shown(link.parameters)))
    #expect(!Self.holdsCode(Self.shown(link.layers)))
    for layer in link.layers {
      #expect(!Self.holdsCode(Self.shown(layer)))
      #expect(!Self.holdsCode(Self.shown(layer.queryParameters)))
      for parameter in layer.queryParameters { #expect(!Self.holdsCode(Self.shown(parameter))) }
      // A record's description has the path.
      guard let url = layer.url, !url.pathname.contains(Self.code) else { continue }
      #expect(!Self.holdsCode(Self.shown(url)))
    }
    for parameter in link.payload { #expect(!Self.holdsCode(Self.shown(parameter))) }
  }

  @Test("no SDK's reading of a link does", arguments: links)
  func readings(text: String) {
    let readings = SDKReadings(of: text.utf8.span)
    #expect(!Self.holdsCode(Self.shown(readings)))
    for fields in [readings.javaScript, readings.legacyJavaScript, readings.android] {
      #expect(!Self.holdsCode(Self.shown(fields)))
    }
    #expect(!Self.holdsCode(Self.shown(readings.iOSActionCodeURL)))
  }

  @Test("a code does only by name")
  func actionCode() {
    let code = ActionCode(Self.code)
    #expect(!Self.holdsCode(Self.shown(code)))
    #expect("\(code)" == "…")
    #expect(code.revealed == Self.code)
    #expect(code.revealedBytes == Array(Self.code.utf8))
    #expect(code == ActionCode(utf8: Array(Self.code.utf8)))
    #expect(!code.isEmpty && ActionCode("").isEmpty)
    #expect(ActionCode(utf8: [0xFF]).revealed == "\u{FFFD}")
  }

  @Test("the check finds a code where there is one")
  func check() {
    struct Leak { let bytes = Array(RedactionTests.code.utf8) }
    #expect(Self.holdsCode(Self.shown(Self.code)))
    #expect(Self.holdsCode(Self.shown(Array(Self.code.utf8))))
    #expect(Self.holdsCode(Self.shown(Leak())))
  }

  @Test("descriptions say what is there")
  func descriptions() throws {
    let link = try ActionLink(
      "https://h/__/auth/links?link=?mode%3DsignIn%26oobCode%3Dc%26apiKey%3Dk")
    #expect("\(link)" == "ActionLink(hostingLink, emailSignIn, layers: 2)")
    #expect(
      link.layers.map { "\($0)" } == [
        "LinkLayer(0, hosting, hostingLink)",
        "LinkLayer(1, action, actionURL)",
      ])
    #expect("\(link.parameters)" == "ActionParameters(mode: signIn, oobCode: …, apiKey: …)")
    let layer = try #require(try ActionLink("?mode=x&y=z&lang").layers.first)
    #expect(
      layer.queryParameters.map { "\($0)" } == [
        "QueryParameter(mode: …)", "QueryParameter(…: …)",
        "QueryParameter(lang)",
      ])
    let others = ActionParameters(mode: "x", continueURL: "y", lang: "z", tenantID: "t")
    #expect("\(others)" == "ActionParameters(mode: …, continueUrl: …, lang: …, tenantId: …)")
  }
}
