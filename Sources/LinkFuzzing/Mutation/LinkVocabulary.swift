internal import ActionLinks

/// Texts that mean something to some reader of links: what mutators put in, and what dictionaries
/// list.
enum LinkVocabulary {
  /// The names of all known parameters.
  static let names: [[UInt8]] =
    LinkParameter.allCases.map { Array($0.name.utf8) } + [Array("languageCode".utf8)]

  /// Values: modes, codes, keys, URLs, and what breaks a reader.
  static let values: [[UInt8]] =
    ActionCodeOperation.allCases.map { Array($0.mode.utf8) }
    + [
      "signin", "SIGNIN", "c", "k", "FAKEcode_0123456789", "en", "%zz", "%", "%FF", "%00", "a+b",
      "caf\u{E9}", "https://app.example.com/cart", "https%3A%2F%2Fevil.example%2F",
      "//evil.example",
      "javascript:alert(1)", "chrome-extension://abcdefghijklmnop/x", "com.example.app://x",
      "https%3A%2F%2Fapp.example.com%2F%3FoobCode%3DFAKEcode", "/__/auth/links%3Flink%3Dx", "%2523",
      "https%3A%2F%2Fapp.example.com%5C%40evil.example", "?link=x", "user%40example.com",
    ].map { Array($0.utf8) }

  /// Hosts, and what a reader may take for one.
  static let hosts: [[UInt8]] = [
    "app.example.com", "links.example.com", "example-app.firebaseapp.com", "example-app.web.app",
    "a.page.link", "goo.gl", "page.link", "evil.example", "localhost", "H.EXAMPLE", "google",
    "firebaseauth", "b\u{FC}cher.example", "xn--bcher-kva.example", "xn--a", "xn--xn---epa.example",
    "xn--e28h.example",
    "xn--0.pt", "fa\u{DF}.de", "", "h .example", "a_b.example", "a..b", ".", "[::1]", "[::1",
    "[::ffff:1.2.3.4]", "[v1.a]", "[fe80::1%25en0]", "\u{5D0}1.example", "a\u{200D}b.example",
    // Between these letters a joiner is allowed.
    "\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}.example",
    "ex\u{202E}ample.com", "h%00.example", "h%2Fx.example",
  ].map { Array($0.utf8) }

  /// IPv4 addresses as few people write them.
  static let numericHosts: [[UInt8]] = [
    "127.0.0.1", "127.1", "0x7f.1", "0x7F000001", "2130706433", "0177.0.0.1", "0x7f.0.0.0x1",
    "127.0.0.1.", "1.2.3", "256.1.1.1", "4294967296", "0x", "0x.0x.0", "1.2.3.4.5", "a.0x1",
    "\u{2460}\u{2461}\u{2466}.0.0.1", "127%2E0.0.1", "09.1.1.1", "1..2",
  ].map { Array($0.utf8) }

  /// Paths that tell kinds of links apart.
  static let paths: [[UInt8]] = [
    "", "/", "/__/auth/links", "/__/auth/link", "/__/auth/action", "/__/auth/handler", "/__/x",
    "/emulator/action", "/link", "/link/", "/link/dismiss", "/i/x", "/app", "/apps", "/x", "//x",
    "/__/AUTH/action", "/__/auth/links/", "/%5F_/auth/action", "/./__/auth/action",
    "/x/../__/auth/links", "\\__/auth/action", "/go/x",
  ].map { Array($0.utf8) }

  /// Schemes with what stands before the authority.
  static let schemes: [[UInt8]] = [
    "", "https://", "http://", "HTTPS://", "https:", "https:/", "https:///", "https:\\\\", "//",
    "app://", "com.example.app://", "javascript://", "file:///", "ftp://", "intent://", "data:",
    " https://", "ht\ttps://", "chrome-extension://",
  ].map { Array($0.utf8) }

  /// Beginnings of links whose last parameter holds another one.
  static let wrappers: [[UInt8]] = [
    "https://h.example/__/auth/links?link=", "https://a.page.link/?apn=a&link=",
    "app://google/link/?deep_link_id=", "?link=", "/__/auth/links?link=", "x?deep_link_id=",
    "https://h.example/__/auth/action?mode=signIn&oobCode=c&apiKey=k&continueUrl=",
    "https://h.example/?ifl=b&link=", " https://h.example/?link=",
    "https://links.example.com/__/auth/links?link=", "https://links.example.com/go?link=",
  ].map { Array($0.utf8) }

  /// Bytes that mean something wherever they stand.
  static let snippets: [[UInt8]] =
    [
      "%", "%25", "%2", "&", "=", "?", "#", "+", "/", "//", "\\", ":", "@", ".", "..", "/../",
      "%2e",
      "\t", "\n", "\r", " ", "\0", "%00", "%09", "%0A", "%20", "%23", "%26", "%3D", "%3F", "%FF",
      "%C3", "%2525", "%253D", "https:", "http:/", "HTTPS://", "app://google/link/?",
      "file:///C|/", "a:", "//h/", "[::1]", "link=", "&link=", "?link=", "deep_link_id=",
      "&deep_link_id=x", "continueUrl=", "&mode", "mode=", "&mode=signIn", "&oobCode=c",
      "&apiKey=k", "&lang=%zz", "languageCode=en", "&apn=a", "&ifl=b", "/__/auth/action",
      "/__/auth/links", "/__/auth/links?link=", "/emulator/action", "/link/", "/i/", "a.page.link",
      "goo.gl/app", "x.example:8443", "\u{E9}", "\u{3002}", "\u{202E}", "\u{AD}", "\u{200D}",
      "xn--", "#frag", "\u{1F}", "\u{FEFF}", "&amp;", "=3D", "=\r\n", "%u0041",
    ].map { Array($0.utf8) }
    + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80]]
}
