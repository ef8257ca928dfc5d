import ActionLinks
import LinkFuzzing
import Testing
import URLStandard

/// Properties must be able to fail: each is given something that breaks it.
@Suite("What the properties refuse")
struct PropertyFailureTests {
  /// Finds another host each time that it is asked.
  struct FickleDomains: DomainToASCII {
    func appendASCII(
      of domain: Span<UInt8>, to output: inout [UInt8]
    ) throws(DomainToASCIIFailure) {
      output.append(contentsOf: "UPPER.example".utf8)
    }
    func isStrictlyValid(_ domain: Span<UInt8>) -> Bool { true }
  }

  @Test("a host that parses to something else again is found")
  func fickleHost() {
    let input = Array("https://b\u{FC}cher.example/".utf8)
    #expect(throws: PropertyFailure("urlRecordRoundTrips", "the serialization differs")) {
      try LinkProperties.urlRecordRoundTrips(input, domains: FickleDomains())
    }
    #expect(throws: PropertyFailure("canonicalFormHolds", "not a fixed point")) {
      try LinkProperties.allHold(
        Array("https://h/?link=https://b\u{FC}cher.example/".utf8), domains: FickleDomains())
    }
  }

  @Test("a link that reads as something else than it was built from is found")
  func wrongReading() throws {
    let links = Array(LinkGenerator(.traffic, seed: 9).prefix(2))
    let first = try #require(links.first)
    let last = try #require(links.last)
    let reading = try ActionLink(last.text)
    #expect(throws: PropertyFailure.self) {
      try LinkProperties.builtLinkReadsBack(first, as: reading)
    }
    var changed = last
    changed.settings.url += "x"
    #expect(throws: PropertyFailure("builtLinkReadsBack", "the settings")) {
      try LinkProperties.builtLinkReadsBack(changed, as: reading)
    }
    changed = last
    changed.code = ActionCode("another")
    #expect(throws: PropertyFailure("builtLinkReadsBack", "the code")) {
      try LinkProperties.builtLinkReadsBack(changed, as: reading)
    }
  }

  @Test("a failure says which property broke, and how")
  func description() {
    #expect(PropertyFailure("a", "b").description == "a: b")
  }
}
