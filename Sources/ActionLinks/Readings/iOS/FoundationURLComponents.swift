extension FoundationURL {
  /// Where a string's components stand, by its delimiters alone.
  package struct Components {
    package private(set) var scheme: Range<Int>?
    package private(set) var user: Range<Int>?
    package private(set) var password: Range<Int>?
    package private(set) var host: Range<Int>?
    package private(set) var port: Range<Int>?
    var path: Range<Int>
    var query: Range<Int>?
    var fragment: Range<Int>?
    /// Whether the host stands in brackets.
    var hostIsIPLiteral = false

    /// Cuts a string at its delimiters.
    ///
    /// Fails for a scheme of other than scheme characters, a port of other than digits, and text
    /// between the bracket of an IP literal and its port.
    package init?(cutting text: [UInt8], allowsEmptyScheme: Bool) {
      path = 0..<0
      // A bracket or `@` before the colon speaks for an authority without `//`, not for a scheme.
      let delimiter = text.firstIndex {
        switch $0 {
        case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"),
          UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "@"):
          true
        default: false
        }
      }
      var index = 0
      if let delimiter, text[delimiter] == UInt8(ascii: ":"), delimiter > 0 || allowsEmptyScheme {
        guard Self.isScheme(text[..<delimiter], allowsEmpty: allowsEmptyScheme) else { return nil }
        scheme = 0..<delimiter
        index = delimiter + 1
      }
      if text[index...].begins(with: "//") {
        let end = text[(index + 2)...].firstIndex(where: Self.endsAuthority) ?? text.endIndex
        guard cutAuthority(text, (index + 2)..<end) else { return nil }
        index = end
      }
      let pathEnd =
        text[index...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        ?? text.endIndex
      path = index..<pathEnd
      let hash = text[pathEnd...].firstIndex(of: UInt8(ascii: "#"))
      if pathEnd < (hash ?? text.endIndex) { query = (pathEnd + 1)..<(hash ?? text.endIndex) }
      if let hash { fragment = (hash + 1)..<text.endIndex }
    }

    private static func endsAuthority(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    private static func isScheme(_ text: ArraySlice<UInt8>, allowsEmpty: Bool) -> Bool {
      guard let first = text.first else { return allowsEmpty }
      return first >= UInt8(ascii: "A") && text.allSatisfy(FoundationURLCharacters.scheme.contains)
    }

    /// Cuts an authority into user, password, host and port.
    private mutating func cutAuthority(_ text: [UInt8], _ authority: Range<Int>) -> Bool {
      var hostStart = authority.lowerBound
      if let at = text[authority].lastIndex(of: UInt8(ascii: "@")) {
        let colon = text[hostStart..<at].firstIndex(of: UInt8(ascii: ":"))
        user = hostStart..<(colon ?? at)
        password = colon.map { ($0 + 1)..<at }
        hostStart = at + 1
      }
      let hostAndPort = text[hostStart..<authority.upperBound]
      var hostEnd = authority.upperBound
      if hostAndPort.first == UInt8(ascii: "["),
        let bracket = hostAndPort.firstIndex(of: UInt8(ascii: "]"))
      {
        hostIsIPLiteral = true
        hostEnd = bracket + 1
        if hostEnd < authority.upperBound {
          guard text[hostEnd] == UInt8(ascii: ":") else { return false }
          port = (hostEnd + 1)..<authority.upperBound
        }
      } else if let colon = hostAndPort.firstIndex(of: UInt8(ascii: ":")) {
        hostEnd = colon
        if colon + 1 < authority.upperBound { port = (colon + 1)..<authority.upperBound }
      }
      host = hostStart..<hostEnd
      guard let port, !text[port].allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return true }
      // Apple's address book puts other text there.
      return schemeEquals("addressbook", in: text)
    }

    /// Whether the string's scheme is this one, given in lower case.
    func schemeEquals(_ name: String, in text: [UInt8]) -> Bool {
      guard let scheme else { return false }
      return text[scheme].elementsEqual(name.utf8) { byte, letter in
        byte == letter || byte &- UInt8(ascii: "A") < 26 && byte | 0x20 == letter
      }
    }
  }
}
