import ActionLinks
import JSONText
import LinkReports
import Testing

@Suite("An inspection in JSON")
struct InspectionJSONTests {
  private static let code = "ABCDEFGHIJKL"
  private static let digest = CodeDigest()
  private static let shownCode = digest.text(for: ActionCode(code))

  private func json(_ inspection: LinkInspection, _ style: JSONStyle = .compact) -> String {
    var writer = JSONWriter(style: style)
    inspection.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func json(of link: String, limits: ParserLimits = .default) -> String {
    let options = InspectionOptions(limits: limits, codeDigest: Self.digest)
    return json(LinkInspection(of: link.utf8.span, options: options))
  }

  /// The expected text on one line, with the code's digest for `*`.
  private func oneLine(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
      .replacing("*", with: Self.shownCode) + "\n"
  }

  @Test("A Hosting link around an action URL around a continue URL")
  func hostingLink() {
    let link =
      "https://app.example.com/__/auth/links?link=https%3A%2F%2Fp.firebaseapp.com%2F__%2Fauth%2F"
      + "action%3FapiKey%3DKEY%26mode%3DsignIn%26oobCode%3D\(Self.code)%26continueUrl%3Dhttps"
      + "%253A%252F%252Fapp.example.com%252Fcart%253Fid%253D%252541%2523top%26lang%3Den"
    let expected = """
      {"schemaVersion":1,
      "input":"https://app.example.com/__/auth/links?link=https%3A%2F%2Fp.firebaseapp.com%2F__%2F
      auth%2Faction%3FapiKey%3DKEY%26mode%3DsignIn%26oobCode%3D*%26continueUrl%3Dhttps%253A%252F
      %252Fapp.example.com%252Fcart%253Fid%253D%252541%2523top%26lang%3Den",
      "kind":"hostingLink","handler":"default","verdict":null,"isSignIn":true,
      "operation":"emailSignIn",
      "parameters":{"mode":"signIn","oobCode":"*","apiKey":"KEY",
      "continueUrl":"https://app.example.com/cart?id=%41#top","lang":"en","tenantId":null},
      "payload":[{"name":"id","value":"A","raw":"%41"}],"fragment":"top",
      "canonical":"https://app.example.com/__/auth/links?link=https%3A%2F%2Fp.firebaseapp.com%2F__
      %2Fauth%2Faction%3FapiKey%3DKEY%26mode%3DsignIn%26oobCode%3D*%26continueUrl%3Dhttps%253A
      %252F%252Fapp.example.com%252Fcart%253Fid%253D%252541%2523top%26lang%3Den",
      "repaired":null,"wrappers":[],
      "layers":[
      {"role":"hosting","via":null,
      "url":"https://app.example.com/__/auth/links?link=https%3A%2F%2Fp.firebaseapp.com%2F__%2F
      auth%2Faction%3FapiKey%3DKEY%26mode%3DsignIn%26oobCode%3D*%26continueUrl%3Dhttps%253A%252F
      %252Fapp.example.com%252Fcart%253Fid%253D%252541%2523top%26lang%3Den",
      "scheme":"https","host":"app.example.com","hostUnicode":"app.example.com","port":null,
      "validationErrors":[]},
      {"role":"action","via":"link",
      "url":"https://p.firebaseapp.com/__/auth/action?apiKey=KEY&mode=signIn&oobCode=*
      &continueUrl=https%3A%2F%2Fapp.example.com%2Fcart%3Fid%3D%2541%23top&lang=en",
      "scheme":"https","host":"p.firebaseapp.com","hostUnicode":"p.firebaseapp.com","port":null,
      "validationErrors":[]},
      {"role":"continue","via":"continueUrl","url":"https://app.example.com/cart?id=%41#top",
      "scheme":"https","host":"app.example.com","hostUnicode":"app.example.com","port":null,
      "validationErrors":[]}],
      "dynamicLink":null,
      "readings":{"iosSignInCode":"*",
      "iosActionCodeURL":{"apiKey":null,"continueUrl":"https://app.example.com/cart?id=%41#top",
      "languageCode":"en","oobCode":"*","operation":"emailLink"},
      "js":{"apiKey":"KEY","mode":"signIn","operation":"EMAIL_SIGNIN","oobCode":"*",
      "continueUrl":"https://app.example.com/cart?id=%41#top","languageCode":"en","tenantId":null},
      "jsLegacy":{"apiKey":"KEY","mode":"signIn","operation":"EMAIL_SIGNIN","oobCode":"*",
      "continueUrl":"https://app.example.com/cart?id=%41#top","languageCode":null,"tenantId":null},
      "android":{"apiKey":"KEY","mode":"signIn","operation":"EMAIL_SIGNIN","oobCode":"*",
      "continueUrl":"https://app.example.com/cart?id=%41#top","languageCode":"en","tenantId":null},
      "rnParse":{"apiKey":"KEY","mode":"signIn","operation":"EMAIL_SIGNIN","oobCode":"*",
      "continueUrl":"https://app.example.com/cart?id=%41#top","languageCode":"en","tenantId":null},
      "iosDynamicLink":{"canParseUniversalLink":false,"matchesShortLinkFormat":false},
      "isSignInLink":{"ios":true,"js":true,"android":true,"flutter":true}},
      "findings":[],"error":null}
      """
    #expect(json(of: link) == oneLine(expected))
  }

  @Test("A Dynamic Link with a port and a name that is not ASCII, and nothing to act on")
  func dynamicLink() {
    let link = "https://x.page.link:8443/?link=https://b%C3%BCcher.example&apn=a.b&ibi=%20"
    let expected = """
      {"schemaVersion":1,
      "input":"https://x.page.link:8443/?link=https://b%C3%BCcher.example&apn=a.b&ibi=%20",
      "kind":"dynamicLink","handler":"custom","verdict":null,"isSignIn":false,"operation":null,
      "parameters":{"mode":null,"oobCode":null,"apiKey":null,"continueUrl":null,"lang":null,
      "tenantId":null},
      "payload":[],"fragment":null,
      "canonical":"https://x.page.link:8443/?link=https%3A%2F%2Fxn--bcher-kva.example%2F&apn=a.b
      &ibi=%20",
      "repaired":null,"wrappers":[],
      "layers":[
      {"role":"dynamicLink","via":null,
      "url":"https://x.page.link:8443/?link=https://b%C3%BCcher.example&apn=a.b&ibi=%20",
      "scheme":"https","host":"x.page.link","hostUnicode":"x.page.link","port":8443,
      "validationErrors":[]},
      {"role":"action","via":"link","url":"https://bücher.example","scheme":"https",
      "host":"xn--bcher-kva.example","hostUnicode":"bücher.example","port":null,
      "validationErrors":[]}],
      "dynamicLink":{"apn":"a.b","ibi":" "},
      "readings":{"iosSignInCode":null,
      "iosActionCodeURL":{"apiKey":null,"continueUrl":null,"languageCode":null,"oobCode":null,
      "operation":"unknown"},
      "js":null,"jsLegacy":null,"android":null,"rnParse":null,
      "iosDynamicLink":{"canParseUniversalLink":false,"matchesShortLinkFormat":false},
      "isSignInLink":{"ios":false,"js":false,"android":false,"flutter":false}},
      "findings":[],"error":null}
      """
    #expect(json(of: link) == oneLine(expected))
  }

  @Test("An input past a limit has its error and nothing else")
  func failures() {
    func expected(_ input: String, _ code: String, _ offset: Int) -> String {
      oneLine(
        """
        {"schemaVersion":1,"input":\(input),"kind":null,"handler":null,"verdict":null,
        "isSignIn":null,"operation":null,"parameters":null,"payload":[],"fragment":null,
        "canonical":null,"repaired":null,"wrappers":[],"layers":[],"dynamicLink":null,
        "readings":null,"findings":[],"error":{"code":"\(code)","offset":\(offset)}}
        """)
    }
    let limits = ParserLimits(maximumLength: 20, maximumParameterCount: 2)
    #expect(
      json(of: "https://a.example/?x=1", limits: limits) == expected("null", "input-too-long", 20))
    #expect(json(of: "?a&b&c=1", limits: limits) == expected("null", "too-many-parameters", 5))
    let broken = LinkInspection(
      failure: .init(code: "invalid-escape", offset: 3),
      input: Array("\"\\q?oobCode=\(Self.code)&\"".utf8),
      options: InspectionOptions(codeDigest: Self.digest))
    #expect(json(broken) == expected(#""\"\\q?oobCode=*&\"""#, "invalid-escape", 3))
  }

