import LinkFuzzing
import LinkValidation
import OutsideReaders
import OutsideTargets
import Testing

/// Targets must be able to fail: each is handed readings that are wrong.
@Suite("What the targets that compare refuse")
struct WrongReadingTests {
  @Test(
    "another parser's URL that differs in a part",
    .enabled(if: Ada.isPresent, "Scripts/build-ada has not been run"),
    arguments: [
      "protocol", "hostname", "port", "host", "username", "password", "pathname", "search", "hash",
      "origin", "href",
    ])
  func urlPart(_ part: String) {
    let target = FuzzTarget.differentialURL(counting: DifferenceCounts()) { text, base in
      var parts = Ada.parse(text, base: base)
      switch part {
      case "protocol": parts?.protocol.removeLast()
      case "hostname": parts?.hostname.append(0x2E)
      case "port": parts?.port.append(0x30)
      case "host": parts?.host.removeLast()
      case "username": parts?.username.append(0x30)
      case "password": parts?.password = []
      case "pathname": parts?.pathname.append(0x2F)
      case "search": parts?.search.removeFirst()
      case "hash": parts?.hash = []
      case "origin": parts?.origin = Array("null".utf8)
      default: parts?.href.append(0x2F)
      }
      return parts
    }
    #expect(throws: PropertyFailure("differential-url", "another \(part)")) {
      try target.check(Array("https://u:p@example.com:8443/a?b#c".utf8))
    }
  }

  @Test(
    "a URL that one parser takes and the other refuses",
    .enabled(if: Ada.isPresent, "Scripts/build-ada has not been run"))
  func refusedURL() {
    let refusing = FuzzTarget.differentialURL(counting: DifferenceCounts()) { _, _ in nil }
    #expect(throws: PropertyFailure("differential-url", "taken here, refused there")) {
      try refusing.check(Array("https://example.com/".utf8))
    }
    let taking = FuzzTarget.differentialURL(counting: DifferenceCounts()) { _, _ in URLParts() }
    for text in ["https://a b/", "https://\u{E9}\u{FFFE}/", "http://a:65536/", "x"] {
      #expect(throws: PropertyFailure.self) { try taking.check(Array(text.utf8)) }
    }
  }

  @Test("the base of a text counts")
  func base() {
    let target = FuzzTarget.differentialURL(counting: DifferenceCounts()) { text, _ in
      Ada.parse(text)
    }
    guard Ada.isPresent else { return }
    #expect(throws: PropertyFailure("differential-url", "taken here, refused there")) {
      try target.check(Array("a".utf8) + [0xFF] + Array("https://example.com/".utf8))
    }
  }

  @Test(
    "a domain that libidn2 or ada refuses, takes, or makes another of",
    arguments: [
      ("example.com", nil, "taken here, refused by"),
      ("a\u{FFFE}b.com", "a", "refused here, taken by"),
      ("example.com", "b", "gives another name"),
    ])
  func domain(_ name: String, _ other: String?, _ detail: String) {
    let wrong = other.map { Array($0.utf8) }
    let outside = [OutsideDomains(ada: { _ in wrong }), OutsideDomains(idn2: { _ in wrong })]
    for (program, outside) in zip(["ada", "libidn2"], outside) {
      guard Ada.isPresent || program != "ada" else { continue }
      let target = FuzzTarget.differentialHosts(counting: DifferenceCounts(), against: outside)
      let expected =
        detail.hasPrefix("gives") ? "\(program) \(detail)" : "\(detail) \(program)"
      #expect(throws: PropertyFailure("differential-hosts", expected)) {
        try target.check(Array(name.utf8))
      }
    }
  }

  /// Takes another host from every text.
  private final class WrongReader: OutsideReader {
    var reader: URLReader { .curl }
    let name = "wrong"
    func readings(of texts: [[UInt8]]) throws(OutsideReaderError) -> [URLReading?] {
      texts.map { _ in
        URLReading(
          by: .curl, scheme: "https", hasUserinfo: false, host: Array("evil.example".utf8),
          hostIsDecoded: true, port: .none)
      }
    }
  }

  /// Ends with the first text.
  private final class EndedReader: OutsideReader {
    var reader: URLReader { .curl }
    let name = "ended"
    func readings(of texts: [[UInt8]]) throws(OutsideReaderError) -> [URLReading?] {
      throw .ended(name)
    }
  }

  private static let link =
    "https://app.example.com/__/auth/action?mode=signIn&oobCode=FAKEcode_0123"
    + "&apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&continueUrl=https%3A%2F%2Fb.example.com%2F"

  @Test("a reader that takes another host from an accepted link")
  func acceptedLink() throws {
    try FuzzTarget.acceptedHosts.check(Array(Self.link.utf8))
    let target = FuzzTarget.acceptedHosts { [WrongReader()] }
    #expect(
      throws: PropertyFailure("accepted-hosts", "layer 0: wrong takes another host")
    ) { try target.check(Array(Self.link.utf8)) }
    #expect(throws: PropertyFailure("accepted-hosts", "ended ended")) {
      try FuzzTarget.acceptedHosts { [EndedReader()] }.check(Array(Self.link.utf8))
    }
    // Nothing is claimed of a link whose host the rules object to.
    let odd = Self.link.replacing("app.example.com", with: "%61pp.example.com")
    try target.check(Array(odd.utf8))
  }
}
