import DomainNames
import Testing
import URLStandard

/// A host, the list it is not on, and what it resembles.
struct LookalikeRow: Sendable, CustomTestStringConvertible {
  let host: String
  let kind: Lookalike.Kind?
  let name: String?

  init(_ host: String, _ kind: Lookalike.Kind? = nil, _ name: String? = nil) {
    self.host = host
    self.kind = kind
    self.name = name
  }

  var testDescription: String { host }
}

@Suite("Look-alikes")
struct LookalikeTests {
  let icu = ICUDomainToASCII()
  static let index: LookalikeIndex = {
    let entries = [
      "app.example.com", "example-app.firebaseapp.com", "example-app.web.app", "localhost",
      "127.0.0.1", "bücher.example", "google.example", "x.org", "links.mybank.co.uk",
    ]
    return LookalikeIndex(DomainList(entries.compactMap { try? AuthorizedDomain($0) }))
  }()

  private func appearance(_ name: String) throws -> HostAppearance {
    let ascii = try #require(icu.ascii(name))
    return try #require(HostAppearance(of: ascii))
  }

  static let rows: [LookalikeRow] = [
    LookalikeRow("app.example.com"), LookalikeRow("app.example.com."), LookalikeRow("example.com"),
    LookalikeRow("new.app.example.com"), LookalikeRow("other.example.com"),
    LookalikeRow("apq.example.com"), LookalikeRow("evil.example"), LookalikeRow("example.org"),
    LookalikeRow("localhost.evil.net"), LookalikeRow("evil-project.firebaseapp.com"),
    LookalikeRow("other-app.web.app"), LookalikeRow("y.org"), LookalikeRow("xx.org"),
    LookalikeRow("x.organic.net"), LookalikeRow("mybank.com"), LookalikeRow("bank.co.uk"),
    LookalikeRow("example-app--old-00aa11bb.web.app"), LookalikeRow("b.net"), LookalikeRow("net"),
    LookalikeRow("wikipedia.org"), LookalikeRow("пример.рф"), LookalikeRow("日本語.jp"),
    LookalikeRow("a.bücher.example"),
    LookalikeRow("\u{430}pp.example.com", .sameSkeleton, "app.example.com"),
    LookalikeRow("\u{430}pp.ex\u{430}mple.com", .sameSkeleton, "app.example.com"),
    LookalikeRow("examp1e.com", .sameSkeleton, "example.com"),
    LookalikeRow("login.examp1e.com", .sameSkeleton, "example.com"),
    LookalikeRow("examp1e-app.firebaseapp.com", .sameSkeleton, "example-app.firebaseapp.com"),
    LookalikeRow("g\u{3BF}\u{3BF}gle.example", .sameSkeleton, "google.example"),
    LookalikeRow("g00gle.example", .sameSkeleton, "google.example"),
    LookalikeRow("goog\u{4CF}e.example", .sameSkeleton, "google.example"),
    LookalikeRow("mail.goog\u{4CF}e.example", .sameSkeleton, "google.example"),
    LookalikeRow("app.examp\u{4C0}e.com", .sameSkeleton, "app.example.com"),
    LookalikeRow("app.example.com.evil.net", .containsName, "app.example.com"),
    LookalikeRow("app.example.com-login.evil.net", .containsName, "app.example.com"),
    LookalikeRow("secure-example.com", .containsName, "example.com"),
    LookalikeRow("notexample.com", .containsName, "example.com"),
    LookalikeRow("bücher.example.evil.net", .containsName, "xn--bcher-kva.example"),
    LookalikeRow("x.org.evil.net", .containsName, "x.org"),
    LookalikeRow("links.mybank.co.uk.login.net", .containsName, "links.mybank.co.uk"),
    LookalikeRow("example-app-firebaseapp.com", .dotsAndHyphens, "example-app.firebaseapp.com"),
    LookalikeRow("app-example-com.evil.net", .dotsAndHyphens, "app.example.com"),
    LookalikeRow("example.app.web.app", .dotsAndHyphens, "example-app.web.app"),
    LookalikeRow("x.example.app.web.app", .dotsAndHyphens, "example-app.web.app"),
    LookalikeRow("app.exampel.com", .oneEdit, "app.example.com"),
    LookalikeRow("appxexample.com", .containsName, "example.com"),
    LookalikeRow("login.exmple.com", .oneEdit, "example.com"),
    LookalikeRow("app.example.co", .oneEdit, "app.example.com"),
    LookalikeRow("bucher.example", .oneEdit, "xn--bcher-kva.example"),
    LookalikeRow("example-apps.web.app", .oneEdit, "example-app.web.app"),
  ]

  @Test("A host resembles a listed name in one way, or none", arguments: rows)
  func listed(row: LookalikeRow) throws {
    let lookalike = Self.index.lookalike(of: try appearance(row.host))
    #expect(lookalike?.kind == row.kind)
    #expect(lookalike?.name == row.name)
  }

