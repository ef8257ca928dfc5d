import DomainNames
import Testing
import URLStandard

@Suite("Origins")
struct OriginTests {
  @Test(
    "The origin of a URL",
    arguments: [
      ("https://u:p@Example.com:443/p?q", "https://example.com"),
      ("http://h:8080/", "http://h:8080"),
      ("ws://h/", "ws://h"), ("wss://[::1]:1", "wss://[::1]:1"), ("ftp://1.2.3.4", "ftp://1.2.3.4"),
      ("file:///x", "null"), ("foo://h/", "null"), ("data:,x", "null"), ("foo:", "null"),
      ("blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f", "https://whatwg.org"),
      ("blob:http://h:80/x?y#z", "http://h"), ("blob:ftp://h/", "null"), ("blob:ws://h/", "null"),
      ("blob:file:///x", "null"), ("blob:blob:https://h/", "null"), ("blob:https://h:x/", "null"),
      ("blob:", "null"), ("blob://h/", "null"), ("blob:/x", "null"), ("blob:d3958f5c", "null"),
    ])
  func origin(_ input: String, _ origin: String) throws {
    let url = try URLRecord.parse(input)
    #expect(url.origin.description == origin)
    #expect(url.origin(domains: .icu) == url.origin)
  }

  @Test("A tuple origin has a scheme, a host and a port")
  func tuple() throws {
    let url = try URLRecord.parse("https://h:8/x")
    #expect(url.origin == .tuple(scheme: "https", host: .domain("h"), port: 8))
  }

  @Test("The path of a blob URL may need the tables of domain to ASCII")
  func blobWithNonASCIIDomain() throws {
    let url = try URLRecord.parse("blob:https://bücher.example/x")
    #expect(url.origin == .opaque)
    #expect(url.origin(domains: .icu).description == "https://xn--bcher-kva.example")
  }
}
