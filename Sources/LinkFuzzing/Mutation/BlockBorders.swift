/// Links with something around the border of a block of sixteen bytes, where a reader that goes block
/// by block may miss it, or take it twice.
enum BlockBorders {
  /// Where it begins, in bytes behind the beginning of the value, path, query or fragment.
  static let places = 13...17

  /// The links.
  static let links: [(name: String, bytes: [UInt8])] =
    all("escape", wrapper, escapes, behind: "https%3A//h.example")
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

  private static let pathPieces = [
    "/.", "/..", "/./b", "/../b", "/.%2E/b", "/%2e", "/%2E%2e/", "/.a", "/..a", "/...", "~/..",
    "|/./", "a~.", "\\b", "'", "`", "^", "%", "\u{FC}", "\t",
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
  ]

  /// Pieces of a query whose names are known ones, or nearly.
  private static let names = [
    "linkx=https://a.example/", "link", "link=", "link==", "mode", "modes=x", "Mode=x", "mode=%",
    "continueUrl", "continueUrl=https://a.example", "continueurl=https://a.example",
    "continueUrls=x", "tenantIdx=t", "tenantId=t&tenantId=%75", "tenantI", "deep_link_id=",
    "deep_link_idx=y", "deep_lin", "deep_link_id=%FF&link=https://a.example/?link=", "lang=de&lang",
    "oobCode=a&oobCode=b%", "oobCodE=x", "apiKeyy=x", "apiKey", "=", "==", "&&&", "%6Dode=x",
  ]

  /// Each text at each of the ``places``, with something behind it and without.
  private static func all(
    _ name: String, _ prefix: String, _ texts: [String], behind start: String = ""
  ) -> [(name: String, bytes: [UInt8])] {
    texts.enumerated().flatMap { number, text in
      // Each place is met by some text, and each text by two places.
      [0, 2].map { step in
        let place = places.lowerBound + (number + step) % places.count
        var value = Array(start.utf8.prefix(place))
        value += [UInt8](repeating: UInt8(ascii: "a"), count: place - value.count)
        let rest = (number + step) % 3 == 0 ? "" : "/rest-of-it"
        return (
          "\(name)-\(number)-\(place)", Array(prefix.utf8) + value + Array((text + rest).utf8)
        )
      }
    }
  }
}
