import ActionLinks
import Testing
import URLStandard

@Suite("The layers of a link")
struct LinkLayerTests {
  static let action = "mode=signIn&oobCode=c&apiKey=k"

  /// What a test compares of a layer: role, way in, text.
  static func shape(_ link: ActionLink) -> [String] {
    link.layers.map { "\($0.role) \($0.via?.name ?? "-") \($0.text)" }
  }

  @Test(
    "are followed from the outside in",
    arguments: [
      ("https://h/x", ["action - https://h/x"]),
      (
        "https://h/__/auth/links?link=https://x/?mode%3Da",
        [
          "hosting - https://h/__/auth/links?link=https://x/?mode%3Da",
          "action link https://x/?mode=a",
        ]
      ),
      // deep_link_id goes before link, and an empty or unreadable one counts as absent.
      ("?link=a&deep_link_id=b", ["wrapper - ?link=a&deep_link_id=b", "action deep_link_id b"]),
      ("?link=a&deep_link_id=", ["wrapper - ?link=a&deep_link_id=", "action link a"]),
      ("?link=a&deep_link_id=%FF", ["wrapper - ?link=a&deep_link_id=%FF", "action link a"]),
      ("?link=%zz", ["action - ?link=%zz"]),
      ("?link", ["action - ?link"]),
      // link is followed even where the outer query is an action.
      ("?link=a&\(action)", ["wrapper - ?link=a&\(action)", "action link a"]),
      // Of equal names the last is read.
      ("?link=a&link=b", ["wrapper - ?link=a&link=b", "action link b"]),
      ("?link=a&link=", ["action - ?link=a&link="]),
      // The fragment is cut first, and the query begins at the first question mark.
      ("https://h/#?link=a", ["action - https://h/#?link=a"]),
      (
        "https://h/?link=a?link=b#c",
        [
          "wrapper - https://h/?link=a?link=b#c", "wrapper link a?link=b",
          "action link b",
        ]
      ),
      // The continue URL is a layer, whatever it is, and never the action.
      (
        "?continueUrl=x?link=y",
        ["action - ?continueUrl=x?link=y", "continue continueUrl x?link=y"]
      ),
      ("?continueUrl=", ["action - ?continueUrl="]),
      (
        "?continueUrl=https://h/__/auth/links?link=y",
        [
          "action - ?continueUrl=https://h/__/auth/links?link=y",
          "continue continueUrl https://h/__/auth/links?link=y", "continue link y",
        ]
      ),
      (
        "?continueUrl=https://a.page.link/?link=y",
        [
          "action - ?continueUrl=https://a.page.link/?link=y",
          "continue continueUrl https://a.page.link/?link=y", "continue link y",
        ]
      ),
      // Its own continueUrl is not followed.
      (
        "?continueUrl=https://h/?continueUrl=y",
        [
          "action - ?continueUrl=https://h/?continueUrl=y",
          "continue continueUrl https://h/?continueUrl=y",
        ]
      ),
      // A Dynamic Link with the action's parameters is the action itself.
      ("https://a.page.link/?\(action)", ["action - https://a.page.link/?\(action)"]),
      (
        "app://google/link/?deep_link_id=a",
        [
          "customScheme - app://google/link/?deep_link_id=a",
          "action deep_link_id a",
        ]
      ),
    ])
  func layers(text: String, expected: [String]) throws {
    #expect(try Self.shape(ActionLink(text)) == expected)
  }

  @Test("of a continue URL are those that its opener would see")
  func continueURLAsOpened() throws {
    let url = "%20ht%09tps://h/__/auth/li%0Anks?li%0Dnk=y%20%00"
    let link = try ActionLink("?continueUrl=" + url)
    #expect(link.layers.map(\.role) == [.action, .continue, .continue])
    #expect(link.layers.last?.text == "y")
    #expect(link.continueURLText == " ht\ttps://h/__/auth/li\nnks?li\rnk=y \0")
    // A wrapped link is read as it stands.
    #expect(try ActionLink("?li%0Dnk=y").layers.count == 1)
  }

  @Test("are six at most, the continue URL and what hangs from it counted")
  func limit() throws {
    let wrapped = String(repeating: "?link=", count: 5)
    let six = try ActionLink(wrapped + "x?mode=a")
    #expect(six.layers.count == 6)
    #expect(!six.exceedsLayerLimit)
    #expect(six.actionLayer?.index == 5)
    #expect(six.parameters.mode == "a")

    let seven = try ActionLink("?link=" + wrapped + "x?mode=a")
    #expect(seven.layers.count == 6)
    #expect(seven.exceedsLayerLimit)
    #expect(seven.actionLayer == nil)
    #expect(seven.parameters == ActionParameters())
    #expect(seven.operation == nil)
    #expect(seven.canonicalForm() == nil)

    let continued = try ActionLink(wrapped + "?continueUrl=y")
    #expect(continued.layers.count == 6)
    #expect(continued.exceedsLayerLimit)
    #expect(continued.actionLayer?.index == 5)
    #expect(continued.parameters.continueURL == "y")

    let hanging = try ActionLink(
      String(repeating: "?link=", count: 3)
        + "?continueUrl=/__/auth/links?link=/__/auth/links?link=z")
    #expect(hanging.layers.count == 6)
    #expect(hanging.exceedsLayerLimit)
  }

  @Test("tell scheme, host, port, path and fragment of their URL, or of their text")
  func parts() throws {
    let link = try ActionLink("HTTPS://u@H.Example:8443/a/../b?link=x:y%23#f")
    let outer = try #require(link.layers.first)
    #expect(outer.scheme == "https")
    #expect(outer.host == "h.example")
    #expect(outer.port == 8443)
    #expect(outer.url?.pathname == "/b")
    #expect(outer.fragment == "f")
    let inner = try #require(link.layers.last)
    #expect(inner.scheme == "x")
    #expect(inner.host == nil)
    #expect(inner.fragment == "")

    let failing = try #require(try ActionLink("HTTPS://a b/?x").layers.first)
    #expect(failing.url == nil)
    #expect(failing.urlParsingError != nil)
    #expect(failing.scheme == "https")
    let schemeless = try #require(try ActionLink("h/?x").layers.first)
    #expect(schemeless.scheme == nil)
    #expect(schemeless.urlParsingError == nil)
  }
}

extension ActionLink {
  /// The continue URL as it stands in its parameter.
  var continueURLText: String? { layers.first { $0.via == .continueURL }?.text }
}
