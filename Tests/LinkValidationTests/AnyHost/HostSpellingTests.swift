import Testing

@testable import LinkValidation

@Suite("Rules on how a host is spelled")
struct HostSpellingTests {
  /// A URL, the rule asked, and what it finds: severity and marked text.
  typealias Row = (rule: any LinkRule.Type, url: String, found: [String])

  static let refused: [Row] = [
    (HostEmpty.self, "https:///finish", ["error ///"]),
    (HostEmpty.self, "https:/\\/finish", ["error /\\/"]),
    (HostEmpty.self, "https://", ["error "]), (HostEmpty.self, "https://:443/", ["error "]),
    (HostEmpty.self, "https://user@/", ["error "]), (HostEmpty.self, "https:?x", ["error "]),
    (HostEmpty.self, "https://\u{AD}/", ["error \u{AD}"]),
    (HostEmpty.self, "com.example.app://user@/", ["error user@"]),
    (HostEmpty.self, "https:/app.example.com/", []), (HostEmpty.self, "https:app.example.com", []),
    (HostEmpty.self, "com.example.app:///path", []), (HostEmpty.self, "mailto:a", []),
    (HostInvalid.self, "https://a..example/", ["error "]),
    (HostInvalid.self, "https://.example/", ["error "]),
    (HostInvalid.self, "https://\(label(64)).example/", ["error \(label(64))"]),
    (HostInvalid.self, "https://\(label(63)).example/", []),
    (HostInvalid.self, "https://\(name(254))/", ["error \(name(254))"]),
    (HostInvalid.self, "https://\(name(253))/", []),
    (HostInvalid.self, "https://1.2.3.4.5/", ["error 1.2.3.4.5"]),
    (HostInvalid.self, "https://256.1.1.1/", ["error 256.1.1.1"]),
    (HostInvalid.self, "https://example.09/", ["error example.09"]),
    (HostInvalid.self, "https://[v1.app.example.com]/", ["error [v1.app.example.com]"]),
    (HostInvalid.self, "https://[app.example.com]/", ["error [app.example.com]"]),
    (HostInvalid.self, "https://[::1/", ["error [::1"]),
    (HostInvalid.self, "https://[1:2]/", ["error [1:2]"]),
    (HostInvalid.self, "com.example.app://[1:2]/", ["error [1:2]"]),
    (HostInvalid.self, "https://[2001:db8::1]/", []), (HostInvalid.self, "https://4.example/", []),
    (HostInvalid.self, "https://app.example.com./", []),
    (HostInvalid.self, "https://app.example.com:x/", []),
    (HostInvalid.self, "https://a%2520b.example/", []),
    (HostInvalid.self, "https://[::1%25en0]/", []),
    (HostInvalidIDNA.self, "https://xn--a.example/", ["error xn--a"]),
    (HostInvalidIDNA.self, "https://xn--abc-.example/", ["error xn--abc-"]),
    (HostInvalidIDNA.self, "https://\u{301}app.example/", ["error \u{301}app"]),
    (HostInvalidIDNA.self, "https://a%FF.example/", ["error %FF"]),
    (HostInvalidIDNA.self, "https://xn--bcher-kva.example/", []),
    (HostInvalidIDNA.self, "https://b\u{FC}cher.example/", []),
    (HostForbiddenCodePoint.self, "https://a b.example/", ["error  "]),
    (HostForbiddenCodePoint.self, "https://a%23.example/", ["error %23"]),
    (HostForbiddenCodePoint.self, "https://a%00.example/", ["error %00"]),
    (HostForbiddenCodePoint.self, "https://a%252e.example/", ["error %25"]),
    (HostForbiddenCodePoint.self, "https://a%.example/", ["error %"]),
    (HostForbiddenCodePoint.self, "https://a\u{FF0F}.example/", ["error \u{FF0F}"]),
    (HostForbiddenCodePoint.self, "https://a\u{2100}.example/", ["error \u{2100}"]),
    (HostForbiddenCodePoint.self, "https://a|b.example/", ["error |"]),
    (HostForbiddenCodePoint.self, "com.example.app://a b/", ["error a b"]),
    (HostForbiddenCodePoint.self, "https://a-b_c.example/", []),
    (InvalidCharacterInHost.self, "https://a;b.example/", ["error ;"]),
    (InvalidCharacterInHost.self, "https://a$b.example/", ["error $"]),
    (InvalidCharacterInHost.self, "https://*.example.com/", ["error *"]),
    (InvalidCharacterInHost.self, "https://a%2Cb.example/", ["error %2C"]),
    (InvalidCharacterInHost.self, "https://a\u{FF0B}.example/", ["error \u{FF0B}"]),
    (InvalidCharacterInHost.self, "https://a_b-c.example/", []),
    (InvalidPort.self, "https://a.example:65536/", ["error 65536"]),
    (InvalidPort.self, "https://a.example:99999999999999999999/", ["error 99999999999999999999"]),
    (InvalidPort.self, "https://a.example:8x/", ["error 8x"]),
    (InvalidPort.self, "https://a.example:80:80/", ["error 80:80"]),
    (InvalidPort.self, "https://[::1]:x/", ["error x"]),
    (InvalidPort.self, "com.example.app://google:99999/", ["error 99999"]),
    (InvalidPort.self, "https://a.example:-1/", ["error -1"]),
    (InvalidPort.self, "https://a.example:65535/", []),
    (InvalidPort.self, "https://a.example:", []),
    (InvalidPort.self, "https://[2001:db8::1]/", []),
    (InvalidPort.self, "https://user:pass@a.example/", []),
    (HostIPv6Zone.self, "https://[fe80::1%25en0]/", ["error %25en0]"]),
    (HostIPv6Zone.self, "https://[::1%25evil.example]/", ["error %25evil.example]"]),
    (HostIPv6Zone.self, "https://[::1%en0]/", ["error %en0]"]),
    (HostIPv6Zone.self, "https://[::1]/", []),
  ]

