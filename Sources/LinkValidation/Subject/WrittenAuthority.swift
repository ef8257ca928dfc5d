internal import ActionLinks
internal import URLStandard

/// The scheme and authority of a URL as they are written, once what every URL parser takes away is
/// gone: blanks and controls around it, tabs and line breaks anywhere.
struct WrittenAuthority: Sendable {
  /// The URL without what is taken away.
  let text: [UInt8]
  /// Whether nothing was taken away, so that offsets are those of the URL as given.
  let isVerbatim: Bool
  /// The scheme in lower case.
  let scheme: String
  /// The authority in ``text``.
  let authority: AuthorityText

  /// Takes the authority that a layer has by delimiters alone, or that a URL parser would find.
  init?(of layer: SubjectLayer) {
    guard let scheme = layer.scheme, let authority = layer.authority,
      !layer.readText[..<authority.range.upperBound].contains(where: \.isASCIITabOrNewline)
    else {
      // Where the text has no scheme by delimiters alone, what is taken away may hide one.
      let mayHideScheme = layer.scheme != nil || layer.text.contains(where: \.isC0ControlOrSpace)
      guard mayHideScheme else { return nil }
      self.init(layer.text)
      return
    }
    self.init(
      text: layer.readText, isVerbatim: layer.layer.isReadVerbatim, scheme: scheme,
      authority: authority)
  }

  /// Finds the authority of a URL; `nil` where the text has no scheme or no authority.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init?(_ url: [UInt8]) {
    var bytes = url[...].drop(while: \.isC0ControlOrSpace)
    while let last = bytes.last, last.isC0ControlOrSpace { bytes.removeLast() }
    let opened = bytes.filter { !$0.isASCIITabOrNewline }
    guard let colon = opened.firstIndex(of: UInt8(ascii: ":")), let first = opened.first,
      first.isASCIIAlpha, opened[..<colon].allSatisfy(Self.isOfScheme)
    else { return nil }
    let scheme = String(decoding: opened[..<colon].map(\.asciiLowercased), as: UTF8.self)
    guard
      let authority = AuthorityText(
        opened, colon: colon, isSpecial: Schemes.isSpecialWithHost(scheme))
    else { return nil }
    self.init(
      text: opened, isVerbatim: opened.count == url.count, scheme: scheme, authority: authority)
  }

  private init(text: [UInt8], isVerbatim: Bool, scheme: String, authority: AuthorityText) {
    self.text = text
    self.isVerbatim = isVerbatim
    self.scheme = scheme
    self.authority = authority
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}

extension Schemes {
  /// Whether a scheme, in lower case, is one whose URLs have a domain or an address as host, which
  /// must not be empty.
  ///
  /// Source: URL Standard, section 4.2 ("URL miscellaneous"), the special schemes but `file`.
  static func isSpecialWithHost(_ scheme: String) -> Bool {
    switch scheme {
    case "https", "http", "wss", "ws", "ftp": true
    default: false
    }
  }
}
