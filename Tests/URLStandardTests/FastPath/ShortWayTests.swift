import DomainNames
import Testing
import URLStandard

/// Ordinary URLs are read in blocks of sixteen bytes; what must come of them is told by the state
/// machine, which is all that an observer of validation errors gets.
@Suite("The short way gives what the state machine gives")
struct ShortWayTests {
  /// What an input gives the short way and not the state machine, or `nil`.
  private static func difference(on bytes: [UInt8]) -> String? {
    let long = Reading(bytes)
    var short = Reading(bytes)
    (short.record, short.error) = (nil, nil)
    do throws(URLParsingError) {
      short.record = try URLRecord(bytes.span, domains: .icu)
    } catch {
      short.error = error
    }
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    guard short == long else {
      return "\(text): \(short.record?.href ?? short.failure ?? "") for "
        + "\(long.record?.href ?? long.failure ?? "")"
    }
    guard short.record?.offsets == long.record?.offsets else { return "\(text): other offsets" }

    // And at the end of a buffer, which stays as it was on failure.
    let before = Array("before#".utf8)
    var buffer = before
    let offsets = try? URLOffsets(parsing: bytes.span, into: &buffer, domains: .icu)
    guard buffer == before + (long.record?.serialized ?? []) else { return "\(text): the buffer" }
    let record = offsets.map { URLRecord(copying: $0, from: buffer) }
    guard record?.offsets == long.record?.offsets else { return "\(text): moved offsets" }
    return nil
  }

  private static func differences(on texts: [String]) -> [String] {
    texts.compactMap { difference(on: Array($0.utf8)) }
  }

  // MARK: Heads

