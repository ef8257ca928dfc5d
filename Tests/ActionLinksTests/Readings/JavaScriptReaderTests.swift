import Testing

@testable import ActionLinks

/// A reading in short: the code and the continue URL of a link, `nil` for none, `throws …`.
func brief(_ reading: SDKReading<ActionCodeURLFields>) -> String? {
  switch reading {
  case .notALink: nil
  case .throwing(let fault): fault.description
  case .link(let fields): fields.oobCode.revealed + (fields.continueURL.map { " " + $0 } ?? "")
  }
}

@Suite("The modular JavaScript SDK's reading")
struct ModularJavaScriptReaderTests {
  private static let parameters = "apiKey=K&mode=signIn&oobCode=C"

  @Test(
    "extracts and decodes the query as the SDK does",
    arguments: [
      // No `?`: the whole text is the query, up to a `#` that is not its first character.
      (parameters, "C"),
      ("\(parameters)#&oobCode=D", "C"),
      ("#&\(parameters)&x#y", "C"),
      // A `?` at index 0 is falsy.
      ("?\(parameters)", nil),
      // Only one `?` is taken off.
      ("a??apiKey=K&mode=signIn&oobCode=C", nil),
      ("a?x&\(parameters)", "C"),
      // The `?` is sought first, then the `#` behind it.
      ("a#?\(parameters)", "C"),
      ("a#?\(parameters)#&oobCode=D", "C"),
      // What stands behind a second `=` is lost; a name without `=` has the value `undefined`.
      ("a?apiKey=K&mode=signIn&oobCode=C==", "C"),
      ("a?apiKey&mode=signIn&oobCode", "undefined"),
      ("a?\(parameters)&continueUrl", "C undefined"),
      ("a?\(parameters)&continueUrl=", "C "),
      // The last of equal names wins, names are decoded, a plus stays.
      ("a?\(parameters)&oobCode=D%2B+", "D++"),
      ("a?apiKey=K&mode=signIn&%6F%6FbCode=C", "C"),
      ("a?\(parameters)&oobCode=", nil),
      ("a?\(parameters)&__proto__=x&constructor=y&hasOwnProperty=z", "C"),
      ("a?apiKey=K&mode=constructor&oobCode=C", nil),
      ("a?apiKey=K&mode=signin&oobCode=C", nil),
      ("a?apiKey=&mode=signIn&oobCode=C", nil),
      ("", nil),
    ] as [(String, String?)])
  func query(_ link: String, _ expected: String?) {
    #expect(brief(ModularJavaScriptReader.read(Array(link.utf8))) == expected)
  }

  @Test(
    "throws for what decodeURIComponent refuses in the link or one layer further in",
    arguments: [
      "100%", "a?x=%", "a?%zz", "a?x=%C3", "a?x=%C3é", "a?x=%C3%28", "a?x=%A9", "a?x=%C0%80",
      "a?x=%E0%80%80", "a?x=%ED%A0%80", "a?x=%F0%80%80%80", "a?x=%F4%90%80%80", "a?x=%F8%88%80%80",
      "a?x=%E2%82", "a?link=b?%2525", "a?deep_link_id=b?%25", "a?link=%25",
    ])
  func throwing(_ link: String) {
    let reading = ModularJavaScriptReader.read(Array(link.utf8))
    #expect(reading == (link.hasSuffix("%2525") ? .notALink : .throwing(.uriError)))
  }

  @Test("catches what is malformed two layers further in")
  func catching() {
    let link = "a?deep_link_id=b?link%3Dc?%2525"
    #expect(ModularJavaScriptReader.read(Array(link.utf8)) == .notALink)
  }

  @Test(
    "prefers deep links in the SDK's order",
    arguments: [
      ("a?link=b?deep_link_id%3Dc&deep_link_id=d?link%3D", "4"),
      ("a?link=b?deep_link_id%3Dc", "3"),
      ("a?link=b?link%3Dc", "2"),
      ("a?link=&deep_link_id=", "0"),
    ])
  func preference(_ wrapper: String, _ expected: String) throws {
    // Each layer carries a code of its own: the number tells which of them was read.
    func action(_ code: String, _ times: Int) -> String {
      var text = "?apiKey=K&mode=signIn&oobCode=\(code)"
      for _ in 0..<times {
        text = text.replacing("%", with: "%25").replacing("&", with: "%26").replacing(
          "=", with: "%3D")
      }
      return text
    }
    let link: String
    switch expected {
    case "4": link = "a?link=b\(action("2", 1))&deep_link_id=d\(action("4", 1))"
    case "3": link = "a?link=b?deep_link_id%3Dc\(action("3", 2))"
    case "2": link = "a?link=b\(action("2", 1))%26link%3Dc\(action("9", 2))"
    default: link = "\(wrapper)&\(action("0", 0).dropFirst())"
    }
    #expect(brief(ModularJavaScriptReader.read(Array(link.utf8))) == expected)
  }

