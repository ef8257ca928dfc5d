import Foundation
import TestSupport
import Testing
import URLStandard

@testable import ActionLinks

@Suite("Foundation's URL parsing, modelled")
struct FoundationURLTests {
  /// The model's and Foundation's reading of one text, as lines to compare.
  private static func readings(_ text: String) -> (model: [String?], foundation: [String?]) {
    let bytes = Array(text.utf8)
    let step = FoundationDomainToASCII()
    let components = FoundationURL(bytes, domainToASCII: step)
    let url =
      bytes.isEmpty ? nil : FoundationURL(bytes, allowsEmptyScheme: true, domainToASCII: step)
    let expected = URLComponents(string: text)
    func string(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    return (
      [
        components == nil ? nil : "parsed", string(components?.query),
        string(components?.encodedQuery.map(Array.init)),
        components.map { string($0.path) ?? "" }, string(url?.text),
      ],
      [
        expected == nil ? nil : "parsed", expected?.query, expected?.percentEncodedQuery,
        expected?.path, URL(string: text)?.absoluteString,
      ]
    )
  }

  /// Whether two lists of strings agree in every scalar; `==` of strings would not tell
  /// canonically equivalent ones apart.
  private static func agree(_ pair: (model: [String?], foundation: [String?])) -> Bool {
    pair.model.elementsEqual(pair.foundation) { left, right in
      switch (left, right) {
      case (nil, nil): true
      case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
      default: false
      }
    }
  }

  @Test(
    "agrees with Foundation on strings that reach each branch",
    arguments: [
      "", ":", ":?a", "://x?a", "a:", "a:b?c", "1a:?b", "a_b:?c", "é:?a", "a\0b:?x", "?", "?a=%C3",
      "?a=%00b", "?%C3%A9=é", "?%zz", "#?a", "?a#b?c d", "//?a b", "//@?a b", "//a:b@c:/?q z#",
      "https://a b/?q", "https://a%zz/?q", "https://a%20b/?q", "https://a:x/?q", "https://a:/?q r",
      "https://a:080/?q r", "https://a:99999999999999999999999/?q x", "addressbook://a:x/?q y",
      "ADDRESSBOOK://a:x/?q y", "https://[::1/?q", "https://[::1]x/?q", "https://[::1]:/?q u",
      "https://[::1]:8 0/?q", "https://[::1%25en]/?q u", "https://[::1%en]/?q u", "https://[]/?q",
      "https://[%]/?q", "https://[é%e]/?q", "https://[é]/?q", "https://u:p:q@h@i/?s t",
      "https://é.com/?a", "https://\u{AD}/?a", "https://xn--é.com/?a", "https://<\u{338}.com/?a",
      "tel://é:1/?q", "TEL://%:1/?q", "https+unix://é/?q", "[a:b?c d", "[a:b c/d:e f?g",
      "@x:y?z w", "/.file/id=1?x?y", "a b:c?d", "x y?a:b", "https://a/?[x]={y}|\\^`\"<>",
    ])
  func branches(_ text: String) {
    let pair = Self.readings(text)
    #expect(Self.agree(pair), "\(text.debugDescription): \(pair)")
  }

  @Test(
    "agrees with Foundation on the cases and the URL Standard's test data",
    .enabled(if: SharedData.isPresent))
  func cases() {
    #expect(SDKCases.inputs.count > 1_000)
    for text in SDKCases.inputs {
      let pair = Self.readings(text)
      #expect(Self.agree(pair), "\(text.debugDescription): \(pair)")
    }
  }

  @Test("agrees with Foundation on seeded mutations", .enabled(if: SharedData.isPresent))
  func mutations() {
    var mutations = LinkMutations(seed: 1)
    let inputs = SDKCases.inputs
    var failures = 0
    for round in 0..<120_000 where failures < 10 {
      let text = mutations.mutated(
        inputs[round % inputs.count], with: inputs[mutations.next(below: inputs.count)])
      let pair = Self.readings(text)
      if !Self.agree(pair) {
        failures += 1
        Issue.record("\(text.debugDescription): \(pair)")
      }
    }
  }

  @Test(
    "without IDNA tables differs from Foundation only on hosts beyond ASCII",
    .enabled(if: SharedData.isPresent))
  func withoutTables() {
    var mutations = LinkMutations(seed: 2)
    let inputs = SDKCases.inputs
    for round in 0..<20_000 {
      let text = mutations.mutated(inputs[round % inputs.count], with: "")
      let query = FoundationURL(Array(text.utf8), domainToASCII: ASCIIOnlyDomainToASCII())?.query
      let expected = URLComponents(string: text)
      let isSame =
        query.map { $0.elementsEqual(expected?.query?.utf8 ?? "-".utf8) }
        ?? (expected?.query == nil)
      // A host that IDNA refuses counts as valid where there are no tables.
      let authority = text.drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
      #expect(
        isSame || (expected == nil && authority.utf8.contains { $0 >= 0x80 }),
        "\(text.debugDescription)")
    }
  }

  @Test(
    "removes percent-encoding as Foundation does",
    arguments: [
      "", "%", "%4", "%41", "%zz", "a%00b", "é%", "%C3%28", "%C3é", "a+b", "%F0%9F%98%80",
    ])
  func decoding(_ text: String) {
    let decoded = removingPercentEncoding(Array(text.utf8)[...])
    #expect(decoded == text.removingPercentEncoding.map { Array($0.utf8) })
  }
}
