import DomainNames
import TestSupport
import Testing

/// One line of the list's own tests: a name, and its registrable domain or `null`.
struct PublicSuffixRow: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String?

  var testDescription: String { name }

  static let all: [PublicSuffixRow] =
    ((try? SharedData.lines("data/public-suffix/tests.txt")) ?? [])
    .filter { !$0.hasPrefix("//") }
    .compactMap { line in
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count == 2 else { return nil }
      return PublicSuffixRow(name: fields[0], expected: fields[1] == "null" ? nil : fields[1])
    }
}

@Suite("Public suffixes")
struct PublicSuffixListTests {
  let list = PublicSuffixList()
  let icu = ICUDomainToASCII()

  @Test(
    "The list's own tests pass", .enabled(if: SharedData.isPresent), arguments: PublicSuffixRow.all)
  func listTests(row: PublicSuffixRow) throws {
    let name = row.name == "null" ? "" : try #require(icu.ascii(row.name))
    let expected = try row.expected.map { try #require(icu.ascii($0)) }
    #expect(list.registrableDomain(of: name) == expected)
  }

  @Test("All of the list's tests were read", .enabled(if: SharedData.isPresent))
  func listTestCount() { #expect(PublicSuffixRow.all.count == 78) }

  @Test(
    "A suffix is one by a rule that is written down",
    arguments: [
      ("com", true), ("co.uk", true), ("web.app", true), ("firebaseapp.com", true),
      ("page.link", true), ("xn--fiqs8s", true), ("github.io", true), ("com.", true),
      ("anything.ck", true), ("www.ck", false), ("localhost", false), ("example", false),
      ("example.com", false), ("example-app.web.app", false), ("example-app.page.link", false),
      ("", false), (".", false), (".com", false), ("a..com", false), ("127.0.0.1", false),
    ])
  func listedSuffixes(host: String, expected: Bool) {
    #expect(list.isPublicSuffix(host) == expected)
  }

  @Test(
    "A host has a suffix and a registrable domain",
    arguments: [
      ("app.example.com", "com", "example.com"), ("a.b.example.co.uk", "co.uk", "example.co.uk"),
      ("example.com.", "com", "example.com"), ("localhost", "localhost", nil),
      ("my.localhost", "localhost", "my.localhost"), ("com", "com", nil),
      ("x.example-app.web.app", "web.app", "example-app.web.app"),
      ("example-app.page.link", "page.link", "example-app.page.link"),
      ("a.example-app.page.link", "page.link", "example-app.page.link"),
      ("page.link", "page.link", nil), ("mypage.link", "link", "mypage.link"),
      ("", nil, nil), (".", nil, nil), (".page.link", nil, nil), ("a..b", nil, nil),
      ("a\u{0}.com", nil, nil),
    ] as [(String, String?, String?)])
  func parts(host: String, suffix: String?, domain: String?) {
    #expect(list.publicSuffix(of: host) == suffix)
    #expect(list.registrableDomain(of: host) == domain)
  }

  @Test("A name of more than 253 bytes has none")
  func longNames() {
    let labels = String(repeating: "a.", count: 125)
    #expect(list.registrableDomain(of: labels + "com") == "a.com")
    #expect(list.registrableDomain(of: labels + "a.com") == nil)
    #expect(list.publicSuffix(of: String(repeating: "a.", count: 500_000) + "com") == nil)
  }
}
