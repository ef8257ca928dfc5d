import LinkFuzzing
import Testing
import URLStandard

@Suite("The kinds of mutation")
struct LinkMutationTests {
  static let continueURL = "https%3A%2F%2Fapp.example.com%2Fcart%3Fx%3D1"
  static let action =
    "https://app.example.com/__/auth/action?apiKey=k&mode=signIn&oobCode=c&continueUrl="
    + continueURL
  static let link =
    "https://links.example.com/__/auth/links?link="
    + escaped(action)

  static func escaped(_ text: String) -> String {
    String(
      decoding: LinkProperties.percentEncoded(Array(text.utf8), by: .allButUnreserved),
      as: UTF8.self)
  }

  /// What the links of one kind of mutation show, sooner or later.
  static let examples: [(LinkMutation, [String])] = [
    (
      .moveParameter,
      [
        "/__/auth/links?mode=signIn&link=", "%26oobCode%3Dc%26mode%3DsignIn", "&oobCode=c",
        "cart%253Fx%253D1%2526mode%253DsignIn",
      ]
    ),
    (
      .copyParameter,
      ["%26mode%3DsignIn%26mode%3DsignIn", "&oobCode=c", "links?link=\(escaped(action))&link="]
    ),
    (
      .contradictParameter,
      ["%26mode%3Dsignin%26mode%3DsignIn", "%26mode%3DsignIn%26mode%3Dsignin"]
    ),
    (.removeParameter, ["/__/auth/links?", "action%3FapiKey%3Dk%26oobCode%3Dc%26"]),
    (.addParameter, ["&tenantId=", "%26ifl%3D", "languageCode"]),
    (.replaceValue, ["%26mode%3DresetPassword%26", "%26oobCode%3D%25FF%26", "links?link=%FF"]),
    (
      .adjustValue,
      ["%26mode%3DsignI%26", "%26mode%3DignIn%26", "%26mode%3DXignIn%26", "%26oobCode%3Dc0%26"]
    ),
    (.emptyValue, ["%26mode%3D%26", "%26mode%26"]),
    (.recase, ["%26MODE%3DsignIn", "%26mode%3DSIGNiN", "%26oobcode%3Dc"]),
    (.moveToFragment, ["%26oobCode%3Dc%26continueUrl", "#link=", "%23mode%3DsignIn"]),
    (
      .repeatCode, ["%252Fcart%252Fc%253Fx", "%253Fx%253D1%2523c", "cart%253Fid%253Dc%2526x%253D1"]
    ),
    (.encodeMore, ["?link=https%253A%252F%252F", "%26%256Dode%3DsignIn", "%6Cink="]),
    (
      .encodeLess,
      [
        "?link=https://app.example.com/__/auth/action?apiKey=k&mode=signIn",
        "?link=https://app.example.com/__/auth/action?apiKey%3Dk",
      ]
    ),
    (.replaceDelimiter, ["apiKey%3Dk%3Bmode", "apiKey%3Dk%2526mode", "apiKey%3Dk%26amp%3Bmode"]),
    (
      .wrap,
      [
        "https://a.page.link/?apn=a&link=https", "app://google/link/?deep_link_id=https://links",
        "?link=https%253A%252F%252Flinks",
      ]
    ),
    (.unwrap, [action]),
    (
      .replacePath,
      [
        "https://links.example.com/emulator/action?link=", "https://links.example.com?link=",
        "%2Fapp.example.com%2F__%2Fauth%2Flinks%3F",
      ]
    ),
    (.replaceScheme, ["http://links", "//links", "com.example.app://links", "link=HTTPS%3A"]),
    (
      .addUserinfo,
      [
        "https://user:pw@links.example.com/", "https://evil.example@links",
        "links.example.com@evil.example/", "%40evil.example/__",
      ]
    ),
    (
      .addBackslash,
      ["https://evil.example\\@links.example.com/", "links.example.com\\@evil.example/"]
    ),
    (
      .changeDots,
      [
        "https://links.example.com./", "https://.links", "https://links\u{3002}example.com/",
        "links..example",
      ]
    ),
    (.imitateHost, ["ex\u{430}mple", "l\u{131}nks", "1inks.example.com/"]),
    (.numericHost, ["https://127.1/", "https://0x7f.1/", "https%3A%2F%2F2130706433"]),
    (.encodeHost, ["https://%6Cinks", "links%2Eexample", "https://%6C%69%6E%6B%73"]),
    (.recaseHost, ["https://LINKS.EXAMPLE.COM/", "https://Links.example.com/"]),
    (.changePort, ["links.example.com:8443/", "links.example.com:/", "%3A65536"]),
    (
      .replaceHost,
      [
        "https://x.links.example.com/", "links.example.com.evil.example/", "https://xlinks",
        "https://localhost/",
      ]
    ),
  ]

  @Test("each does what it says, sooner or later", arguments: examples)
  func kinds(_ mutation: LinkMutation, _ examples: [String]) {
    var mutator = LinkMutator(seed: 1)
    let link = Array(Self.link.utf8)
    let outputs = Set((0..<2000).map { _ in mutator.apply(mutation, to: link) })
      .map { String(decoding: $0, as: UTF8.self) }
    for example in examples {
      #expect(outputs.contains { $0.contains(example) }, "\(example) in \(outputs.count)")
    }
  }

  @Test("none is without an example")
  func completeness() {
    #expect(Self.examples.map(\.0) == LinkMutation.allCases)
  }

  @Test("what is taken apart and not changed is put together as it was")
  func unchanged() {
    // A host that is put back: any link has one place at least whose change is none.
    for family in HostileInput.all {
      let bytes = family.bytes(length: 200)
      var mutator = LinkMutator(seed: 1)
      let outputs = (0..<200).map { _ in mutator.apply(.recase, to: bytes) }
      #expect(outputs.contains { $0.count == bytes.count }, "\(family)")
    }
  }

  @Test(
    "any bytes can be changed in any way, within the length asked for",
    arguments: LinkMutation.allCases)
  func hostileInputs(_ mutation: LinkMutation) {
    var mutator = LinkMutator(seed: 2)
    for family in HostileInput.all {
      for length in [0, 1, 2, 7, 40, 300] {
        let bytes = family.bytes(length: length)
        for limit in [0, 1, 50, 1000] {
          #expect(mutator.apply(mutation, to: bytes, maximumLength: limit).count <= limit)
        }
      }
    }
  }

  @Test("nested layers grow no faster than they are encoded")
  func growth() {
    var mutator = LinkMutator(seed: 3)
    var bytes = Array(Self.link.utf8)
    for _ in 0..<3000 {
      bytes = mutator.mutate(bytes, maximumLength: 4096)
      #expect(bytes.count <= 4096)
      if bytes.isEmpty { bytes = Array(Self.link.utf8) }
    }
  }

  @Test("a byte mutation from outside is used among the others, with the length it may make")
  func byteMutation() {
    var mutator = LinkMutator(seed: 4)
    var calls = 0
    let link = Array(Self.link.utf8)
    for _ in 0..<200 {
      let output = mutator.mutate(link, maximumLength: 500) { bytes, maximumLength in
        #expect(maximumLength == 500 && bytes.count <= 500)
        calls += 1
        bytes += Array(repeating: 0x41, count: 1000)
      }
      #expect(output.count <= 500)
    }
    #expect(calls > 100)
  }
}
