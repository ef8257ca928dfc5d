import ActionLinks
import Testing
import URLStandard

/// Ordinary layers are read in blocks of sixteen bytes; what must come of them is told by the code
/// that reads any text.
@Suite("The short way reads what the long way reads")
struct ShortWayTests {
  static let domains = ["https://links.example.com/go", "example.com"].compactMap {
    DynamicLinkDomain($0)
  }

  /// What a text gives the short way and not the long way, or `nil`.
  static func difference(
    on bytes: [UInt8], limits: ParserLimits = .default
  ) -> String? {
    for dynamicLinkDomains in [[], domains] {
      let short = Result { () throws(ActionLinkError) in
        try ActionLink(
          bytes.span, dynamicLinkDomains: dynamicLinkDomains, domains: OneDomain(), limits: limits)
      }
      let long = Result { () throws(ActionLinkError) in
        try ActionLink(
          readingTheLongWay: bytes.span, dynamicLinkDomains: dynamicLinkDomains,
          domains: OneDomain(), limits: limits)
      }
      let isSame =
        switch (short, long) {
        case (.success(let short), .success(let long)): short.hasSameLayers(as: long)
        case (.failure(let short), .failure(let long)): short == long
        default: false
        }
      if !isSame { return String(decoding: bytes, as: UTF8.self).debugDescription }
    }
    return nil
  }

  static func differences(on texts: [String], limits: ParserLimits = .default) -> [String] {
    texts.compactMap { difference(on: Array($0.utf8), limits: limits) }
  }

  static let page = "https://h.example/__/auth/action?"

  // MARK: Values

  /// Names whose value is followed, looked into, only kept, and not known.
  static let names = ["link", "deep_link_id", "oobCode", "continueUrl", "lang", "other"]

  @Test("each byte in a value, around the ends of two blocks", arguments: names)
  func bytes(_ name: String) {
    for place in Array(13...17) + [31, 32] {
      let head = Array("\(Self.page)\(name)=".utf8) + [UInt8](repeating: 0x61, count: place)
      let differences = (0...0xFF as ClosedRange<UInt8>).flatMap { byte in
        ["", "b&mode=signIn"].compactMap { rest in
          Self.difference(on: head + [byte] + Array(rest.utf8))
        }
      }
      #expect(differences == [])
    }
  }

  static let escapeTexts = [
    "%41", "%61%62%63%64%65%66", "%2541", "%25%34%31", "%C3%BC", "%E2%82%AC", "%FF", "%C3", "%",
    "%4", "%%", "%%41", "%4%41", "%g1", "%1g", "%26mode%3Dx", "%23", "%3F", "%00", "%0A",
  ]

  @Test("an escape at each place of a value crossing a block border", arguments: escapeTexts)
  func escapes(_ escape: String) {
    for name in Self.names {
      for start in ["", "https://h.example/?link="] {
        let texts = (0...34).flatMap { place in
          ["", "b", "&mode=signIn&link=%C3%BC", String(repeating: "%62", count: 12)].map { rest in
            "\(Self.page)\(name)=\(start)" + String(repeating: "a", count: place) + escape + rest
          }
        }
        #expect(Self.differences(on: texts) == [])
      }
    }
  }

  @Test("a value that is followed is decoded as byte by byte", arguments: escapeTexts)
  func decoding(_ escape: String) throws {
    let rests = [
      "", "b", "%", String(repeating: "%62", count: 12), String(repeating: "c", count: 40),
    ]
    var failures: [String] = []
    for value in (0...34).flatMap({ place in
      rests.map { String(repeating: "a", count: place) + escape + $0 }
    }) {
      var decoded: [UInt8] = []
      decoded.append(percentDecoding: Array(value.utf8).span)
      let isReadable =
        LinkDecoding.isWellFormed(value) && String(validating: decoded, as: UTF8.self) != nil
      // What follows the value must not count as its own.
      for next in ["", "&x=%41%41%41%41%41%41%41", "#%41"] {
        let action = try ActionLink("\(Self.page)mode=m&continueUrl=\(value)\(next)")
        if action.layers.dropFirst().map(\.textBytes) != [decoded] { failures.append(value + next) }
        let wrapper = try ActionLink("\(Self.page)link=\(value)\(next)")
        if wrapper.layers.dropFirst().map(\.textBytes) != (isReadable ? [decoded] : []) {
          failures.append("link: " + value + next)
        }
      }
    }
    #expect(failures == [])
  }