  @Test("A list of nothing has no look-alikes")
  func empty() throws {
    let index = LookalikeIndex(DomainList([] as [LinkDomain]))
    #expect(index.lookalike(of: try appearance("app.example.com.evil.net")) == nil)
    #expect(index.confusable(with: try appearance("app.example.com")) == nil)
  }

  @Test("What is below a listed public suffix is no look-alike of it")
  func publicSuffixes() throws {
    let index = LookalikeIndex(DomainList([Host.domain("web.app"), .domain("localhost")]))
    for host in ["example-app.web.app", "web.app.evil.net", "localhost.net", "1ocalhost.net"] {
      #expect(index.lookalike(of: try appearance(host)) == nil, "\(host)")
    }
    #expect(index.lookalike(of: try appearance("1ocalhost"))?.kind == .sameSkeleton)
  }

  static let suffixRows: [LookalikeRow] = [
    LookalikeRow("example-app.firebaseapp.com"), LookalikeRow("firebaseapp.com"),
    LookalikeRow("example-app.web.app"), LookalikeRow("example-app.page.link"),
    LookalikeRow("my-web-app.com"), LookalikeRow("web-app.example.com"), LookalikeRow("myweb.app"),
    LookalikeRow("wet.app"), LookalikeRow("web.apps.net"), LookalikeRow("homepage.link"),
    LookalikeRow("landing-page-link.com"), LookalikeRow("pages.link"), LookalikeRow("google.com"),
    LookalikeRow("apps.google"), LookalikeRow("my-app-google.com"), LookalikeRow("firebase.com"),
    LookalikeRow("firebase.google.com"), LookalikeRow("app.example.com"), LookalikeRow("goo.gl"),
    LookalikeRow("web.app.example.com"), LookalikeRow("localhost"), LookalikeRow("пример.рф"),
    LookalikeRow("example-app.page.link.com", .containsName, "page.link"),
    LookalikeRow("example-app.web.app.evil.net", .containsName, "web.app"),
    LookalikeRow("x.firebaseapp.com.evil.net", .containsName, "firebaseapp.com"),
    LookalikeRow("example-app-firebaseapp.com", .containsName, "firebaseapp.com"),
    LookalikeRow("firebaseapp-com.evil.net", .dotsAndHyphens, "firebaseapp.com"),
    LookalikeRow("x.firebaseap.com", .oneEdit, "firebaseapp.com"),
    LookalikeRow("x.firebaseapp.co", .oneEdit, "firebaseapp.com"),
    LookalikeRow("x.firebase.app.com", .oneEdit, "firebaseapp.com"),
    LookalikeRow("x.firebaseaqp.com", .oneEdit, "firebaseapp.com"),
    LookalikeRow("x.page.1ink", .sameSkeleton, "page.link"),
    LookalikeRow("x.w\u{435}b.app", .sameSkeleton, "web.app"),
    LookalikeRow("x.fireb\u{430}seapp.com", .sameSkeleton, "firebaseapp.com"),
  ]

  @Test("A host resembles a suffix of Firebase's in one way, or none", arguments: suffixRows)
  func suffixes(row: LookalikeRow) throws {
    let lookalike = FirebaseSuffix.lookalike(of: try appearance(row.host))
    #expect(lookalike?.kind == row.kind)
    #expect(lookalike?.name == row.name)
  }

  @Test("A host stands on a suffix or does not")
  func standing() {
    #expect(FirebaseSuffix(of: "a.b.web.app") == .webApp)
    #expect(FirebaseSuffix(of: "app.goo.gl") == .appGooGl)
    #expect(FirebaseSuffix(of: "example-app.page.link.") == .pageLink)
    #expect(FirebaseSuffix(of: "myweb.app") == nil)
    #expect(FirebaseSuffix(of: "web.app.com") == nil)
  }

  /// Every edit of every kind, against a search through all of them.
  @Test("One edit of a name is found wherever it is")
  func edits() throws {
    let name = Array("example")
    var variants: Set<String> = []
    for index in name.indices {
      for letter in ["q", "z", "e"] as [Character] {
        var text = name
        text[index] = letter
        variants.insert(String(text))
        text = name
        text.insert(letter, at: index)
        variants.insert(String(text))
      }
      var text = name
      text.remove(at: index)
      variants.insert(String(text))
      if index > 0 {
        text = name
        text.swapAt(index - 1, index)
        variants.insert(String(text))
      }
    }
    for variant in variants where variant != "example" {
      let found = Self.index.lookalike(of: try appearance("app.\(variant).com"))
      #expect(found != nil, "\(variant)")
    }
    for variant in ["exampelx", "xeampel", "exqmplq", "eaxmpels", "exqqmple"] {
      #expect(Self.index.lookalike(of: try appearance("app.\(variant).com")) == nil, "\(variant)")
    }
  }
}
