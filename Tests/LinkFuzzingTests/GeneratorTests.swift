import ActionLinks
import LinkFuzzing
import Testing
import URLStandard

@Suite("The generators")
struct GeneratorTests {
  static func links(_ mix: LinkMix, _ count: Int, seed: UInt64 = 1) -> [GeneratedLink] {
    Array(LinkGenerator(mix, seed: seed).prefix(count))
  }

  @Test("SplitMix64 gives its reference numbers")
  func referenceNumbers() {
    // The first numbers for seed 0 of the reference implementation.
    var random = SeededGenerator(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(random.next() == 0x06C4_5D18_8009_454F)
  }

  @Test("the same seed gives the same links, another seed others")
  func determinism() {
    #expect(Self.links(.wide, 50) == Self.links(.wide, 50))
    #expect(Self.links(.wide, 50).map(\.text) != Self.links(.wide, 50, seed: 2).map(\.text))
    var mutators = (LinkMutator(seed: 3), LinkMutator(seed: 3))
    let link = Array("https://h.example/?link=https%3A%2F%2Fx".utf8)
    for _ in 0..<50 { #expect(mutators.0.mutate(link) == mutators.1.mutate(link)) }
  }

  @Test("traffic has its shares of kinds, fallbacks, international hosts and long links")
  func traffic() {
    let links = Self.links(.traffic, 10_000)
    func share(_ isCounted: (GeneratedLink) -> Bool) -> Double {
      Double(links.count(where: isCounted)) / Double(links.count)
    }
    #expect(abs(share { $0.kind == .hostingLink } - 0.7) < 0.03)
    #expect(abs(share { $0.kind == .dynamicLink } - 0.2) < 0.03)
    #expect(abs(share { $0.kind == .actionURL } - 0.1) < 0.03)
    #expect(abs(share { $0.text.contains("&ifl=") } - 0.1) < 0.02)
    let isInternational = share { link in
      let host = link.settings.url.dropFirst(8).prefix { !"/?#".contains($0) }
      return host.hasPrefix("xn--") || !host.utf8.allSatisfy { $0 < 0x80 }
    }
    #expect(abs(isInternational - 0.1) < 0.02)
    #expect(abs(share { $0.text.utf8.count > 2500 } - 0.005) < 0.004)
    let lengths = links.map(\.text.utf8.count).sorted()
    #expect((200...700).contains(lengths[lengths.count / 2]))
  }

  @Test("the wide mix has every kind, escaping, order and spelling of hosts")
  func wide() {
    let links = Self.links(.wide, 3000)
    #expect(Set(links.map(\.kind)).count == 5)
    #expect(Set(links.map(\.builder.escaping)) == Set(LinkEscaping.allCases))
    #expect(Set(links.map(\.builder.order)) == Set(ActionParameterOrder.allCases))
    let urls = links.map(\.settings.url)
    #expect(urls.contains { $0.hasPrefix("https://xn--") })
    #expect(urls.contains { $0.hasPrefix("https://b\u{FC}cher") })
    #expect(urls.contains { $0.hasPrefix("https://caf%C3%A9") })
    #expect(urls.contains { $0.hasPrefix("https://[2001:db8::1]") })
  }

  @Test("a code has 54 characters of base64url, a key 39, and no description shows either")
  func secrets() {
    for link in Self.links(.wide, 50) {
      let code = link.code.revealed
      #expect(code.utf8.count == 54)
      #expect(code.utf8.allSatisfy { "-_".utf8.contains($0) || isLetterOrDigit($0) })
      #expect(link.builder.apiKey.utf8.count == 39)
      var dumped = String(describing: link) + String(reflecting: link)
      dump(link, to: &dumped)
      #expect(!dumped.contains(code))
    }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  @Test("a mix of nothing that can be built ends at once")
  func emptyMix() {
    var mix = LinkMix.traffic
    mix.shares = []
    #expect(Self.links(mix, 1).isEmpty)
    mix.shares = [LinkMix.Share(.shortDynamicLink, 1)]
    #expect(Self.links(mix, 1).isEmpty)
  }
}