  // MARK: Names

  @Test(
    "names that are known ones, nearly so, written with escapes, or cut by the end",
    arguments: [
      "link", "deep_link_id", "apiKey", "mode", "oobCode", "continueUrl", "lang", "tenantId",
      "linkx", "Link", "lin", "deep_link_idx", "deep_lin", "deep_link_i", "deep_link", "apikey",
      "apiKe", "Mode", "modes", "mod", "oobcode", "oobCod", "oobCodes", "continueurl", "continueUr",
      "continueUrls", "continue", "tenantIdx", "tenantid", "tenantI", "langs", "lan", "apn", "ibi",
      "%6Cink", "l%69nk", "mod%65", "oobCode%", "%", "", "=", "mode'", "\u{FC}",
    ])
  func nearNames(_ name: String) {
    let values = ["", "=", "=x", "==", "=https://a.example/?mode=m", "=%41", "=%", "=%FF"]
    let queries = values.flatMap { value in
      ["\(name)\(value)", "a=b&\(name)\(value)", "\(name)\(value)&a", "\(name)\(value)&\(name)=y"]
    }
    let ends = ["", "&", "#", "#mode=x", "&mode=signIn&oobCode=c&apiKey=k"]
    let texts = queries.flatMap { query in ends.map { Self.page + query + $0 } }
    #expect(Self.differences(on: texts) == [])
  }

  @Test("of equal names the last counts, and how it reads", arguments: names)
  func duplicates(_ name: String) {
    let values = ["", "x", "%41", "%", "%FF", "https://a.example/?link=b", "\u{FC}"]
    let texts = values.flatMap { first in
      values.flatMap { second in
        ["\(name)=\(first)&\(name)=\(second)", "\(name)=\(first)&x&\(name)=\(second)&\(name)"]
          .map { Self.page + $0 }
      }
    }
    #expect(Self.differences(on: texts) == [])
  }

  // MARK: Layers

  static let shapes = [
    "https://h.example/__/auth/links?link=https%3A%2F%2Fx.example%2F%3Fmode%3DsignIn",
    "https://H.example?link=https://X.example?mode=m%26continueUrl=https://Y.example?a",
    "https://b\u{FC}cher.example/?continueUrl=https%3A%2F%2Fb%C3%BCcher.example%3Fa%3Db",
    "http://h:80/?continueUrl= https://x.example/?link=y ", "?link=https://x.example/?link=?link=z",
    "https://a.page.link/?link=https://h/__/auth/action?continueUrl=https://a.page.link/?link=x&apn=b",
    "https://h/?deep_link_id=&link=https://x.example/", "https://h/?a&&b=&=c&=&link=x#?link=y",
    "app://google/link/?deep_link_id=https://x.example/?continueUrl=app:y%3Flink%3Dz",
    "https://h/?continueUrl=https://x/__/auth/links?link=https://y?link=z",
    "https://1.2.3.4/?link=a",
    "https://h.example:443/?link=https://h.example:8443/?mode=m", "https://h/../a?link=b", "",
  ]

  @Test("limits on layers and parameters, up to those that the link keeps", arguments: shapes)
  func limits(_ text: String) {
    for layers in 1...6 {
      for parameters in 0...7 {
        let limits = ParserLimits(
          maximumLayerCount: layers, maximumParameterCount: parameters)
        #expect(Self.differences(on: [text], limits: limits) == [])
      }
    }
    #expect(Self.differences(on: [text], limits: ParserLimits(maximumLength: 20)) == [])
  }

