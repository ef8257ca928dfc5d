import DomainNames
import Testing
import URLStandard

@Suite("Entries of domain lists")
struct AuthorizedDomainTests {
  @Test(
    "An entry is read in the form that hosts are compared in",
    arguments: [
      ("app.example.com", "app.example.com"), ("App.Example.COM", "app.example.com"),
      ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.example", "xn--bcher-kva.example"),
      ("xn--bcher-kva.example", "xn--bcher-kva.example"),
      ("straße.example", "xn--strae-oqa.example"),
      ("localhost", "localhost"), ("LOCALHOST", "localhost"), ("127.0.0.1", "127.0.0.1"),
      ("[::1]", "[::1]"), ("::1", "[::1]"), ("2001:DB8::1", "[2001:db8::1]"),
      ("::ffff:127.0.0.1", "[::ffff:7f00:1]"), ("中文abc.example", "xn--abc-u68do18h.example"),
      ("my_app.example.com", "my_app.example.com"), ("i❤.example.com", "xn--i-7iq.example.com"),
      ("example-app.firebaseapp.com", "example-app.firebaseapp.com"),
      ("example-app--pr1-ab12cd34.web.app", "example-app--pr1-ab12cd34.web.app"),
    ])
  func hosts(text: String, expected: String) throws {
    #expect(try AuthorizedDomain(text).description == expected)
    #expect(try LinkDomain(text).description == expected)
  }

  /// Texts that are no entry of either list.
  static let invalid: [(String, DomainEntryError.Code, Int)] = [
    ("", .empty, 0), ("*.example.com", .wildcard, 0), ("app.*.com", .wildcard, 4),
    ("*", .wildcard, 0), ("https://example.com", .scheme, 0), ("https://*.example.com", .scheme, 0),
    ("mailto:x", .scheme, 0), ("example.com:8080", .port, 11), ("localhost:3000", .port, 9),
    ("example.com:", .port, 11), ("[::1]:80", .port, 5), ("[::1]/", .path, 5),
    ("example.com/path", .path, 11), ("example.com/", .path, 11), ("//example.com", .path, 0),
    ("example.com?x", .path, 11), ("example.com#x", .path, 11), ("example.com\\x", .path, 11),
    ("user@example.com", .userinfo, 4), ("com", .publicSuffix, 0), ("co.uk", .publicSuffix, 0),
    ("web.app", .publicSuffix, 0), ("firebaseapp.com", .publicSuffix, 0),
    ("page.link", .publicSuffix, 0), ("中国", .publicSuffix, 0),
    ("xn--a.example.com", .invalidIDNA, 0),
    ("app.xn--a.com", .invalidIDNA, 4), ("\u{301}app.example", .invalidIDNA, 0),
    ("a\u{202E}b.example", .invalidIDNA, 1), ("example.com.", .emptyLabel, 11),
    ("a..b", .emptyLabel, 2), (".example.com", .emptyLabel, 0), (".", .emptyLabel, 0),
    ("ex ample.com", .invalidCharacter, 2), (" example.com", .invalidCharacter, 0),
    ("example.com ", .invalidCharacter, 11), ("example.com\n", .invalidCharacter, 11),
    ("example!.com", .invalidCharacter, 7), ("app%2eexample.com", .invalidCharacter, 3),
    ("evil.example／.com", .invalidCharacter, 12), ("1.2.3", .invalidIPv4Address, 0),
    ("1.2.3.4.5", .invalidIPv4Address, 0), ("0x7f.1", .invalidIPv4Address, 0),
    ("256.1.1.1", .invalidIPv4Address, 0), ("[::1", .invalidIPv6Address, 0),
    (":::", .invalidIPv6Address, 0), ("[v1.x]", .invalidIPv6Address, 0),
    ("[::1%25eth0]", .invalidIPv6Address, 0),
    (String(repeating: "a", count: 64) + ".com", .tooLong, 0),
    (String(repeating: "a.", count: 127) + "com", .tooLong, 0),
    ("\u{AD}", .empty, 0),
  ]

  @Test("What is no entry is refused with the reason and its place", arguments: invalid)
  func refusals(text: String, code: DomainEntryError.Code, offset: Int) {
    let error = DomainEntryError(code: code, offset: offset)
    #expect(throws: error) { try AuthorizedDomain(text) }
    #expect(throws: error) { try LinkDomain(text) }
  }

  @Test("A Chrome extension is an authorized domain, not a link domain")
  func extensions() throws {
    let id = "abcdefghijklmnopabcdefghijklmnop"
    let entry = try AuthorizedDomain("chrome-extension://" + id)
    #expect(entry == .chromeExtension(id))
    #expect(entry.description == "chrome-extension://" + id)
    #expect(throws: DomainEntryError(code: .scheme, offset: 0)) {
      try LinkDomain("chrome-extension://" + id)
    }
    for text in ["chrome-extension://", "chrome-extension://a/b", "chrome-extension://A"] {
      #expect(throws: DomainEntryError.self) { try AuthorizedDomain(text) }
    }
    #expect(throws: DomainEntryError(code: .scheme, offset: 0)) {
      try AuthorizedDomain("Chrome-Extension://" + id)
    }
  }
}
