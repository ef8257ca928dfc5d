import DomainNames
import Testing
import URLStandard

@Suite("Lists of domains")
struct DomainListTests {
  static func list(_ entries: [String]) throws -> DomainList {
    DomainList(try entries.map { try AuthorizedDomain($0) })
  }

  @Test(
    "A host matches whole labels only",
    arguments: [
      ("example.com", .exact(0)), ("example.com.", .exact(0)), ("app.example.com", .exact(1)),
      ("new.example.com", .subdomain(of: 0)), ("new.app.example.com", .subdomain(of: 1)),
      ("new.app.example.com.", .subdomain(of: 1)), ("notexample.com", nil), ("example.co", nil),
      ("com", nil), ("example.com.evil.example", nil), ("example.com..", nil),
      (".example.com", nil),
      ("..example.com", .subdomain(of: 0)), ("xn--bcher-kva.example", .exact(2)),
      ("127.0.0.1", .exact(3)), ("127.0.0.2", nil), ("[::1]", .exact(4)), ("[::2]", nil),
      ("localhost", .exact(5)), ("app.localhost", .subdomain(of: 5)), ("", nil), (".", nil),
      ("appxexample.com", nil), ("x.127.0.0.1", nil), ("Example.com", nil),
    ] as [(String, DomainList.Match?)])
  func matches(host: String, expected: DomainList.Match?) throws {
    let list = try Self.list([
      "example.com", "App.example.com", "bücher.example", "127.0.0.1", "::1", "localhost",
    ])
    #expect(list.match(host) == expected)
    let isExact = if case .exact = expected { true } else { false }
    #expect(list.contains(host) == isExact)
    #expect(list.contains(host, matchSubdomains: true) == (expected != nil))
  }

  /// The rule of `validate_origin.ts`, as a regular expression of its own.
  @Test("Subdomains match as in the JavaScript SDK")
  func subdomainRule() throws {
    let entries = ["example.com", "a.example.com", "localhost", "1.2.3.4"]
    let list = try Self.list(entries)
    let labels = ["a", "b", "example", "com", "localhost", "xexample", "1.2.3.4"]
    for first in labels {
      for second in labels {
        for third in labels {
          let host = [first, second, third].joined(separator: ".")
          let expected = entries.contains { entry in
            host == entry || (entry != "1.2.3.4" && host.hasSuffix("." + entry))
          }
          #expect(list.contains(host, matchSubdomains: true) == expected, "\(host)")
        }
      }
    }
  }

  @Test("An empty list contains nothing")
  func empty() {
    let list = DomainList([] as [AuthorizedDomain])
    #expect(list.isEmpty && list.match("example.com") == nil && list.match("") == nil)
  }

  @Test("Two spellings of an entry are one, and extensions are kept apart")
  func duplicates() throws {
    let list = try Self.list(["bücher.example", "xn--bcher-kva.example", "chrome-extension://abc"])
    #expect(list.hosts == ["xn--bcher-kva.example"])
    #expect(list.chromeExtensions == ["abc"])
    #expect(list.match("abc") == nil)
    #expect(try !DomainList([AuthorizedDomain("chrome-extension://abc")]).isEmpty)
  }

  @Test("Each of thousands of entries is found, and nothing else")
  func largeList() throws {
    let hosts = (0..<5_000).map { Host.domain("h\($0).example\($0 % 7).com") }
    let list = DomainList(hosts)
    for number in stride(from: 0, to: 5_000, by: 7) {
      #expect(list.match(hosts[number].description) == .exact(number))
      #expect(list.match("x." + hosts[number].description) == .subdomain(of: number))
      #expect(list.match("x" + hosts[number].description) == nil)
    }
  }
}