  @Test("a layer cut off at any place", arguments: shapes)
  func prefixes(_ text: String) {
    let bytes = Array(text.utf8)
    let differences = bytes.indices.compactMap { Self.difference(on: Array(bytes[..<$0])) }
    #expect(differences == [])
  }

  // MARK: Many links in one storage

  @Test("a reader that has read any other link reads each as a new one", arguments: shapes)
  func reuse(_ text: String) throws {
    let limits = ParserLimits(maximumLayerCount: 3, maximumParameterCount: 5)
    var reader = ActionLinkReader(domains: OneDomain(), limits: limits)
    #expect(reader.link.layerCount == 0)
    let expected = try ActionLink(text, domains: OneDomain(), limits: limits)
    let tooMany = Self.page + "a&b&c&d&e&f&link=x"
    for other in Self.shapes + [tooMany] {
      try? reader.read(other.utf8.span)
      // In place, then with a copy of the last one kept.
      try reader.read(text.utf8.span)
      #expect(reader.link.hasSameLayers(as: expected))
      #expect(reader.link.layerCount == expected.layerCount)
      let copy = reader.link
      try? reader.read(other.utf8.span)
      #expect(copy.hasSameLayers(as: expected))
      #expect(copy.layers.map(\.textBytes) == expected.layers.map(\.textBytes))
      let again = try? ActionLink(other, domains: OneDomain(), limits: limits)
      #expect(again.map { reader.link.hasSameLayers(as: $0) } ?? (reader.link.layerCount == 0))
    }
  }

  @Test("a link beyond a limit leaves a reader without layers, and fit for the next")
  func refusal() throws {
    var reader = ActionLinkReader(limits: ParserLimits(maximumLength: 60))
    try reader.read("https://h.example/?link=https://x.example/".utf8.span)
    let copy = reader.link
    #expect(throws: ActionLinkError(code: .inputTooLong, offset: 60)) {
      try reader.read([UInt8](repeating: 0x61, count: 61).span)
    }
    #expect(reader.link.layerCount == 0)
    #expect(reader.link.actionLayer == nil)
    #expect(reader.link.text.isEmpty)
    #expect(copy.layerCount == 2)
    try reader.read("https://h.example/".utf8.span)
    #expect(reader.link.layerCount == 1)
    #expect(reader.link.actionLayer?.index == 0)
    #expect(!reader.link.exceedsLayerLimit)
  }

  // MARK: Bytes in place

  @Test("hosts, serializations and values in place are those of the layers", arguments: shapes)
  func bytesInPlace(_ text: String) throws {
    let link = try ActionLink(text, domains: OneDomain())
    #expect(link.layerCount == link.layers.count)
    for layer in link.layers {
      let host = link.withHost(ofLayer: layer.index) { $0.text }
      #expect(host == layer.host)
      let serialization = link.withSerialization(ofLayer: layer.index) { $0.text }
      #expect(serialization == layer.url?.href)
    }
    let parameters = link.actionLayer?.queryParameters ?? []
    for parameter in LinkParameter.allCases {
      let last = parameters.last { $0.parameter == parameter && $0.hasEquals }
      let isKept = parameter.rawValue <= LinkParameter.tenantID.rawValue
      let value = link.withValue(of: parameter) { $0.text }
      #expect(value == (isKept ? last?.value : nil), "\(parameter)")
    }
  }
}

/// Knows one domain that is not ASCII, and takes it in two spellings.
private struct OneDomain: DomainToASCII {
  func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    guard domain.text.lowercased() == "b\u{FC}cher.example" else { throw .unicodeToASCII }
    output += Array("xn--bcher-kva.example".utf8)
  }

  func isStrictlyValid(_ domain: Span<UInt8>) -> Bool { true }
}

/// What decides whether a value decodes, written down once more.
private enum LinkDecoding {
  static func isWellFormed(_ text: String) -> Bool {
    text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { piece in
      piece.utf8.prefix(2).count == 2 && piece.utf8.prefix(2).allSatisfy(isHexadecimal)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
}

extension Span<UInt8> {
  fileprivate var text: String {
    var bytes: [UInt8] = []
    for index in indices { bytes.append(self[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
