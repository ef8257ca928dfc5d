/// Values of an action's parameters on both sides of what a validator takes without a closer look.
///
/// A link is seldom judged wrongly for what is far from right; it is for a key that is one letter too
/// long, or a word in the continue URL that is as long as the code and may be the code.
enum BorderValues {
  /// A key of the usual form: 39 letters, digits, hyphens and underscores, the first of them `AIza`.
  static let key = "AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"
  /// A code of the least length that is not too short.
  static let code = "FAKEcode01234567"

  /// The values of a parameter, as they stand in the query of the action; none where its value is
  /// not looked into.
  static func values(of name: some Sequence<UInt8>) -> [[UInt8]] {
    all.first { name.elementsEqual($0.name.utf8) }?.values ?? []
  }

  /// The values by the names of their parameters.
  static let all: [(name: String, values: [[UInt8]])] = [
    ("apiKey", bytes(keys)), ("mode", bytes(["signIn", "SignIn", "signin", "sign", "signInx"])),
    ("oobCode", bytes(codes)), ("continueUrl", continueURLs.map { escaped($0) }),
    (
      "lang",
      bytes([
        "e", "en", "eng", "engl", "en-", "en-U", "en-US", "en--US", "en-12345678", "en-123456789",
        "en_US", "en-US-x",
      ])
    ),
    ("tenantId", bytes(["tenant-1x", "nul", "null", "undefined", "Undefined", "tenant.1"])),
  ]

  private static let keys = [
    key, "BIza" + key.dropFirst(4), "AIzb" + key.dropFirst(4), String(key.dropLast()), key + "1",
    key.dropLast() + ".",
  ]

  private static let codes = [
    "c", String(code.dropLast()), code, code.dropLast() + "~", "null", "undefined",
    String(repeating: "c", count: 128), String(repeating: "c", count: 129),
  ]

  private static let host = "https://app.example.com"

  private static let continueURLs: [String] =
    [
      "http://app.example.com/", "https:app.example.com", "https://app.example.com./",
      "https://App.example.com/", "https://app.example.com:443/", "https://u@app.example.com/",
      "https://app.example.com\\x", "https://sub.app.example.com/", "https://xapp.example.com/",
    ]
    + paths.map { host + $0 } + queries.map { host + "/x?" + $0 } + fragments.map { host + $0 }

  private static let paths = [
    "", "/", "/cart/", "/a//b", "/a/./b", "/a/../b", "/.a", "/a.b", "/a..b", "/_a", "/__/auth/x",
    "/emulator/action", "/a%20b", "/a%2Fb", "/a%", "/%61", "/a%2520b", "/a;b", "/a:b", "/\(code)",
    "/\(code)x", "/\(code.dropLast())", "/eyJhbGciOiJI", "/dXNlckBleGFtcGxl", "/user@example.com",
    "/eyJhbGciOi.eyJzdWI.c2ln", "/eyJhbGciOi.eyJzdWI", "/oobCode=", "/oobCode:x",
  ]

  private static let queries = [
    "", "a", "a=", "=a", "a=1&", "a=1&a=2", "a=1&b=2&a=3", "a=1&b=2&b=3", "a=1;b=2", "a=1?b",
    "a=b=c",
    "lang=en", "mode=x", "oobCode=x", "utm_source=x", "link=x", "apn=x", "model=x", "token=x",
    "access_token=x", "code=x", "password=x", "session=\(code)", "id=\(code)", "id=eyJhbGciOiJI",
    "id=eyJhbGciOi.eyJzdWI.", "id=eyJhbGci.eyJzdWI.", "id=ghp_abcd", "id=ghp_abc", "q=oobCode=x",
    "u=%2Fx", "q=a%20b", "q=a+b", "q=https://evil.example/",
    (1...8).map { "p\($0)=x" }.joined(separator: "&"),
    (1...9).map { "p\($0)=x" }.joined(separator: "&"),
    String(repeating: "n", count: 32) + "=x", String(repeating: "n", count: 33) + "=x",
  ]

  private static let fragments = [
    "/#", "/#top", "#top", "/?a=1#top", "/#a=b", "/#/a", "/#\(code)", "/#oobCode=", "/#oobCode=x",
  ]

  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  private static func escaped(_ text: String) -> [UInt8] {
    LinkParts.escaped(Array(text.utf8), .full)
  }

  // MARK: Links

  /// A link for each value that has nothing else out of the ordinary, every second one wrapped.
  static let links: [(name: String, bytes: [UInt8])] = all.flatMap { border in
    border.values.enumerated().map { number, value in
      let action = Array("\(host)/__/auth/action?".utf8) + query(border.name, value)
      let wrapper = Array("https://links.example.com/__/auth/links?link=".utf8)
      return (
        "\(border.name)-\(number)",
        number.isMultiple(of: 2) ? action : wrapper + LinkParts.escaped(action, .full)
      )
    }
  }

  private static func query(_ name: String, _ value: [UInt8]) -> [UInt8] {
    let usual = [
      ("apiKey", key), ("mode", "signIn"), ("oobCode", code), ("continueUrl", ""), ("lang", "en"),
      ("tenantId", ""),
    ]
    let pieces = usual.compactMap { usual -> [UInt8]? in
      let piece = usual.0 == name ? value : Array(usual.1.utf8)
      return piece.isEmpty ? nil : Array("\(usual.0)=".utf8) + piece
    }
    return Array(pieces.joined(separator: "&".utf8))
  }
}