  static let unusual: [Row] = [
    (HostPercentEncoded.self, "https://app%2eexample.com/", ["warning %2e"]),
    (HostPercentEncoded.self, "https://app.example.com/%2e", []),
    (HostPercentEncoded.self, "https://us%65r@app.example.com/", []),
    (HostNotCanonical.self, "HTTPS://app.example.com/", []),
    (HostNotCanonical.self, "https://APP.example.com/", ["note A"]),
    (HostNotCanonical.self, "https://app.example.com:/", ["note :"]),
    (HostNotCanonical.self, "https://app.example.com:443/", ["note :443"]),
    (HostNotCanonical.self, "https://app.example.com:00443/", ["note :00443"]),
    (HostNotCanonical.self, "https://app.example.com:08443/", ["note :08443"]),
    (HostNotCanonical.self, "http://app.example.com:80/", ["note :80"]),
    (HostNotCanonical.self, "https://A.example:443/", ["note A", "note :443"]),
    (HostNotCanonical.self, "https://app.example.co\u{2133}/", ["warning \u{2133}"]),
    (HostNotCanonical.self, "https://B\u{DC}CHER.example/", ["warning \u{DC}"]),
    (HostNotCanonical.self, "https://bu\u{308}cher.example/", ["warning bu\u{308}cher"]),
    (HostNotCanonical.self, "https://b\u{FC}cher.example/", []),
    (HostNotCanonical.self, "https://xn--bcher-kva.example/", []),
    (HostNotCanonical.self, "https://[2001:DB8::1]/", ["note [2001:DB8::1]"]),
    (HostNotCanonical.self, "https://[2001:db8::1]/", []),
    (HostNotCanonical.self, "https://app.example.com:80/", []),
    (HostNotCanonical.self, "https://app.example.com:8443/", []),
    (HostNotCanonical.self, "com.example.app://Google/link", []),
    (HostTrailingDot.self, "https://app.example.com./", ["warning ."]),
    (HostTrailingDot.self, "https://app.example.com%2E/", ["warning %2E"]),
    (HostTrailingDot.self, "https://app.example.com/.", []),
    (HostTrailingDot.self, "https://app.example.com../", ["warning ."]),
    (HostNonstandardDot.self, "https://evil\u{3002}example/", ["warning \u{3002}"]),
    (HostNonstandardDot.self, "https://evil\u{FF0E}example/", ["warning \u{FF0E}"]),
    (HostNonstandardDot.self, "https://evil%EF%BD%A1example/", ["warning %EF%BD%A1"]),
    (HostNonstandardDot.self, "https://evil.example/\u{3002}", []),
    (InvisibleCharacterInHost.self, "https://app.exam\u{AD}ple.com/", ["warning \u{AD}"]),
    (InvisibleCharacterInHost.self, "https://app.exam\u{200B}ple.com/", ["warning \u{200B}"]),
    (InvisibleCharacterInHost.self, "https://app.exam\u{FE0F}ple.com/", ["warning \u{FE0F}"]),
    (InvisibleCharacterInHost.self, "https://app.example.com/\u{AD}", []),
    (HostNotIDNA2008.self, "https://i\u{2764}.example.com/", ["warning \u{2764}"]),
    (HostNotIDNA2008.self, "https://xn--i-7iq.example.com/", ["warning xn--i-7iq"]),
    (HostNotIDNA2008.self, "https://b\u{FC}cher.example/", []),
    (HostDeviationCharacter.self, "https://stra\u{DF}e.example/", ["error \u{DF}"]),
    (HostDeviationCharacter.self, "https://\u{3B5}\u{3C2}.example/", ["error \u{3C2}"]),
    (HostDeviationCharacter.self, "https://xn--strae-oqa.example/", []),
    (HostDeviationCharacter.self, "https://strasse.example/", []),
    (HostBidiControl.self, "https://app.example.com\u{202E}moc.live/", ["error \u{202E}"]),
    (HostBidiControl.self, "https://app\u{200F}.example/", ["error \u{200F}"]),
    (HostBidiControl.self, "https://app.example.com/\u{202E}", []),
    (HostNoncanonicalIPv4.self, "http://2130706433/", ["error 2130706433"]),
    (HostNoncanonicalIPv4.self, "http://0x7f.0x0.0x0.0x1/", ["error 0x7f.0x0.0x0.0x1"]),
    (HostNoncanonicalIPv4.self, "http://0177.0.0.1/", ["error 0177.0.0.1"]),
    (HostNoncanonicalIPv4.self, "http://127.1/", ["error 127.1"]),
    (HostNoncanonicalIPv4.self, "http://127.0.0.%31/", ["error 127.0.0.%31"]),
    (HostNoncanonicalIPv4.self, "http://\u{FF11}.0.0.1/", ["error \u{FF11}.0.0.1"]),
    (HostNoncanonicalIPv4.self, "http://192.0.2.1/", []),
    (HostNoncanonicalIPv4.self, "http://127.0.0.1.example/", []),
  ]

