import ActionLinks
import DomainNames
import Testing
import URLStandard

@testable import LinkFuzzing

@Suite("What the properties of short-way refuse")
struct ShortWayStandInTests {
  private static func record(
    _ text: String
  ) -> Result<URLRecord, URLParsingError> {
    Result { () throws(URLParsingError) in try URLRecord(text, domains: .icu) }
  }

  private static func link(
    _ text: String, _ limits: ParserLimits = .default
  ) -> Result<ActionLink, ActionLinkError> {
    Result { () throws(ActionLinkError) in try ActionLink(text, domains: .icu, limits: limits) }
  }

  @Test(
    "records of other bytes or offsets, another error, and one of the two alone",
    arguments: [
      ("https://h.example/?'", "https://h.example/?%27", nil),
      ("https://h.example/a", "https://h.example/b", "the serialization differs"),
      ("https://", "https://h:a/", "the errors differ"),
      ("https://h/", "https://", "the state machine refuses it"),
      ("https://", "https://h/", "the state machine takes it"),
    ] as [(String, String, String?)])
  func records(_ short: String, _ long: String, _ detail: String?) throws {
    guard let detail else {
      try LinkProperties.recordsAgree(Self.record(short), with: Self.record(long))
      return
    }
    #expect(throws: PropertyFailure("recordsAgree", detail)) {
      try LinkProperties.recordsAgree(Self.record(short), with: Self.record(long))
    }
  }

  @Test("records of the same bytes that stand at other places")
  func offsets() throws {
    let text = "https://h.example/?a"
    var buffer = Array("x".utf8)
    let moved = try URLOffsets(parsing: text.utf8.span, into: &buffer)
    let record = try URLRecord(text)
    let other = URLRecord(copying: moved, from: buffer)
    try LinkProperties.recordsAgree(.success(other), with: .success(record))
    // A domain that fails without ICU, and the numbers of one that does not.
    #expect(throws: PropertyFailure("recordsAgree", "the state machine refuses it")) {
      try LinkProperties.recordsAgree(
        .success(record), with: .failure(URLParsingError(code: .inputTooLong, offset: 0)))
    }
  }

  static let wrapped = "https://h.example/__/auth/links?link=https://x.example/?mode%3DsignIn"

  @Test(
    "links of other layers, another error, and one of the two alone",
    arguments: [
      (wrapped, .default, wrapped, .default, nil),
      (wrapped, .default, wrapped + "x", .default, "the layers differ"),
      (wrapped, .default, wrapped, ParserLimits(maximumLayerCount: 1), "the layers differ"),
      (
        wrapped, ParserLimits(maximumLength: 9), wrapped, ParserLimits(maximumLength: 8),
        "the errors differ"
      ),
      (wrapped, .default, wrapped, ParserLimits(maximumLength: 8), "the long way refuses it"),
      (wrapped, ParserLimits(maximumLength: 8), wrapped, .default, "the long way takes it"),
    ] as [(String, ParserLimits, String, ParserLimits, String?)])
  func links(
    _ short: String, _ shortLimits: ParserLimits, _ long: String, _ longLimits: ParserLimits,
    _ detail: String?
  ) throws {
    let (short, long) = (Self.link(short, shortLimits), Self.link(long, longLimits))
    guard let detail else {
      try LinkProperties.linksAgree(short, with: long)
      return
    }
    #expect(throws: PropertyFailure("linksAgree", detail)) {
      try LinkProperties.linksAgree(short, with: long)
    }
  }

  @Test("limits that a link just keeps, and that it does not")
  func narrowLimits() throws {
    let link = try ActionLink(Self.wrapped + "%26oobCode=c&a=b&c=d", domains: .icu)
    let limits = LinkProperties.narrowLimits(around: link)
    let readings = limits.map { Self.link(Self.wrapped + "%26oobCode=c&a=b&c=d", $0) }
    #expect(try readings[0].get().hasSameLayers(as: link))
    #expect(throws: ActionLinkError.self) { try readings[1].get() }
    #expect(try readings[2].get().exceedsLayerLimit)
  }

  @Test("a host, a serialization and a value of another link")
  func bytesInPlace() throws {
    let rows = [
      ("https://x.example/?mode=a", "https://y.example/?mode=a", "the host of layer 0"),
      ("https://x.example/a", "https://x.example/b", "the serialization of layer 0"),
      ("?mode=a", "?mode=b", "the value of mode"), ("?lang=%41", "?lang=B", "the value of lang"),
      ("?lang=", "?lang", "the value of lang"), ("?apn=x", "?link=x", "the number of layers"),
    ]
    for (text, other, detail) in rows {
      let link = try ActionLink(text)
      try LinkProperties.bytesInPlaceAgree(link)
      #expect(throws: PropertyFailure("bytesInPlaceAgree", detail)) {
        try LinkProperties.bytesInPlaceAgree(link, withLayersOf: try ActionLink(other))
      }
    }
  }

  @Test("a nested text that is not decoded, or decoded twice, and what need not be followed")
  func nestedTexts() throws {
    let layers = try ActionLink("?link=%2541%2542").layers
    try LinkProperties.nestedTextsAreDecoded(layers.map(\.textBytes), layers: layers)
    for text in ["%2541%2542", "AB", "%41%42%2542"] {
      #expect(throws: PropertyFailure("nestedTextsAreDecoded", "the text of layer 1")) {
        try LinkProperties.nestedTextsAreDecoded([[], Array(text.utf8)], layers: layers)
      }
    }
    let rows = [
      ("?link=a", "?deep_link_id=a", "no value for layer 1"),
      ("?link=%FF", "?link=a", "layer 1 does not decode"),
      ("?link=a&deep_link_id=b", "?link=a", "layer 1 is not what is followed first"),
    ]
    for (outer, inner, detail) in rows {
      // The outer layer of the one, and the inner layer of the other.
      let layers = [try ActionLink(outer).layers[0], try ActionLink(inner).layers[1]]
      let value = outer.hasSuffix("FF") ? [0xFF] : Array("a".utf8)
      #expect(throws: PropertyFailure("nestedTextsAreDecoded", detail)) {
        try LinkProperties.nestedTextsAreDecoded([[], value], layers: layers)
      }
    }
  }

  @Test("each property holds of an ordinary link, and of any that was read before it")
  func holds() throws {
    let input = Array(Self.wrapped.utf8)
    try LinkProperties.shortWayParsesURL(input, domains: .icu)
    let link = try #require(try LinkProperties.shortWayReads(input, domains: .icu))
    #expect(link.layerCount == 2)
    for earlier in ["", "x", Self.wrapped, "https://h/?continueUrl=https://y/"] {
      try LinkProperties.usedReaderReads(input, after: Array(earlier.utf8), domains: .icu)
    }
    try LinkProperties.bytesInPlaceAgree(link)
    try LinkProperties.nestedTextsAreDecoded(link)
  }
}
