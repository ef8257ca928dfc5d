import LinkFuzzing

@testable import LinkValidation

/// Links and policies made of few hosts, so that links and lists meet often, and in all ways.
struct PooledLinks {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Entries of lists that name hosts: near to each other, above and below each other, and alike.
  static let entries = [
    "app.example.com", "example.com", "new.app.example.com", "links.example.com",
    "link.example.com", "links-example.com", "xn--pp-6kc.example.com", "examp1e.com",
    "app.example.com.evil.net", "evil.net", "example-app.firebaseapp.com", "example-app.web.app",
    "examp1e-app.web.app", "example-app--pr12-ab12cd34.web.app", "example-app.page.link",
    "example-app.page.link.com", "b\u{FC}cher.example", "bucher.example", "xn--bcher-kva.org",
    "xn--strae-oqa.example", "strasse.example",
    "\u{43F}\u{440}\u{438}\u{43C}\u{435}\u{440}.example",
    "localhost", "127.0.0.1", "::1", "10.0.0.1", "[2001:db8::1]",
  ]

  /// Hosts as links have them: the entries, and other spellings of them.
  static let hosts =
    entries.map { $0 == "::1" ? "[::1]" : $0 } + [
      "APP.example.com", "app.example.com.", "\u{430}pp.example.com", "stra\u{DF}e.example",
      "B\u{DC}CHER.example", "xn--bcher-kva.example", "127.1", "[::ffff:127.0.0.1]",
      "localhost.evil.net", "app%2Eexample.com", "xn--a.example", "app.example.com:8443",
    ]

  private static let extensions = ["abcdefghijklmnop", "ponmlkjihgfedcba"]

  /// An entry of `authorizedDomains`.
  mutating func authorizedDomain() -> String {
    happens(20) ? "chrome-extension://" + element(Self.extensions) : element(Self.entries)
  }

  /// An entry of `linkDomains`.
  mutating func linkDomain() -> String { element(Self.entries) }

  /// A place in a list at which an entry can be put.
  mutating func place(in list: [String]) -> Int { Int.random(in: 0...list.count, using: &random) }

  /// Which list gets an entry: one that has some already.
  mutating func picksAuthorizedDomains(of policy: LinkPolicy) -> Bool {
    !policy.authorizedDomains.isEmpty && (policy.linkDomains.isEmpty || happens(2))
  }

  /// A policy; one of the lists may be empty.
  mutating func policy() -> LinkPolicy {
    var policy = LinkPolicy()
    let missing = Int.random(in: 0..<6, using: &random)
    if missing != 0 { policy.authorizedDomains = Self.entries.filter { _ in happens(2) } }
    if missing != 1 { policy.linkDomains = Self.entries.filter { _ in happens(2) } }
    policy.matchSubdomains = happens(3)
    policy.allowLoopback = !happens(4)
    if happens(2) { policy.customSchemes = ["com.example.app"] }
    if happens(3) { policy.dynamicLinkDomains = ["https://links.example.com/go"] }
    if happens(4) { policy.continueURLPrefixes = Self.hosts.map { "https://\($0)/" } }
    // Warnings that would keep whole kinds of links from being accepted.
    policy.ignore = [
      "dynamic-links-retired", "emulator-link", "preview-channel-host", "host-trailing-dot",
      "continue-url-on-dynamic-link-domain", "continue-url-insecure-http",
    ].map { IgnoreEntry(rule: $0, reason: "it does not depend on a list of domains") }
    return policy
  }

  /// A link.
  mutating func link() -> String {
    var action = scheme() + host() + (happens(4) ? "/finish?" : "/__/auth/action?")
    action += "apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn&oobCode=FAKEcode_0123"
    if !happens(8) { action += "&continueUrl=" + WrappedLink.escaped(continueURL()) }
    let escaped = WrappedLink.escaped(action)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: return scheme() + host() + "/__/auth/links?link=" + escaped
    case 3:
      var link = "https://example-app.page.link/?link=" + escaped
      if happens(2) { link += "&ofl=" + WrappedLink.escaped(webURL()) }
      if happens(3) { link += "&ifl=" + WrappedLink.escaped(webURL()) }
      return link
    case 4: return "com.example.app://google/link/?deep_link_id=" + escaped
    default: return action
    }
  }

  private mutating func continueURL() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: "chrome-extension://" + element(Self.extensions) + "/page.html"
    case 1: "com.example.app://\(element(Self.hosts))/finish"
    case 2, 3: "https://\(host())/__/auth/links?link=" + WrappedLink.escaped(webURL())
    case 4: "https://example-app.page.link/?link=" + WrappedLink.escaped(webURL())
    default: webURL()
    }
  }

  private mutating func webURL() -> String {
    let url = scheme() + host() + "/finish"
    return happens(6) ? url + "?next=" + WrappedLink.escaped("https://\(host())/") : url
  }

  private mutating func scheme() -> String { happens(10) ? "http://" : "https://" }

  private mutating func host() -> String { element(Self.hosts) }

  private mutating func happens(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  private mutating func element(_ elements: [String]) -> String {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
