import ActionLinks
import Testing

@Suite("The parameters of an action")
struct ActionParametersTests {
  @Test(
    "are read by the rules of queries",
    arguments: [
      // Split at & and the first =, decoded once and only then
      ("?mode=a=b", ActionParameters(mode: "a=b")),
      ("?mode=a%26lang%3Db", ActionParameters(mode: "a&lang=b")),
      ("?mode%3Da=b", ActionParameters()),
      ("?%6Dode=a", ActionParameters(mode: "a")),
      ("?mode=%2541", ActionParameters(mode: "%41")),
      ("?&&mode=a&", ActionParameters(mode: "a")),
      ("?mode=a;lang=b", ActionParameters(mode: "a;lang=b")),
      // Letter case counts, and other spellings are other names
      ("?Mode=a&LANG=b", ActionParameters()),
      ("?languageCode=en&tenantID=t", ActionParameters()),
      ("?%zzmode=a&m%FFode=b", ActionParameters()),
      // Bare names are skipped, empty values are there
      ("?mode", ActionParameters()),
      ("?mode=a&mode", ActionParameters(mode: "a")),
      (
        "?mode=&oobCode=&apiKey=&lang=&tenantId=",
        ActionParameters(mode: "", oobCode: ActionCode(""), apiKey: "", lang: "", tenantID: "")
      ),
      ("?continueUrl=", ActionParameters()),
      // Plus signs stay
      ("?mode=a+b&lang=%2B", ActionParameters(mode: "a+b", lang: "+")),
      // The last of equal names
      ("?mode=a&mode=b", ActionParameters(mode: "b")),
      ("?mode=a&mode=", ActionParameters(mode: "")),
      ("?mode=a&%6dode=b", ActionParameters(mode: "b")),
      // What does not decode counts as missing, or stays as written
      ("?mode=%zz&oobCode=%FF&apiKey=%", ActionParameters()),
      ("?mode=a&mode=%zz", ActionParameters()),
      (
        "?continueUrl=%zz&lang=a%2&tenantId=%",
        ActionParameters(continueURL: "%zz", lang: "a%2", tenantID: "%")
      ),
      ("?lang=%FF", ActionParameters(lang: "\u{FFFD}")),
      // All of them, in any order
      (
        "?tenantId=t&lang=de&continueUrl=https%3A%2F%2Fx&oobCode=c&mode=signIn&apiKey=k&other=o",
        ActionParameters(
          mode: "signIn", oobCode: ActionCode("c"), apiKey: "k", continueURL: "https://x",
          lang: "de", tenantID: "t")
      ),
      // The fragment is cut first, a second question mark is part of the value
      ("https://h/?mode=a?b#&lang=c", ActionParameters(mode: "a?b")),
      ("https://h/#?mode=a", ActionParameters()),
    ])
  func reading(text: String, expected: ActionParameters) throws {
    #expect(try ActionLink(text).parameters == expected)
  }

  @Test("bytes that are not UTF-8 count as missing where reading is strict")
  func invalidUTF8() throws {
    let bytes = Array("?lang=a".utf8) + [0xFF] + Array("&mode=b".utf8) + [0xC3]
    let parameters = try ActionLink(bytes.span).parameters
    #expect(parameters.mode == nil)
    #expect(parameters.lang == "a\u{FFFD}")
  }

  @Test(
    "name an operation only when they are complete",
    arguments: [
      ("?mode=signIn&oobCode=c&apiKey=k", ActionCodeOperation.emailSignIn),
      ("?mode=resetPassword&oobCode=c&apiKey=k", .passwordReset),
      ("?mode=verifyEmail&oobCode=c&apiKey=k", .verifyEmail),
      ("?mode=verifyAndChangeEmail&oobCode=c&apiKey=k", .verifyAndChangeEmail),
      ("?mode=recoverEmail&oobCode=c&apiKey=k", .recoverEmail),
      ("?mode=revertSecondFactorAddition&oobCode=c&apiKey=k", .revertSecondFactorAddition),
      ("?mode=signin&oobCode=c&apiKey=k", nil), ("?mode=EMAIL_SIGNIN&oobCode=c&apiKey=k", nil),
      ("?mode=signIn&oobCode=&apiKey=k", nil), ("?mode=signIn&oobCode=c&apiKey=", nil),
      ("?mode=signIn&oobCode=c", nil), ("?mode=signIn&apiKey=k", nil),
      ("?oobCode=c&apiKey=k", nil), ("?mode=&oobCode=c&apiKey=k", nil),
      ("?mode=signIn%20&oobCode=c&apiKey=k", nil),
    ])
  func operation(text: String, operation: ActionCodeOperation?) throws {
    let link = try ActionLink(text)
    #expect(link.operation == operation)
    #expect(link.isSignIn == (operation == .emailSignIn))
  }

  @Test("of a layer come in order, raw and decoded, known ones marked")
  func queryParameters() throws {
    let layer = try #require(try ActionLink("?b=%41&&mode&=x&apn=&b=%zz").layers.first)
    let parameters = layer.queryParameters
    #expect(parameters.map(\.name) == ["b", "mode", "", "apn", "b"])
    #expect(parameters.map(\.value) == ["A", "", "x", "", "%zz"])
    #expect(parameters.map(\.rawValue) == ["%41", "", "x", "", "%zz"])
    #expect(parameters.map(\.hasEquals) == [true, false, true, true, true])
    #expect(parameters.map(\.parameter) == [nil, .mode, nil, .androidPackageName, nil])
  }

  @Test("of a Dynamic Link come in the table's order, bare ones left out")
  func dynamicLinkParameters() throws {
    let link = try ActionLink("https://a.page.link/?ifl=i&link=x&amv&apn=a&apn=b&other=o&ibi=")
    let parameters = try #require(link.dynamicLinkParameters)
    #expect(parameters.map(\.parameter) == [.androidPackageName, .iOSBundleID, .iOSFallbackLink])
    #expect(parameters.map(\.value) == ["b", "", "i"])
    #expect(try ActionLink("https://h/?apn=a").dynamicLinkParameters == nil)
    #expect(
      try ActionLink("app://google/link?deep_link_id=x").dynamicLinkParameters?.isEmpty == true)
  }

  @Test("every parameter is found by its name, and no name is taken twice")
  func names() {
    #expect(Set(LinkParameter.allCases.map(\.name)).count == LinkParameter.allCases.count)
    for parameter in LinkParameter.allCases {
      #expect(LinkParameter(name: parameter.name.utf8.span) == parameter)
      #expect(LinkParameter(name: (parameter.name + "x").utf8.span) == nil)
    }
    #expect(LinkParameter(name: "".utf8.span) == nil)
    #expect(LinkParameter.link.group == .wrapping)
    #expect(LinkParameter.tenantID.group == .action)
    #expect(LinkParameter.androidPackageName.group == .dynamicLink)
  }
}