  @Test("The same members stand in every object, in the same order")
  func keys() throws {
    func keys(_ link: String) throws -> [String] {
      let root = try JSONDocument(reading: Array(json(of: link).utf8)).root
      return root.object.map { $0.map(\.key.string) } ?? []
    }
    let wanted = [
      "schemaVersion", "input", "kind", "handler", "verdict", "isSignIn", "operation", "parameters",
      "payload", "fragment", "canonical", "repaired", "wrappers", "layers", "dynamicLink",
      "readings", "findings", "error",
    ]
    for link in [
      "", "x", "?oobCode=1", "https://a.example/__/auth/action?mode=signIn", "\u{0}", "%", "#",
      String(repeating: "&", count: 2 << 20), String(repeating: "?a&b", count: 1 << 16),
    ] {
      #expect(try keys(link) == wanted)
    }
  }

  @Test("The offsets of validation errors count UTF-8 bytes of the layer's text")
  func offsets() throws {
    let rows: [(link: String, errors: [String])] = [
      ("https://a.example/ü|é", ["invalid-URL-unit 20"]),
      ("https://a.example/\tx", ["invalid-URL-unit 18"]),
      ("https://a.example/?continueUrl=https://b.example/%C3%BC%3C", ["", "invalid-URL-unit 20"]),
      ("x", ["missing-scheme-non-relative-URL 0"]),
    ]
    for row in rows {
      let root = try JSONDocument(reading: Array(json(of: row.link).utf8)).root
      let layers = root.object?["layers"]?.array.map { $0.compactMap(\.object) } ?? []
      let errors = layers.map { layer in
        let entries = layer["validationErrors"]?.array.map { $0.compactMap(\.object) } ?? []
        return entries.map { entry in
          "\(entry["name"]?.string?.string ?? "") \(entry["offset"]?.number?.integer ?? -1)"
        }.joined(separator: ", ")
      }
      #expect(errors == row.errors, "\(row.link)")
    }
  }

  @Test("With codes shown, they are shown everywhere")
  func revealed() {
    let link = "https://a.example/?mode=signIn&apiKey=k&oobCode=\(Self.code)"
    let options = InspectionOptions(codeDigest: nil)
    let text = json(LinkInspection(of: link.utf8.span, options: options))
    #expect(!text.contains("…"))
    #expect(text.ranges(of: Self.code).count == 10)
  }
}
