extension HostileInput {
  /// All families.
  public static let all = nested + parameters + hosts + escapes + punctuation + encodings

  /// A text over and over, as a family.
  private static func text(
    _ name: String, _ unit: String, after prefix: String = "", before suffix: String = ""
  ) -> HostileInput {
    HostileInput(name, repeating: Array(unit.utf8), after: prefix, before: suffix)
  }

  private static let action = "https://h.example/__/auth/action?mode=signIn&oobCode=c&apiKey=k"

  /// Links within links.
  static let nested: [HostileInput] = [
    text("links nested without encoding", "https://h.example/?link="),
    text("links nested by ampersands", "https://h.example/?a&link="),
    text("deep_link_id nested without encoding", "app://google/link/?deep_link_id="),
    text("continue URLs nested without encoding", "\(action)&continueUrl="),
    HostileInput("links nested with encoding") { nestedLink(length: $0, name: "link") },
    HostileInput("deep_link_id nested with encoding") {
      nestedLink(length: $0, name: "deep_link_id")
    },
    text(
      "Hosting links in the continue URL", "/__/auth/links?link=", after: "\(action)&continueUrl="),
    text("a long wrapped link", "x", after: "https://h.example/__/auth/links?link=https://h/"),
    text("a long wrapped link, escaped", "%2578", after: "https://h/__/auth/links?link=https://h/"),
    text(
      "six layers of one long value", "x",
      after: String(repeating: "https://h.example/__/auth/links?link=", count: 4)
        + "https://h.example/?continueUrl=https://h.example/"),
  ]

  /// Links within links, each encoded once for every link around it, so that each has an equal share of
  /// the bytes for what stands before the next one.
  ///
  /// Decoding makes a layer shorter than the one around it, by a share that depends on how the bytes are
  /// spread over the layers. So that a long text differs from a short one in nothing but its length, both
  /// have the same number of links, and the length goes into the parameters of all of them alike.
  private static func nestedLink(length: Int, name: String) -> [UInt8] {
    var text: [UInt8] = []
    var percent = ""
    for layer in 1...nestedLinkCount {
      func escaped(_ delimiter: String, _ digits: String) -> String {
        percent.isEmpty ? delimiter : percent + digits
      }
      let (equals, ampersand) = (escaped("=", "3D"), escaped("&", "26"))
      text += ("https" + escaped(":", "3A")).utf8
      text += (escaped("/", "2F") + escaped("/", "2F") + "h" + escaped("?", "3F")).utf8
      let parameter = "a\(equals)b\(ampersand)".utf8
      let last = "\(name)\(equals)".utf8
      let room = length * layer / nestedLinkCount - text.count - last.count
      for _ in 0..<max(0, room / parameter.count) { text += parameter }
      text += last
      percent += percent.isEmpty ? "%" : "25"
    }
    return text
  }

  /// As many as a reader follows, and one that it does not.
  private static let nestedLinkCount = 7

  /// Queries.
  static let parameters: [HostileInput] = [
    text("many parameters", "a=b&", after: "https://h.example/?"),
    text("many empty pieces", "&", after: "https://h.example/?"),
    text("many bare names", "a&", after: "https://h.example/?"),
    text("many equals signs", "=", after: "https://h.example/?"),
    text("many equals signs between ampersands", "=&", after: "https://h.example/?"),
    text("many codes", "oobCode=c&", after: "https://h.example/?"),
    text("many links", "link=https://h.example/&", after: "https://h.example/?"),
    text("many unreadable links", "link=%FF&", after: "https://h.example/?"),
    text("many encoded names", "%6Dode=signIn&", after: "https://h.example/?"),
    text("a long name", "a", after: "https://h.example/?"),
    text("a long code", "c", after: "https://h.example/?mode=signIn&apiKey=k&oobCode="),
    text(
      "many Dynamic Link parameters", "apn=a&ibi=b&ifl=c&", after: "https://a.page.link/?link=x&"),
    text("parameters in the continue URL", "a%3Db%26", after: "\(action)&continueUrl=https://h/?"),
  ]

  /// Hosts, schemes and ports.
  static let hosts: [HostileInput] = [
    text("a long host", "a", after: "https://"),
    text("many labels", "a.", after: "https://"),
    text("many A-labels", "xn--", after: "https://"),
    text("many A-labels of one letter", "xn--a.", after: "https://"),
    // With a character that no host may have, so that one of any length is refused: a label that is not
    // ASCII may be accepted only while it is no longer than ICU allows.
    text("a host not in ASCII", "\u{E9}", after: "https://", before: "\u{FFFD}"),
    text("labels not in ASCII", "\u{E9}.", after: "https://"),
    text("right-to-left labels", "\u{5D0}1.", after: "https://"),
    text("a percent-encoded host", "%C3%A9", after: "https://"),
    text("a percent-encoded ASCII host", "%61", after: "https://"),
    text("full-width dots", "a\u{3002}", after: "https://"),
    text("IPv4 parts", "1.", after: "https://"),
    text("hexadecimal IPv4 parts", "0x1.", after: "https://", before: "/"),
    text("a long number", "0", after: "https://", before: "1/"),
    text("an IPv6 address without end", "1:", after: "https://["),
    text("an IPv6 address of colons", ":", after: "https://[", before: "]/"),
    text("IPv6 addresses", "[::1]", after: "https://"),
    text("a long port", "0", after: "https://h:", before: "1/"),
    text("ports", ":1", after: "https://h"),
    text("at signs", "@", after: "https://", before: "h/"),
    text("credentials", "u:p@", after: "https://", before: "h/"),
    text("a long scheme", "a", before: "://h/?link=x"),
    text("schemes", "https:", before: "//h/"),
    text("an opaque host", "%", after: "app://"),
  ]

  /// Escapes, good and bad.
  static let escapes: [HostileInput] = [
    text("percent signs", "%", after: "https://h/?link="),
    text("percent signs in the path", "%", after: "https://h/"),
    text("escaped percent signs", "%25", after: "https://h/?link="),
    text("malformed escapes", "%Z1", after: "https://h/?link="),
    text("cut escapes", "%A", after: "https://h/?continueUrl="),
    text("escaped NULs", "%00", after: "https://h/?link=https://h/"),
    text("escaped bytes that are not UTF-8", "%FF", after: "https://h/?link="),
    text("escapes of escapes", "%2525", after: "\(action)&continueUrl="),
    text("escaped blanks", "%20", after: "\(action)&continueUrl="),
    text("escaped tabs", "%09", after: "\(action)&continueUrl=https://h/"),
  ]
}
