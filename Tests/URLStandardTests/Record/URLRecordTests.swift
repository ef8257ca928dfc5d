import DomainNames
import Testing
import URLStandard

@Suite("URL records")
struct URLRecordTests {
  @Test("All parts of a URL that has all")
  func parts() throws {
    let url = try URLRecord.parse("HTTPS://us%65r:p:w@Example.COM:8080/a/./b c?q='x'#f g")
    #expect(url.href == "https://us%65r:p%3Aw@example.com:8080/a/b%20c?q=%27x%27#f%20g")
    #expect(url.scheme == "https")
    #expect(url.protocol == "https:")
    #expect(url.isSpecial)
    #expect(url.includesCredentials)
    #expect(url.username == "us%65r")
    #expect(url.password == "p%3Aw")
    #expect(url.host == .domain("example.com"))
    #expect(url.hostname == "example.com")
    #expect(url.hostAndPort == "example.com:8080")
    #expect(url.port == 8080)
    #expect(url.pathname == "/a/b%20c")
    #expect(url.pathSegments == ["a", "b%20c"])
    #expect(!url.hasOpaquePath)
    #expect(url.query == "q=%27x%27")
    #expect(url.search == "?q=%27x%27")
    #expect(url.fragment == "f%20g")
    #expect(url.hash == "#f%20g")
    #expect(url.serialized == [UInt8](url.href.utf8))
  }

  @Test("No parts of a URL that has none")
  func noParts() throws {
    let url = try URLRecord.parse("foo:")
    #expect(url.href == "foo:")
    #expect(!url.isSpecial)
    #expect(!url.includesCredentials)
    #expect(url.username == "")
    #expect(url.password == "")
    #expect(url.host == nil)
    #expect(url.hostname == "")
    #expect(url.hostAndPort == "")
    #expect(url.port == nil)
    #expect(url.pathname == "")
    #expect(url.hasOpaquePath)
    #expect(url.pathSegments == [""])
    #expect(url.query == nil)
    #expect(url.search == "")
    #expect(url.fragment == nil)
    #expect(url.hash == "")
  }

  @Test("A query or fragment that is empty is not null")
  func emptyParts() throws {
    let url = try URLRecord.parse("https://a/?#")
    #expect(url.query == "")
    #expect(url.search == "")
    #expect(url.fragment == "")
    #expect(url.hash == "")
    #expect(url.href == "https://a/?#")
  }

  @Test(
    "Username and password, one without the other",
    arguments: [
      ("https://u@h/", "u", "", "https://u@h/"), ("https://:p@h/", "", "p", "https://:p@h/"),
      ("https://u:@h/", "u", "", "https://u@h/"), ("https://:@h/", "", "", "https://h/"),
      ("https://@h/", "", "", "https://h/"), ("https://a@b@h/", "a%40b", "", "https://a%40b@h/"),
      ("https://a:b:c@d@h/", "a", "b%3Ac%40d", "https://a:b%3Ac%40d@h/"),
      ("foo://u:p@h", "u", "p", "foo://u:p@h"),
    ])
  func credentials(_ input: String, _ username: String, _ password: String, _ href: String) throws {
    let url = try URLRecord.parse(input)
    #expect(url.username == username)
    #expect(url.password == password)
    #expect(url.includesCredentials == !(username + password).isEmpty)
    #expect(url.href == href)
    #expect(url.hostname == "h")
  }

  @Test(
    "Ports, which are null where they are the default",
    arguments: [
      ("https://h:443", nil), ("https://h:80", 80), ("http://h:80", nil), ("ws://h:80", nil),
      ("wss://h:443", nil), ("ftp://h:21", nil), ("https://h:", nil), ("https://h:0", 0),
      ("https://h:00000000000000065535", 65535), ("foo://h:80", 80), ("foo://h:", nil),
    ] as [(String, UInt16?)])
  func port(_ input: String, _ port: UInt16?) throws {
    let url = try URLRecord.parse(input)
    #expect(url.port == port)
    #expect(url.hostAndPort == "h" + (port.map { ":\($0)" } ?? ""))
  }

