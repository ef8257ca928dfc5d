import DomainNames
import Testing
import URLStandard

@Suite("Valid URL strings")
struct ValidURLTests {
  static let urls = [
    "https://example.com", "https://example.com/", "HTTP://EXAMPLE.com:8080/", "https://a:443",
    "https://example.com:/x", "http://localhost:9099/emulator/action?mode=signIn",
    "https://example.com/a/b/../c/./d//e", "https://example.com/%25?%25#%25",
    "https://example.com/?q=a+b&c=d;e,f", "https://example.com/!$&'()*+,-./:;=@_~",
    "https://example.com?a=b?c/d", "https://example.com#", "https://example.com/#?/:@",
    "https://example.com/日本語?ü#é💩", "https://bücher.example/", "https://xn--bcher-kva.example/",
    "https://日本.example/", "https://127.0.0.1/", "https://255.255.255.255:65535/",
    "https://[::]/", "https://[2001:db8::1]:8443/x", "https://[::ffff:192.0.2.1]",
    "https://[1:2:3:4:5:6:7:8]/", "ws://example.com/socket", "wss://example.com/socket",
    "ftp://ftp.example.com/file;type=i", "file:///etc/hosts", "file:///C:/demo",
    "file://host/share",
    "file://localhost/x", "mailto:user@example.org?subject=x%20y", "tel:+1-201-555-0123",
    "urn:isbn:0",
    "data:,a%20b", "javascript:void(0)", "blob:https://example.com/0-1", "foo:", "foo:/bar",
    "foo://", "foo:///x", "foo://bar%20baz:1/x", "foo://[::1]/", "git://github.com/whatwg/url.git",
    "https://example.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=AbC_1-2"
      + "&apiKey=AIzaSyExample&continueUrl=https%3A%2F%2Fwww.example.com%2F%3Fcart%3D1&lang=en",
    "https://example.page.link/?link=https://example.firebaseapp.com/__/auth/action?apiKey%3DAIza"
      + "%26mode%3DsignIn%26oobCode%3DAbC&apn=com.example&amv=12&ibi=com.example.ios"
      + "&ifl=https://example.firebaseapp.com/__/auth/action",
    "https://example.web.app/__/auth/links?link=https%3A%2F%2Fexample.web.app%2F__%2Fauth%2Faction",
    "com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fexample.com%2F&match_type=unique",
    "https://auth.example.co.uk/__/auth/action?mode=verifyEmail&oobCode=x&lang=pt-BR#top",
  ]

  @Test("A valid URL string has no validation error", arguments: urls)
  func valid(_ text: String) {
    let reading = Reading([UInt8](text.utf8))
    #expect(reading.validationErrors == [])
    #expect(reading.failure == nil)
  }

  /// A row of the table of examples in section 4 of the standard.
  struct Example: Sendable, CustomTestStringConvertible {
    let input: String
    let base: String?
    let isValid: Bool
    let output: String?

    init(_ input: String, base: String? = nil, valid: Bool, _ output: String?) {
      self.input = input
      self.base = base
      isValid = valid
      self.output = output
    }

    var testDescription: String { input }
  }

  static let examples = [
    Example("https:example.org", valid: false, "https://example.org/"),
    Example("https://////example.com///", valid: false, "https://example.com///"),
    Example("https://example.com/././foo", valid: true, "https://example.com/foo"),
    Example("hello:world", base: "https://example.com/", valid: true, "hello:world"),
    Example(
      "https:example.org", base: "https://example.com/", valid: false,
      "https://example.com/example.org"),
    Example(
      "\\example\\..\\demo/.\\", base: "https://example.com/", valid: false,
      "https://example.com/demo/"),
    Example(
      "example", base: "https://example.com/demo", valid: true, "https://example.com/example"),
    Example("file:///C|/demo", valid: false, "file:///C:/demo"),
    Example("..", base: "file:///C:/demo", valid: true, "file:///C:/"),
    Example("file://localhost/", valid: true, "file:///"),
    Example("file://loc%61lhost/", valid: false, "file:///"),
    Example(
      "https://user:password@example.org/", valid: false, "https://user:password@example.org/"),
    Example("https://example.org/foo bar", valid: false, "https://example.org/foo%20bar"),
    Example("https://EXAMPLE.com/../x", valid: true, "https://example.com/x"),
    Example("https://ex ample.org/", valid: false, nil),
    Example("example", valid: false, nil),
    Example("https://example.com:demo", valid: false, nil),
    Example("http://[www.example.com]/", valid: false, nil),
    Example("https://example.org//", valid: true, "https://example.org//"),
    Example("https://example.com/[]?[]#[]", valid: false, "https://example.com/[]?[]#[]"),
    Example("https://example/%?%#%", valid: false, "https://example/%?%#%"),
    Example("https://example/%25?%25#%25", valid: true, "https://example/%25?%25#%25"),
  ]

  @Test("The examples of section 4 of the standard", arguments: examples)
  func example(_ row: Example) throws {
    let reading = Reading([UInt8](row.input.utf8), base: try row.base.map { try URLRecord($0) })
    #expect(reading.record?.href == row.output)
    #expect(reading.validationErrors.isEmpty == row.isValid)
  }
}
