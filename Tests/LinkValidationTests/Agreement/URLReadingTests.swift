import LinkValidation
import Testing
import URLStandard

/// What readers take from a text.
struct ReadingRow: Sendable, CustomTestStringConvertible {
  let text: String
  /// Each reader's host and port behind a colon, `-` for no host, `refused` where it refuses; `!`
  /// stands for a port that the reader refuses to give.
  let hosts: [URLReader: String]

  init(_ text: String, _ hosts: [URLReader: String]) {
    self.text = text
    self.hosts = hosts
  }

  var testDescription: String { text.debugDescription }

  static let all: [ReadingRow] = [
    ReadingRow(
      "https://a.example/",
      [
        .whatwg: "a.example:443", .rfc3986: "a.example:443", .foundation: "a.example:443",
        .curl: "a.example:443", .python: "a.example:443", .android: "a.example:443",
      ]),
    ReadingRow(
      #"https://evil.example\@a.example/"#,
      [
        .whatwg: "evil.example:443", .rfc3986: "refused", .foundation: "a.example:443",
        .curl: "a.example:443", .python: "a.example:443", .android: "evil.example:443",
      ]),
    ReadingRow(
      #"https://evil.example\.a.example/"#,
      [
        .whatwg: "evil.example:443", .rfc3986: "refused", .foundation: "refused",
        .curl: "refused", .python: #"evil.example\.a.example:443"#, .android: "evil.example:443",
      ]),
    ReadingRow(
      "https:/evil.example/",
      [
        .whatwg: "evil.example:443", .rfc3986: "-:443", .foundation: "-:443",
        .curl: "evil.example:443", .python: "-:443", .android: "-:443",
      ]),
    ReadingRow(
      "https:evil.example",
      [
        .whatwg: "evil.example:443", .rfc3986: "-:443", .curl: "refused", .android: "-:443",
      ]),
    ReadingRow(
      "https:///evil.example/",
      [
        .whatwg: "evil.example:443", .rfc3986: "-:443", .curl: "evil.example:443", .python: "-:443",
      ]),
    ReadingRow(
      "https://u@v@a.example:8080/",
      [
        .whatwg: "a.example:8080", .rfc3986: "refused", .foundation: "a.example:8080",
        .curl: "refused", .python: "a.example:8080", .android: "a.example:8080",
      ]),
    ReadingRow(
      "https://a.example:0443",
      [
        .whatwg: "a.example:443", .rfc3986: "a.example:443", .foundation: "a.example:443",
        .curl: "a.example:443", .python: "a.example:443", .android: "a.example:443",
      ]),
    ReadingRow(
      "https://a.example:65536/",
      [
        .whatwg: "refused", .rfc3986: "a.example:65536", .foundation: "a.example:65536",
        .curl: "refused", .python: "a.example:!", .android: "a.example:65536",
      ]),
    ReadingRow(
      "https://a.example:99999999999/",
      [
        .whatwg: "refused", .rfc3986: "a.example:2147483647",
        .foundation: "a.example:2147483647", .curl: "refused", .python: "a.example:!",
        .android: "a.example:443",
      ]),
    ReadingRow("https://a.example:x/", [.python: "a.example:!", .android: "a.example:x:443"]),
    ReadingRow(
      "https://%61.example/",
      [
        .whatwg: "a.example:443", .rfc3986: "a.example:443", .foundation: "a.example:443",
        .curl: "a.example:443", .python: "a.example:443", .android: "a.example:443",
      ]),
    ReadingRow(
      "https://%2561.example/",
      [
        .whatwg: "refused", .rfc3986: "%61.example:443", .curl: "%61.example:443",
        .python: "%61.example:443", .android: "%61.example:443",
      ]),
    ReadingRow(
      "https://BÜCHER.example/",
      [
        .whatwg: "xn--bcher-kva.example:443", .rfc3986: "refused",
        .foundation: "xn--bcher-kva.example:443", .curl: "xn--bcher-kva.example:443",
        .python: "xn--bcher-kva.example:443", .android: "xn--bcher-kva.example:443",
      ]),
    // Python's lower case has a final sigma at the end, which makes another name.
    ReadingRow(
      "https://a.ΑΣ/",
      [
        .whatwg: "a.xn--mxa0b:443", .python: "a.xn--mxa8a:443",
        .android: "a.xn--mxa0b:443",
      ]),
    ReadingRow(
      "https://0x7f.1/",
      [
        .whatwg: "127.0.0.1:443", .rfc3986: "127.0.0.1:443", .curl: "127.0.0.1:443",
        .python: "127.0.0.1:443",
      ]),
    ReadingRow(
      "http://[::FFFF:1.2.3.4]:80/",
      [
        .whatwg: "[::ffff:102:304]:80", .rfc3986: "[::ffff:102:304]:80",
        .foundation: "[::ffff:102:304]:80", .curl: "[::ffff:102:304]:80",
        .python: "[::ffff:102:304]:80", .android: "[::ffff:102:304]:80",
      ]),
    ReadingRow(
      "http://[fe80::1%25en0]/",
      [
        .whatwg: "refused", .rfc3986: "refused", .curl: "[fe80::1]:80",
        .foundation: "[fe80::1%en0]:80", .android: "[fe80::1%en0]:80",
      ]),
    ReadingRow(
      "https://exa\tmple.example/",
      [
        .whatwg: "example.example:443", .rfc3986: "refused", .foundation: "refused",
        .curl: "refused", .python: "example.example:443", .android: "exa\tmple.example:443",
      ]),
    ReadingRow(
      " https://a.example/",
      [
        .whatwg: "a.example:443", .rfc3986: "refused", .foundation: "refused", .curl: "refused",
        .python: "a.example:443", .android: "refused",
      ]),
    ReadingRow(
      "myapp://google/link?x=y",
      [
        .whatwg: "google:", .rfc3986: "google:", .foundation: "google:", .curl: "refused",
        .python: "google:", .android: "google:",
      ]),
    ReadingRow(
      "//a.example/x",
      [
        .whatwg: "refused", .rfc3986: "a.example:", .foundation: "a.example:", .curl: "refused",
        .python: "a.example:", .android: "a.example:",
      ]),
    ReadingRow(
      "?continueUrl=https://a.example/",
      [
        .whatwg: "refused", .rfc3986: "-:", .curl: "refused", .python: "-:", .android: "refused",
      ]),
    ReadingRow(
      "file://localhost/x",
      [.whatwg: "-:", .rfc3986: "localhost:", .curl: "-:", .python: "localhost:"]),
    ReadingRow("", [.whatwg: "refused", .rfc3986: "-:", .curl: "refused", .android: "-:"]),
    ReadingRow(
      "https://a.example\0.evil.example/",
      [
        .whatwg: "refused", .rfc3986: "refused", .curl: "a.example:443",
        .android: "a.example\0.evil.example:443",
      ]),
  ]
}

