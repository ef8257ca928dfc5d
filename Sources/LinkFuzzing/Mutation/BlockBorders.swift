/// Links with something around the border of a block of sixteen bytes, where a reader that goes block
/// by block may miss it, or take it twice.
enum BlockBorders {
  /// Where it begins, in bytes behind the beginning of the value, path, query or fragment.
  static let places = 13...17

  /// The links.
  static let links: [(name: String, bytes: [UInt8])] =
    all("escape", wrapper, escapes, behind: "https%3A//h.example")
    + everywhere("dots", host + "/", dots)
    + all("path", host + "/", pathPieces) + all("query", host + "/?", queryPieces)
    + all("fragment", host + "/#", queryPieces) + urls.map { ($0, Array($0.utf8)) }
    + names.map { ($0, Array((action + $0).utf8)) }

  private static let host = "https://h.example"
  private static let wrapper = host + "/__/auth/links?link="
  private static let action = host + "/__/auth/action?apiKey=k&mode=signIn&oobCode=c&"

  /// Well-formed escapes, one that leaves an escape, cut ones, and some that decode to no UTF-8.
  private static let escapes = [
    "%41", "%2541", "%25%34%31", "%41%42%43%44%45%46", "%C3%BC", "%", "%4", "%%41", "%4%41", "%FF",
    "%FC", "%26mode=x", "%3Flink%3Dx",
  ]

  /// Dot segments, and what is none.
  private static let dots = [
    "/.", "/.?q", "/..", "/../b", "/.%2E", "/%2e/b", "/.a", "/...", "/./~", "|/..",
  ]

  private static let pathPieces = [
    "/%2E%2e/", "/..a", "~/..", "a~.", "\\b", "'", "`", "^", "%", "\u{FC}", "\t",
  ]

  private static let queryPieces = [
    "'", "`", "\"", "|", "^", "\\", "<", "{", "%", "%41", "\u{7F}", "\u{FC}", " ", "\t", "&link=x",
    "=",
  ]

  private static let urls = [
    "http://h.example", "HTTPS://h.example/", "https://H.example?q", "https://h.example:/x",
    "https://h.example:0/", "https://h.example:080/", "https://h.example:80/",
    "https://h.example:443/x", "http://h.example:80#f", "https://h.example:65535",
    "https://h.example:65536", "https://h.example:8a/", "https://a..b/", "https://.a/",
    "https://a./", "https://a.1/", "https://a.0x/", "https://a.0xf/", "https://a.f/",
    "https://1.2.3.4?q", "https://h.1a/", "https://b\u{FC}cher.example", "https://\u{FF11}/",
    "https://a\u{3002}\u{FF10}x/", "https://\u{AD}/", "https://a%41/", "https://a_b/",
    "https:/h.example/", "https://h.example\\x", "https://u@h.example/", "https://",
    "https://h.example/a b/%", "https://h.example/\u{FC}/.%2", "https://h.example/{/%2e",
    "https://h.example?\u{20AC}' #`\u{FC}", "https://h.example:8/\"a/../b",
    "https://h.example/a b ",
    "https://h.example/\u{FC}\\", "https://H.example/a b", "https://h.example#a b?c#d|",
  ]

  /// Pieces of a query whose names are known ones, or nearly.
  private static let names = [
    "linkx=https://a.example/", "link", "link=", "link==", "mode", "modes=x", "Mode=x", "mode=%",
    "continueUrl", "continueUrl=https://a.example", "continueurl=https://a.example",
    "continueUrls=x", "tenantIdx=t", "tenantId=t&tenantId=%75", "tenantI", "deep_link_id=",
    "deep_link_idx=y", "deep_lin", "deep_link_id=%FF&link=https://a.example/?link=", "lang=de&lang",
    "oobCode=a&oobCode=b%", "oobCodE=x", "apiKeyy=x", "apiKey", "=", "==", "&&&", "%6Dode=x",
  ]

  /// Each text at some of the ``places``, with something behind it and without.
  private static func all(
    _ name: String, _ prefix: String, _ texts: [String], behind start: String = ""
  ) -> [(name: String, bytes: [UInt8])] {
    texts.enumerated().flatMap { number, text in
      // Each place is met by some text, and each text by two places.
      [0, 2].map { step in
        let rest = (number + step) % 3 == 0 ? "" : "/rest-of-it"
        let place = places.lowerBound + (number + step) % places.count
        return link("\(name)-\(number)", prefix, start, place, text + rest)
      }
    }
  }

  /// Each text at each of the ``places``, with nothing behind it.
  private static func everywhere(
    _ name: String, _ prefix: String, _ texts: [String]
  ) -> [(name: String, bytes: [UInt8])] {
    texts.enumerated().flatMap { number, text in
      places.map { link("\(name)-\(number)", prefix, "", $0, text) }
    }
  }

  private static func link(
    _ name: String, _ prefix: String, _ start: String, _ place: Int, _ text: String
  ) -> (name: String, bytes: [UInt8]) {
    var bytes = Array((prefix + start.prefix(place)).utf8)
    bytes += [UInt8](repeating: UInt8(ascii: "a"), count: max(0, place - start.utf8.count))
    return ("\(name)-\(place)", bytes + text.utf8)
  }
}