  @Test(
    "Schemes and what stands behind them",
    arguments: [
      "https://h.example/", "http://h.example/", "HTTPS://h.example/", "Http://h.example/",
      "https:/h.example/", "https:h.example/", "https:///h.example/", "https:\\\\h.example/",
      "httpx://h.example/", "http:", "http:/", "http://", "https://", "https:///", "https://?q",
      "https://#f", "https://:8/", "ws://h.example/", "ftp://h.example/", "file:///a/../b",
      " https://h.example/", "https://h.example/ ", "https://h.example/\t", "ht\ntps://h.example/",
      "https://h.example/\0", "https://h.example\0/", "https://h.example/?\0",
      "https://h.example/#\0",
    ])
  func schemes(_ text: String) { #expect(Self.differences(on: [text]) == []) }

  @Test(
    "Hosts",
    arguments: [
      "h", "h.example", "H.example", "h.EXAMPLE", "abcdefghijklmno", "abcdefghijklmnop",
      "abcdefghijklmnopq", "abcdefghijklmnO.example", "abcdefghijklmnopQ.example", "a..b", ".a",
      ".",
      "..", "a.", "a..", "A.", "a-b", "-a-", "a_b", "a~b", "a!b", "a%41", "a%2E", "a%", "a b",
      "a|b",
      "a\\b", "a@b", "u@h", "u:p@h", ":@h", "@h", "[::1]", "[::1", "a[b", "1", "1.2.3.4",
      "1.2.3.4.",
      "1.2.3", "256.1", "a.1", "a.01", "a.1.", "a.1b", "1.a", "a.09", "a.0x", "a.0X", "a.0xf",
      "a.0xg",
      "A.0XF", "0x", "0x.", "x", "a.x", "a.f", "a.a1", "a.-1", "4294967296", "0xffffffff", "a.e3",
      "xn--a", "xn--bcher-kva.example", "XN--BCHER-KVA.example", "a.xn--", "b\u{FC}cher.example",
      "B\u{DC}CHER.example", "b\u{FC}cher.1", "\u{FF11}", "a.\u{FF11}", "a\u{3002}0x", "\u{FF10}x1",
      "a\u{3002}", "\u{AD}", "\u{AD}a", "a\u{200D}b", "\u{2260}", "\u{FF05}41", "\u{FF0F}a",
      "\u{2048}",
      "\u{FF3F}a", "xn--\u{FC}", "\u{FFFD}", "localhost", "LOCALHOST",
    ])
  func hosts(_ host: String) {
    let texts = ["", "/", "/p", "?q", "#f", "?", "#", ":8", ":8/p?q#f"].map {
      "https://\(host)\($0)"
    }
    #expect(Self.differences(on: texts) == [])
  }

  @Test(
    "Hosts that are not UTF-8", arguments: [[0x80], [0xC3], [0xFF, 0x61], [0xED, 0xA0, 0x80]])
  func wrongUTF8(_ bytes: [UInt8]) {
    for start in ["https://", "https://h/", "https://h/?", "https://h/#"] {
      #expect(Self.difference(on: Array(start.utf8) + bytes) == nil)
      #expect(Self.difference(on: Array(start.utf8) + [0x61] + bytes + Array("/b".utf8)) == nil)
    }
  }

  @Test(
    "Ports",
    arguments: [
      "", "0", "00", "080", "80", "443", "0443", "8", "8080", "65535", "65536", "99999", "100000",
      "999999999999999999999", "8a", "a", "-1", "+8", " 8", "8 ", "8@h", "%38", "\u{FF18}",
    ])
  func ports(_ port: String) {
    for scheme in ["https", "http"] {
      let texts = ["", "/", "?q", "#f", "\\", ":"].map { "\(scheme)://h.example:\(port)\($0)" }
      #expect(Self.differences(on: texts + ["\(scheme)://H:\(port)/p"]) == [])
    }
  }

  @Test("Each byte in a host, from its first place to behind its first block", arguments: 0...18)
  func hostBytes(_ place: Int) {
    let rest = Array(".example/p".utf8)
    let differences = (0...0xFF as ClosedRange<UInt8>).compactMap { byte in
      Self.difference(
        on: Array("https://".utf8) + [UInt8](repeating: 0x61, count: place) + [byte] + rest)
    }
    #expect(differences == [])
  }

  // MARK: Paths, queries and fragments

  @Test(
    "A path that is missing, before queries and fragments",
    arguments: ["", "?", "#", "?#", "?q", "#f", "?q#f", "?#f", "#?", "?q?r", "#f#g", "?q'", "#`"])
  func missingPath(_ rest: String) {
    let heads = [
      "https://h.example", "http://h:8", "https://H.example", "https://b\u{FC}cher.example",
    ]
    #expect(Self.differences(on: heads.map { $0 + rest }) == [])
  }

  @Test(
    "Dots and what is none, at each place in two blocks",
    arguments: [
      "/.", "/..", "/./", "/../", "/.b", "/..b", "/...", "/.../", "/a.", "/a../b", "/.%2e", "/%2E",
      "/%2e/b", "/.%2E/b", "/%2e%2E", "/%2e.", "/%2e%2e%2e", "/%2", "/%2f.", "/.%2", "/%", "//.",
      "/.//", "~/.", "|/..", "/~.", "/.~", "/.|/", "~./", "\\.", "/.\\", "/.?q", "/..#f", "/.;a",
    ])
  func dots(_ piece: String) {
    let texts = (0...34).flatMap { place in
      ["", "/b", "/" + String(repeating: "c", count: 20)].map { rest in
        "https://h.example/" + String(repeating: "a", count: place) + piece + rest
      }
    }
    #expect(Self.differences(on: texts) == [])
    #expect(Self.differences(on: texts.map { "https://h.example/./~\($0.dropFirst(18))" }) == [])
  }

  @Test(
    "Dots, escapes and delimiters behind what is encoded, cut off at any place",
    arguments: [
      "/%", "/%2", "/%2e", "/.%2E", "/..", "/.", "/a%", "/a%2", "/.%", "/%2e%2", "?%", "#%", "?q ",
      "#f ", "\\", "?\\", "#\\", "\t", "\0", "\u{7F}", "\u{80}", "?'\"<>`{}|^", "#'\"<>`{}|^",
      "/'\"<>`{}|^",
      "?a#b?c#d", "?#", "/a/../b?c", "/a?../#/..",
    ])
  func encodedTails(_ tail: String) {
    let heads = [
      "https://h.example/", "http://h:8/a", "https://h", "https://H/", "https://\u{FC}/",
    ]
    let pieces = [" ", "\u{FC}", "\"", "{", "b/\u{20AC}/c", " %2e"]
    var differences: [String] = []
    for head in heads {
      for piece in pieces {
        for start in ["", "?", "#"] {
          let bytes = Array((head + start + piece + tail).utf8)
          differences += (8...bytes.count).compactMap { Self.difference(on: Array(bytes[..<$0])) }
        }
      }
    }
    #expect(differences == [])
  }

  @Test(
    "Each byte around the end of the first block and of the second",
    arguments: ["/", "/?", "/#", "/~", "?", "#", "/?q#"], Array(13...18) + Array(29...34))
  func bytes(_ start: String, _ place: Int) {
    let head = Array("https://h.example\(start)".utf8) + [UInt8](repeating: 0x61, count: place)
    let differences = (0...0xFF as ClosedRange<UInt8>).flatMap { byte in
      ["", "b", "/../%41?'#`"].compactMap { rest in
        Self.difference(on: head + [byte] + Array(rest.utf8))
      }
    }
    #expect(differences == [])
  }

  @Test("Every length up to four blocks, in each part", arguments: ["/", "/?", "/#", "/~/", "."])
  func lengths(_ start: String) {
    let texts = (0...64).flatMap { length in
      ["", "'", "|", "%"].map {
        "https://h.example\(start)" + String(repeating: "a", count: length) + $0
      }
    }
    #expect(Self.differences(on: texts) == [])
  }

  @Test("A base URL changes nothing for a URL of its own", arguments: ["https://b/c?d", "app:x"])
  func base(_ base: String) throws {
    let base = try URLRecord(base)
    for text in ["https://h.example/a?b#c", "https://H?b", "https:a", "//h/a", "?x", "http:/y"] {
      var log = ValidationErrorLog()
      let short = try? URLRecord(text.utf8.span, base: base)
      let long = try? URLRecord(
        text.utf8.span, base: base, domains: ASCIIOnlyDomainToASCII(), observer: &log)
      #expect(short?.serialized == long?.serialized)
      #expect(short?.offsets == long?.offsets)
    }
  }

  @Test(
    "A text that is encoded behind its head may end anywhere",
    arguments: [
      "https://h/\u{FC}%", "https://h/\u{FC}%2", "https://h/\u{FC}/%", "https://h/\u{FC}/%2",
      "https://h/\u{FC}/%2e", "https://h/\u{FC}/.", "https://h/\u{FC}?", "https://h/\u{FC}#",
      "https://h?\u{FC}%", "https://h#\u{FC}%2", "https://h/\u{FC} ", "https://h/\u{FC}\t",
      "https://h/a b\\c", "https://h/a?b c\\d#e `f", "https://h/\u{7F}?'\u{7F}#'\u{7F}",
    ])
  func encoded(_ text: String) throws {
    var log = ValidationErrorLog()
    let short = try URLRecord(text)
    let long = try URLRecord(
      text.utf8.span, domains: ASCIIOnlyDomainToASCII(), observer: &log)
    #expect(short.serialized == long.serialized)
    #expect(short.offsets == long.offsets)
  }

  // MARK: Which way

  @Test(
    "It is taken: the steps a byte of a URL that is its own serialization, or nearly",
    arguments: [
      ("https://h.example/", 2), ("http://h.example:8080/a/b.c/~d?e=f&g=%20#h", 2),
      ("https://h.example/a%20b/.c/d..e", 2), ("https://h.example", 2),
      ("https://H.example/a?b", 3), ("https://h.example?b", 3),
      ("http://h.example:8080/a/b.c/~d?e=f&g=%20'#h", 8), ("https://h.example/a b", 8),
      ("https://h.example/a/../b", nil), ("https://u@h.example/", nil),
    ] as [(String, Int?)])
  func steps(_ text: String, _ perByte: Int?) throws {
    var counter = StepCounter()
    _ = try URLRecord(text.utf8.span, domains: .icu, observer: &counter)
    if let perByte {
      #expect(counter.steps == perByte * text.utf8.count)
    } else {
      #expect(counter.steps > 3 * text.utf8.count)
    }
  }
}
