import DomainNames
import Testing
import URLStandard

@Suite("Steps grow with the length of the input, no faster")
struct LinearTimeTests {
  /// Inputs of one shape and any length.
  struct Family: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The shape: a start, what is repeated, an end.
    let start: [UInt8]
    let unit: [UInt8]
    let end: [UInt8]
    let base: String?

    init(
      _ name: String, _ start: String, _ unit: String, _ end: String = "", base: String? = nil
    ) {
      self.init(name, start, [UInt8](unit.utf8), end, base: base)
    }

    init(_ name: String, _ start: String, _ unit: [UInt8], _ end: String = "", base: String? = nil)
    {
      testDescription = name
      self.start = [UInt8](start.utf8)
      self.unit = unit
      self.end = [UInt8](end.utf8)
      self.base = base
    }

    /// An input of about `count` bytes.
    func input(_ count: Int) -> [UInt8] {
      var bytes = start
      bytes.reserveCapacity(count + end.count)
      while bytes.count + unit.count + end.count <= count { bytes += unit }
      return bytes + end
    }
  }

  static let families = [
    Family("dots in a host", "https://", ".", "/"), Family("labels", "https://", "a.", "/"),
    Family("a long label", "https://", "a", "/"), Family("dots in a segment", "https://h/", "."),
    Family("single dots", "https://h/", "./"), Family("double dots", "https://h/", "../"),
    Family("encoded double dots", "https://h/", "%2e%2E/"),
    Family("segments that go again", "https://h/", "a/../"),
    Family("a deep path that goes", "https://h", "/a", "/.."),
    Family("double dots on a file", "file:///c:/", "../"),
    Family("double dots without a host", "foo:/", "a/..//"),
    Family("slashes", "https:", "/"), Family("backslashes", "https:", "\\"),
    Family("slashes without a host", "foo:/.", "/"), Family("slashes in a path", "https://h/", "/"),
    Family("percent signs in a host", "https://", "%", "/"),
    Family("escapes in a host", "https://", "%41", "/"),
    Family("escapes that are no UTF-8 in a host", "https://", "%ff", "/"),
    Family("percent signs in a path", "https://h/", "%"), Family("escapes", "https://h/?", "%41"),
    Family("at signs", "https://", "@", "h"), Family("credentials", "https://", "a:@", "h"),
    Family("colons", "https://", ":", "@h"), Family("colons in a port", "https://h:1", ":"),
    Family("digits in a port", "https://h:", "0", "1"),
    Family("digits and no port", "https://h:", "1", "x"),
    Family("a long scheme", "a", "b", ":"),
    Family("no scheme", "a", "+-.", "/", base: "https://h/p"),
    Family("brackets", "https://", "[", "]"), Family("colons in brackets", "https://[", ":", "]"),
    Family("pieces", "https://[", "0:", "]"), Family("digits in brackets", "https://[::", "0", "]"),
    Family("numbers in brackets", "https://[::", "1.", "]"),
    Family("a long number", "https://", "0", "/"),
    Family("a long hexadecimal number", "https://0x", "0", "1/"),
    Family("many numbers", "https://", "1.", "1/"),
    Family("a number behind labels", "https://", "a.", "1/"),
    Family("an opaque host", "foo://", "\"%"),
    Family("an opaque host that is bad", "foo://", "a", "^"),
    Family("tabs", "https://h/", "\t", "x"), Family("newlines everywhere", "ht\ntps://h/", "a\r\n"),
    Family("spaces before", "", " ", "https://h"), Family("controls behind", "https://h/", "\u{1}"),
    Family("nothing but spaces", "", " "), Family("spaces in an opaque path", "foo:", " ", "#"),
    Family("a long opaque path", "foo:", "a |<", "?"), Family("queries", "https://h/?", "?'\""),
    Family("fragments", "https://h/#", "#<`"), Family("non-ASCII text", "https://h/", "é日💩"),
    Family("invalid UTF-8", "https://h/", [0xFF]),
    Family("truncated UTF-8", "https://h/", [0xF0, 0x9F]),
    Family("invalid UTF-8 in a host", "https://", [0xFF], "/"),
    Family("invalid UTF-8 in credentials", "https://", [0xC0, 0x3A], "@h/"),
    Family("surrogates", "foo:", [0xED, 0xA0, 0x80]),
    Family("a non-ASCII host", "https://", "ü.", "/"),
    Family("tabs and invalid UTF-8", "https://h/", [0x09, 0xFF, 0x3C]),
    Family("a relative path", "", "../a/", base: "https://h/b/c"),
    Family("drive letters", "file://", "C|/"),
    Family("drive letters behind a host", "file://h/", "C|/../"),
  ]

  #if DEBUG
  static let sizes = [1_000, 2_000, 16_384, 32_768]
  #else
  static let sizes = [1_000, 2_000, 65_536, 131_072, 524_288, 1_048_576]
  #endif

  /// An observer that counts and asks for the errors, so that finding those is counted too.
  private struct ErrorStepCounter: ParsingObserver {
    static var recordsValidationErrors: Bool { true }
    var steps = 0

    mutating func step(_ count: Int) { steps += count }
    mutating func validationError(_ error: ValidationError, at offset: Int) { steps += 1 }
  }

  @Test("Twice the input takes at most twice the steps, and each byte a few", arguments: families)
  func linear(_ family: Family) throws {
    let base = try family.base.map { try URLRecord($0) }
    for pair in stride(from: 0, to: Self.sizes.count, by: 2) {
      var counts: [Int] = []
      var errorCounts: [Int] = []
      for size in Self.sizes[pair...pair + 1] {
        let input = family.input(size)
        var counter = StepCounter()
        _ = try? URLRecord(input.span, base: base, domains: .icu, observer: &counter)
        var errorCounter = ErrorStepCounter()
        _ = try? URLRecord(input.span, base: base, domains: .icu, observer: &errorCounter)
        #expect(counter.steps >= input.count - 1, "at least one look at each byte")
        #expect(counter.steps <= 23 * size + 64)
        #expect(errorCounter.steps <= 24 * size + 64)
        counts.append(counter.steps)
        errorCounts.append(errorCounter.steps)
      }
      #expect(Double(counts[1]) <= 2.1 * Double(counts[0]))
      #expect(Double(errorCounts[1]) <= 2.1 * Double(errorCounts[0]))
    }
  }

  // What may be a canonical http URL is first copied and looked at for that.
  @Test(
    "Every pass is counted: exact steps of a few inputs",
    arguments: [
      ("https://h/", 20), ("https://h/a/..", 67), ("https://1.2.3.4/", 129), ("https://[::1]/", 71),
      ("https://u:p@h:8/?q#f", 98), ("https://%61/", 67), ("https://ü/", 33), ("foo:/.//", 20),
      ("foo://a", 18), ("foo:a", 13), ("\thttps://\nh", 39), ("https://h/ü", 96), ("//h/b", 20),
      ("?q", 15),
    ])
  func exact(_ input: String, _ steps: Int) throws {
    var counter = StepCounter()
    _ = try URLRecord(
      [UInt8](input.utf8).span, base: URLRecord("https://x/a?b"), domains: .icu,
      observer: &counter)
    #expect(counter.steps == steps)
  }

  @Test("A base URL adds its length, once")
  func base() throws {
    let base = try URLRecord("https://h/" + String(repeating: "a/", count: 10_000))
    var counter = StepCounter()
    let input = [UInt8](String(repeating: "../", count: 10_000).utf8)
    let url = try URLRecord(input.span, base: base, domains: .icu, observer: &counter)
    #expect(url.href == "https://h/")
    #expect(counter.steps <= 12 * input.count + 2 * base.serialized.count)
  }
}
