import ActionLinks
import Testing
import URLStandard

@Suite("Domains that a reader remembers")
struct DomainMemoTests {
  /// Writes a domain's bytes in hexadecimal digits, and counts how often it is asked.
  private final class Hexadecimal: DomainToASCII, @unchecked Sendable {
    // One test uses it from one thread.
    private(set) var count = 0

    func appendASCII(
      of domain: Span<UInt8>, to output: inout [UInt8]
    ) throws(DomainToASCIIFailure) {
      count += 1
      for index in domain.indices {
        output.append(contentsOf: ("x" + String(domain[index], radix: 16)).utf8)
      }
      output.append(contentsOf: "z.example".utf8)
    }

    func isStrictlyValid(_ domain: Span<UInt8>) -> Bool { true }
  }

  /// Hosts of one length each, so many that they take each other's places.
  private static let hosts = (0..<1_000).map { number in
    "b\u{FC}cher-\(String(number + 1_000)).example"
  }

  @Test("however many there are, each host is the one of its own link")
  func manyDomains() throws {
    var reader = ActionLinkReader(domains: Hexadecimal())
    for host in Self.hosts + Self.hosts.reversed() {
      let text = "https://\(host)/a?b"
      try reader.read(text.utf8.span)
      let link = try ActionLink(text, domains: Hexadecimal())
      #expect(reader.link.hasSameLayers(as: link))
    }
  }

  @Test("a host that comes again is not processed again")
  func repeatedDomains() throws {
    let domains = Hexadecimal()
    var reader = ActionLinkReader(domains: domains)
    for _ in 0..<10 {
      for host in Self.hosts.prefix(2) { try reader.read("https://\(host)/".utf8.span) }
    }
    #expect(domains.count == 2)
  }
}