extension URLReading {
  /// Host and port in the notation of the tables.
  var summary: String {
    let host =
      switch host {
      case nil: "-"
      case .name(let name): String(decoding: name, as: UTF8.self)
      case .ipv4(let address): address.description
      case .ipv6(let address): "[\(address)]"
      }
    switch port {
    case .none: return host + ":"
    case .number(let number): return "\(host):\(number)"
    case .refused: return host + ":!"
    }
  }
}

@Suite("Readings of other readers")
struct URLReadingTests {
  @Test("A reader takes host and port from a text in its own way", arguments: ReadingRow.all)
  func hosts(_ row: ReadingRow) {
    for (reader, expected) in row.hosts {
      let reading = URLReading(of: Array(row.text.utf8).span, by: reader)
      #expect(reading?.summary ?? "refused" == expected, "\(reader)")
    }
  }

  @Test(
    "The bytes of the host are those of the text",
    arguments: [
      "https://u:p@a.example:80/?x#y", "  https://u:p@a.example:80/", "http:\\\\a.example\\x",
      "x://a.example", "https://[::1]:80/", "ftp://@a.example",
    ])
  func hostRange(_ text: String) {
    let bytes = Array(text.utf8)
    for reader in URLReader.allCases {
      guard let reading = URLReading(of: bytes.span, by: reader), let host = reading.hostBytes
      else { continue }
      #expect(reading.hostRange.map { Array(bytes[$0]) } == host, "\(reader)")
    }
  }

  @Test("A text that is not UTF-8 has no bytes of the host, and reads as with U+FFFD")
  func notUTF8() {
    let bytes = Array("https://a.example/".utf8) + [0xFF]
    let whatwg = URLReading(of: bytes.span, by: .whatwg)
    #expect(whatwg?.summary == "a.example:443")
    #expect(whatwg?.hostRange == nil)
    let curl = URLReading(of: bytes.span, by: .curl)
    #expect(curl?.hostRange == 8..<17)
  }

  @Test("Userinfo is seen even where it is empty, but for the URL Standard")
  func userinfo() {
    for reader in URLReader.allCases {
      let empty = URLReading(of: Array("https://@a.example/".utf8).span, by: reader)
      #expect(empty?.hasUserinfo == (reader != .whatwg), "\(reader)")
      let none = URLReading(of: Array("https://a.example/@".utf8).span, by: reader)
      #expect(none?.hasUserinfo == false, "\(reader)")
    }
  }
}