  @Test("reads the language from lang only")
  func language() {
    let link = Array("a?\(Self.parameters)&lang=en&languageCode=fr&tenantId=T".utf8)
    #expect(ModularJavaScriptReader.read(link).fields?.languageCode == "en")
    #expect(ModularJavaScriptReader.read(link).fields?.tenantID == "T")
  }
}

@Suite("React Native Firebase's reading")
struct ReactNativeReaderTests {
  @Test(
    "differs from the SDK it ports in the query only",
    arguments: [
      ("apiKey=K&mode=signIn&oobCode=C", nil),
      ("?apiKey=K&mode=signIn&oobCode=C", "C"),
      ("a?apiKey=K&mode=signIn&oobCode=C==", "C=="),
      ("a?apiKey=K&mode=signIn&oobCode", nil),
      // The `#` is the text's first; where it stands before the `?` nothing ends the query.
      ("a#?apiKey=K&mode=signIn&oobCode=C#D", "C#D"),
      ("a?apiKey=K&mode=signIn&oobCode=C#D", "C"),
      ("a?apiKey=K&mode=signIn&oobCode=C&continueUrl=", "C "),
      ("a?x=%", "throws URIError"),
      ("a?link=%25", nil),
      ("a?link=b?%25", "throws URIError"),
    ] as [(String, String?)])
  func query(_ link: String, _ expected: String?) {
    #expect(brief(ReactNativeReader.read(Array(link.utf8))) == expected)
  }
}

@Suite("The closure-based JavaScript SDK's reading")
struct LegacyJavaScriptReaderTests {
  @Test(
    "reads as goog.Uri does",
    arguments: [
      // A plus is a space, the first of equal names wins even if empty, a value keeps its `=`.
      ("a?apiKey=K&mode=signIn&oobCode=C+D=&oobCode=E", "C D="),
      ("a?oobCode&apiKey=K&mode=signIn&oobCode=C", nil),
      ("a?api%4Bey=K&mod%65=signIn&oobCode=C", "C"),
      // Empty values are null.
      ("a?apiKey=K&mode=signIn&oobCode=C&continueUrl=", "C"),
      // The query stands between the first `?` and the first `#`.
      ("?apiKey=K&mode=signIn&oobCode=C", "C"),
      ("a#?apiKey=K&mode=signIn&oobCode=C", nil),
      ("apiKey=K&mode=signIn&oobCode=C", nil),
      ("a?apiKey=K&mode=signIn&oobCode=C?#D", "C?"),
      // Two layers through `link` too.
      (
        "a?link=b?link%3Dc?apiKey%253DK%2526mode%253DsignIn%2526oobCode%253DC",
        "C"
      ),
      ("a?deep_link_id=b?apiKey%3DK%26mode%3DsignIn%26oobCode%3DD&link=b?x", "D"),
      // Malformed escapes throw, wherever they are, up to where errors are caught.
      ("a?x=%", "throws URIError"),
      ("a%zz?x=y", "throws URIError"),
      ("a?x=y#%C3", "throws URIError"),
      ("https://a%:1/?x=y", "throws URIError"),
      ("a?link=b%25", "throws URIError"),
      ("a?link=b?link%3Dc%2525", nil),
      ("", nil),
    ] as [(String, String?)])
  func uri(_ link: String, _ expected: String?) {
    #expect(brief(LegacyJavaScriptReader.read(Array(link.utf8))) == expected)
  }

  @Test(
    "takes names that a plain object inherits for modes",
    arguments: [
      ("constructor", "function Object() { [native code] }"),
      ("toString", "function toString() { [native code] }"), ("__proto__", "[object Object]"),
      ("verifyAndChangeEmail", "VERIFY_AND_CHANGE_EMAIL"), ("unknown", nil),
    ] as [(String, String?)])
  func inherited(_ mode: String, _ operation: String?) {
    let link = Array("a?apiKey=K&mode=\(mode)&oobCode=C&languageCode=fr&lang=en".utf8)
    let fields = LegacyJavaScriptReader.read(link).fields
    #expect(fields?.operation == operation)
    #expect(fields?.languageCode == (operation == nil ? nil : "fr"))
  }
}
