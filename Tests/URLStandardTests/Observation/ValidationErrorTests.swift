import DomainNames
import Testing
import URLStandard

@Suite("Validation errors, where the standard's algorithms name them")
struct ValidationErrorTests {
  /// An input, the validation errors as `name@offset`, and the failure likewise.
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let base: String?
    let errors: [String]
    let failure: String?

    init(_ input: String, base: String? = nil, _ errors: [String], failure: String? = nil) {
      self.input = input
      self.base = base
      self.errors = errors
      self.failure = failure
    }

    /// An input whose one validation error is fatal.
    init(_ input: String, base: String? = nil, fails error: String) {
      self.init(input, base: base, [error], failure: error)
    }

    var testDescription: String { input.debugDescription + (base.map { " against " + $0 } ?? "") }
  }

  static let hostRows = [
    // IDNA
    Row(
      "https://exa%23mple.org", ["domain-percent-encoded@11", "domain-to-ASCII@8"],
      failure: "forbidden-domain-code-point@8"),
    Row("https://a_b.example/", ["domain-to-ASCII@8"]),
    Row("https://-a.example/", ["domain-to-ASCII@8"]),
    Row("https://ab--c.example/", ["domain-to-ASCII@8"]),
    Row("https://a..example/", ["domain-to-ASCII@8"]),
    Row("https://example.org./", ["domain-to-ASCII@8"]),
    Row("https://xn--a/", ["domain-to-ASCII@8"]),
    Row("https://a\u{FFFD}b/", fails: "domain-to-ASCII@8"),
    Row("https://\u{AD}/", fails: "domain-to-ASCII@8"),
    Row(
      "https://a%ffb/", ["domain-percent-encoded@9", "domain-to-ASCII@8"],
      failure: "domain-to-ASCII@8"),
    Row("https://ab<c/", ["domain-to-ASCII@8"], failure: "forbidden-domain-code-point@10"),
    Row("https://a%/", ["domain-to-ASCII@8"], failure: "forbidden-domain-code-point@8"),
    Row("https://ü<c/", ["domain-to-ASCII@8"], failure: "forbidden-domain-code-point@8"),
    Row(
      "https://u@ab c/", ["invalid-credentials@9", "domain-to-ASCII@10"],
      failure: "forbidden-domain-code-point@12"),
    // Host parsing
    Row("https://exam%70le.org", ["domain-percent-encoded@12"]),
    Row("https://%65xam%70le.org", ["domain-percent-encoded@8"]),
    Row(
      "https://%zz%41/", ["domain-percent-encoded@11", "domain-to-ASCII@8"],
      failure: "forbidden-domain-code-point@8"),
    Row("foo://exa[mple.org", fails: "host-invalid-code-point@9"),
    Row("foo://a^b|c", fails: "host-invalid-code-point@7"),
    Row("https://127.0.0.1./", ["domain-to-ASCII@8", "IPv4-empty-part@8"]),
    Row("https://1.2.3/", ["IPv4-too-few-parts@8"]),
    Row("https://1.2.3.4.5/", fails: "IPv4-too-many-parts@8"),
    Row(
      "https://test.42", ["IPv4-too-few-parts@8", "IPv4-non-numeric-part@8"],
      failure: "IPv4-non-numeric-part@8"),
    Row("https://1.2.09.4", fails: "IPv4-non-numeric-part@8"),
    Row(
      "https://1..2.3",
      ["domain-to-ASCII@8", "IPv4-non-numeric-part@8"], failure: "IPv4-non-numeric-part@8"),
    Row("https://127.0.0x0.1", ["IPv4-non-decimal-part@8"]),
    Row(
      "https://0x7f.01.0x.1",
      ["IPv4-non-decimal-part@8", "IPv4-non-decimal-part@8", "IPv4-non-decimal-part@8"]),
    Row(
      "https://255.255.4000.1", ["IPv4-out-of-range-part@8"],
      failure: "IPv4-out-of-range-part@8"),
    Row("https://1.2.3.256", ["IPv4-out-of-range-part@8"], failure: "IPv4-out-of-range-part@8"),
    Row("https://256", ["IPv4-too-few-parts@8", "IPv4-out-of-range-part@8"]),
    Row(
      "https://4294967296", ["IPv4-too-few-parts@8", "IPv4-out-of-range-part@8"],
      failure: "IPv4-out-of-range-part@8"),
    Row("https://①.②.③.④", ["IPv4-non-ASCII-input@8"]),
    Row("https://%31.2.3.4", ["domain-percent-encoded@8"]),
  ]

  static let ipv6Rows = [
    Row("https://[::1", fails: "IPv6-unclosed@8"),
    Row("foo://[", fails: "IPv6-unclosed@6"),
    Row("https://[:1]", fails: "IPv6-invalid-compression@9"),
    Row("https://[:]", fails: "IPv6-invalid-compression@9"),
    Row("https://[1:2:3:4:5:6:7:8:9]", fails: "IPv6-too-many-pieces@25"),
    Row("https://[1::1::1]", fails: "IPv6-multiple-compression@14"),
    Row("https://[:::]", fails: "IPv6-multiple-compression@11"),
    Row("https://[1:2:3!:4]", fails: "IPv6-invalid-code-point@14"),
    Row("https://[1:2:3:]", fails: "IPv6-invalid-code-point@15"),
    Row("https://[12345::]", fails: "IPv6-invalid-code-point@13"),
    Row("https://[::%31]", fails: "IPv6-invalid-code-point@11"),
    Row("https://[1:2:3]", fails: "IPv6-too-few-pieces@9"),
    Row("https://[]", fails: "IPv6-too-few-pieces@9"),
    Row("https://[::01]", ["IPv6-piece-leading-zero@11"]),
    Row("https://[00::0a]", ["IPv6-piece-leading-zero@9", "IPv6-piece-leading-zero@13"]),
    Row("foo://[0::0001]", ["IPv6-piece-leading-zero@10"]),
    Row("https://[1:1:1:1:1:1:1:127.0.0.1]", fails: "IPv4-in-IPv6-too-many-pieces@23"),
    Row("https://[ffff::.0.0.1]", fails: "IPv4-in-IPv6-invalid-code-point@15"),
    Row("https://[ffff::127.0.xyz.1]", fails: "IPv4-in-IPv6-invalid-code-point@21"),
    Row("https://[ffff::127.0xyz]", fails: "IPv4-in-IPv6-invalid-code-point@20"),
    Row("https://[ffff::127.00.0.1]", fails: "IPv4-in-IPv6-invalid-code-point@20"),
    Row("https://[ffff::127.0.0.1.2]", fails: "IPv4-in-IPv6-invalid-code-point@24"),
    Row("https://[ffff::127.0.0.]", fails: "IPv4-in-IPv6-invalid-code-point@23"),
    Row("https://[ffff::127.0.0.4000]", fails: "IPv4-in-IPv6-out-of-range-part@25"),
    Row("https://[ffff::127.0.0]", fails: "IPv4-in-IPv6-too-few-parts@22"),
    Row("https://[::0a.0.0.1]", fails: "IPv4-in-IPv6-invalid-code-point@12"),
  ]

  static let parserRows = [
    Row("https://example.org/>", ["invalid-URL-unit@20"]),
    Row(" https://example.org ", ["invalid-URL-unit@0"]),
    Row("https://example.org\u{0} ", ["invalid-URL-unit@19"]),
    Row("ht\ntps://example.org", ["invalid-URL-unit@2"]),
    Row("https://example.org/%s", ["invalid-URL-unit@20"]),
    Row(
      "https://example.org/%4?%#%%41",
      ["invalid-URL-unit@20", "invalid-URL-unit@23", "invalid-URL-unit@25"]),
    Row(
      "https://a/[]?[]#[]#",
      [
        "invalid-URL-unit@10", "invalid-URL-unit@11", "invalid-URL-unit@13", "invalid-URL-unit@14",
        "invalid-URL-unit@16", "invalid-URL-unit@17", "invalid-URL-unit@18",
      ]),
    Row(
      "https://a/\u{80}\u{A0}\u{FFFF}\u{9F}\u{10FFFD}",
      ["invalid-URL-unit@10", "invalid-URL-unit@14", "invalid-URL-unit@17"]),
    Row("foo:a b |#", ["invalid-URL-unit@5", "invalid-URL-unit@7", "invalid-URL-unit@8"]),
    // An opaque host has at most two: one for code points, one for escapes.
    Row("foo://a\"%%\"{b", ["invalid-URL-unit@7", "invalid-URL-unit@8"]),
    Row("foo://%zz\"x%", ["invalid-URL-unit@9", "invalid-URL-unit@6"]),
    Row("file:c:/my-secret-folder", ["special-scheme-missing-following-solidus@5"]),
    Row("https:example.org", ["special-scheme-missing-following-solidus@6"]),
    Row(
      "https:/example.org",
      ["special-scheme-missing-following-solidus@6", "special-scheme-missing-following-solidus@6"]),
    Row(
      "https:foo.html", base: "https://example.org/",
      ["special-scheme-missing-following-solidus@6"]),
    Row(
      "https:\\a", base: "https://example.org/",
      ["special-scheme-missing-following-solidus@6", "invalid-reverse-solidus@6"]),
    Row(
      "https:foo.html", base: "http://example.org/",
      ["special-scheme-missing-following-solidus@6"]),
    Row(
      "https:////\\a",
      [
        "special-scheme-missing-following-solidus@8", "special-scheme-missing-following-solidus@9",
        "special-scheme-missing-following-solidus@10",
      ]),
    Row("💩", fails: "missing-scheme-non-relative-URL@0"),
    Row("💩", base: "mailto:user@example.org", fails: "missing-scheme-non-relative-URL@0"),
    Row("", fails: "missing-scheme-non-relative-URL@0"),
    Row(
      "  1", ["invalid-URL-unit@0", "missing-scheme-non-relative-URL@2"],
      failure: "missing-scheme-non-relative-URL@2"),
    Row(
      "https://example.org\\path\\to\\file",
      ["invalid-reverse-solidus@19", "invalid-reverse-solidus@24", "invalid-reverse-solidus@27"]),
    Row(
      "\\\\a/b", base: "https://example.org/",
      ["invalid-reverse-solidus@0", "invalid-reverse-solidus@1"]),
    Row("\\a", base: "foo://h/p", ["invalid-URL-unit@0"]),
    Row(
      "file:\\\\a",
      [
        "special-scheme-missing-following-solidus@5",
        "invalid-reverse-solidus@5", "invalid-reverse-solidus@6",
      ]),
    Row("https://user@example.org", ["invalid-credentials@12"]),
    Row("ssh://user@example.org", ["invalid-credentials@10"]),
    Row("https://u@v:w@h", ["invalid-credentials@9", "invalid-credentials@13"]),
    Row("https://#fragment", fails: "host-missing@8"),
    Row("https://:443", fails: "host-missing@8"),
    Row("foo://:80/", fails: "host-missing@6"),
    Row(
      "https://user:pass@", ["invalid-credentials@17", "host-missing@18"],
      failure: "host-missing@18"),
    Row("https://@:80/", ["invalid-credentials@8", "host-missing@9"], failure: "host-missing@9"),
    Row("https://example.org:70000", fails: "port-out-of-range@20"),
    Row("https://example.org:7z", fails: "port-invalid@21"),
    Row("https://example.org:99999999999999999999z", fails: "port-invalid@40"),
    Row(
      "c|/path/to/file", base: "file:///d:/x",
      ["file-invalid-Windows-drive-letter@0", "invalid-URL-unit@1"]),
    Row(
      "file:c:", base: "file:///d:/x",
      ["special-scheme-missing-following-solidus@5", "file-invalid-Windows-drive-letter@5"]),
    // The table of section 1.1 has this as an example, but no step of the parser reports it.
    Row("/c:/path/to/file", base: "file:///c:/", []),
    Row("file://c:", ["file-invalid-Windows-drive-letter-host@7"]),
    // The bar is read in the file host state, which checks no code points.
    Row("file://c|/d|", ["file-invalid-Windows-drive-letter-host@7", "invalid-URL-unit@11"]),
    Row("file:///c|/", ["invalid-URL-unit@9"]),
  ]

  @Test("A host's errors", arguments: hostRows + ipv6Rows)
  func host(_ row: Row) throws { try check(row) }

  @Test("Other errors", arguments: parserRows)
  func parser(_ row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    let base = try row.base.map { try URLRecord($0, domains: .icu) }
    let reading = Reading([UInt8](row.input.utf8), base: base)
    #expect(reading.validationErrors == row.errors)
    #expect(reading.failure == row.failure)
  }

  @Test("The tables have every validation error and every failure of the standard")
  func allCases() {
    let rows = Self.hostRows + Self.ipv6Rows + Self.parserRows
    func names(_ entries: [String]) -> Set<String> {
      Set(entries.compactMap { $0.split(separator: "@").first.map(String.init) })
    }
    #expect(
      names(rows.flatMap(\.errors)).union(["malformed-UTF-8"])
        == Set(ValidationError.allCases.map(\.name)))
    // Those that the table of section 1.1 calls failures.
    let fatal: [ValidationError] = [
      .domainToASCII, .hostInvalidCodePoint, .ipv4TooManyParts, .ipv4NonNumericPart,
      .ipv4OutOfRangePart, .ipv6Unclosed, .ipv6InvalidCompression, .ipv6TooManyPieces,
      .ipv6MultipleCompression, .ipv6InvalidCodePoint, .ipv6TooFewPieces, .ipv4InIPv6TooManyPieces,
      .ipv4InIPv6InvalidCodePoint, .ipv4InIPv6OutOfRangePart, .ipv4InIPv6TooFewParts,
      .missingSchemeNonRelativeURL, .hostMissing, .portOutOfRange, .portInvalid,
    ]
    #expect(
      names(rows.compactMap(\.failure))
        == Set(fatal.map(\.name)).union(["forbidden-domain-code-point"]))
  }
}