  @Test("hosts that are none", arguments: refused)
  func hostsThatAreNone(_ row: Row) throws { try check(row) }

  @Test("hosts in an unusual spelling", arguments: unusual)
  func unusualSpelling(_ row: Row) throws { try check(row) }

  /// Checks a row on the continue URL, on the link's own host, and behind blanks.
  private func check(_ row: Row) throws {
    let continued = SampleLink.action(continuing: row.url)
    #expect(try row.rule.summaries(on: continued) == row.found.map { "1 \($0)" }, "continue URL")
    let own = try row.rule.summaries(on: row.url, under: .empty)
    #expect(own == row.found.map { "0 \($0)" }, "the link itself")
    let blank = try row.rule.findings(on: SampleLink.action(continuing: " \(row.url)\n"))
    #expect(blank.map(\.severity.rawValue) == row.found.map(Self.severity), "behind a blank")
    #expect(blank.allSatisfy { $0.range == nil })
  }

  private static func severity(_ summary: String) -> String {
    String(summary.unicodeScalars.prefix { $0 != " " })
  }

  @Test("a deviation character is two names even where one of them is listed")
  func listedDeviation() throws {
    let link = SampleLink.action(continuing: "https://stra\u{DF}e.example/")
    for (entry, severity) in [
      ("stra\u{DF}e.example", "warning"), ("xn--strae-oqa.example", "warning"),
      ("strasse.example", "error"),
    ] {
      let policy = LinkPolicy.empty.with { $0.authorizedDomains = [entry] }
      #expect(
        try HostDeviationCharacter.summaries(on: link, under: policy) == ["1 \(severity) \u{DF}"])
    }
  }

  private static func label(_ length: Int) -> String { String(repeating: "a", count: length) }

  /// A name of that many bytes, with labels of at most 50.
  private static func name(_ length: Int) -> String {
    var name = "example"
    while name.utf8.count < length {
      let rest = length - name.utf8.count - 1
      name = label(rest > 51 ? 50 : min(rest, 50)) + "." + name
    }
    return name
  }
}