  @Test(
    "Path segments",
    arguments: [
      ("https://h", [""]), ("https://h/", [""]), ("https://h/a", ["a"]),
      ("https://h/a/", ["a", ""]),
      ("https://h//a", ["", "a"]), ("https://h/a/..", [""]), ("https://h/a/%2e%2E/b/.%2e/", [""]),
      ("https://h/a%2Fb/%2e", ["a%2Fb", ""]), ("https://h/...", ["..."]), ("foo://h", []),
      ("foo://h/", [""]), ("foo:/.//a", ["", "a"]), ("foo:/a/../..//", ["", ""]),
      ("foo:a/b", ["a/b"]),
      ("file:///C|/../..", ["C:", ""]), ("file:///C:/..", ["C:", ""]), ("file://h", [""]),
      ("foo:/C:/..", [""]), ("https://h/C:/..", [""]), ("file:///C|", ["C:"]), ("foo:/C|", ["C|"]),
    ])
  func pathSegments(_ input: String, _ segments: [String]) throws {
    #expect(try URLRecord.parse(input).pathSegments == segments)
  }

  @Test(
    "A null host with a path that begins with two slashes is no authority",
    arguments: [
      ("web+demo:/.//not-a-host/", nil), ("web+demo:/path/..//not-a-host/", nil),
      ("..//not-a-host/", "web+demo:/x"), ("/.//not-a-host/", "web+demo:/x"),
    ] as [(String, String?)])
  func nullHost(_ input: String, _ base: String?) throws {
    let url = try URLRecord.parse(input, base: base)
    #expect(url.href == "web+demo:/.//not-a-host/")
    #expect(url.host == nil)
    #expect(url.pathname == "//not-a-host/")
    #expect(url.description == "web+demo:/.//not-a-host/")
  }

  @Test("Equal records serialize alike, whatever they were parsed from")
  func equality() throws {
    let url = try URLRecord.parse("https://example.com/a?b#c")
    let same = try URLRecord.parse("HTTPS:\\\\EXAMPLE.com:443\\x\\..\\a?b#c")
    let otherFragment = try URLRecord.parse("https://example.com/a?b#d")
    let noFragment = try URLRecord.parse("https://example.com/a?b")
    let emptyFragment = try URLRecord.parse("https://example.com/a?b#")
    #expect(url == same)
    #expect(url.hashValue == same.hashValue)
    #expect(url != otherFragment)
    #expect(Set([url, same, otherFragment]).count == 2)
    #expect(url.isEquivalent(to: same))
    #expect(!url.isEquivalent(to: otherFragment))
    #expect(url.isEquivalent(to: otherFragment, excludingFragments: true))
    #expect(url.isEquivalent(to: noFragment, excludingFragments: true))
    #expect(!noFragment.isEquivalent(to: emptyFragment))
    #expect(noFragment.isEquivalent(to: emptyFragment, excludingFragments: true))
    let otherQuery = try URLRecord.parse("https://example.com/a?B#c")
    #expect(!url.isEquivalent(to: otherQuery, excludingFragments: true))
  }

  @Test(
    "A description leaves out credentials, query and fragment",
    arguments: [
      ("https://user:secret@h:8/p?oobCode=secret#secret", "https://h:8/p?…#…"),
      ("https://secret@[::1]/", "https://[::1]/"), ("https://h/p", "https://h/p"),
      ("https://h/?", "https://h/?…"), ("https://h/#", "https://h/#…"), ("foo:a?secret", "foo:a?…"),
      ("file:///p", "file:///p"), ("foo://:secret@h", "foo://h"), ("foo:", "foo:"),
    ])
  func description(_ input: String, _ description: String) throws {
    let url = try URLRecord.parse(input)
    #expect(url.description == description)
    #expect("\(url)" == description)
    #expect(String(reflecting: url) == description)
    #expect("\([url])" == "[\(description)]")
  }
}
