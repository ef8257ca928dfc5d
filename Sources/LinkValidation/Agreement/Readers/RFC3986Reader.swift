/// The reading of RFC 3986: the text is cut as its appendix B does, and refused where a part is not
/// what the grammar of its appendix A gives.
enum RFC3986Reader {
  static func read(_ text: [UInt8]) -> UncomparedReading? {
    var reading = UncomparedReading()
    var rest = text[...]
    let delimiter = rest.firstIndex {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?")
        || $0 == UInt8(ascii: "#")
    }
    if let delimiter, text[delimiter] == UInt8(ascii: ":") {
      // A relative reference must not have a colon in its first segment.
      guard isScheme(text[..<delimiter]) else { return nil }
      reading.scheme = Array(text[..<delimiter])
      rest = text[(delimiter + 1)...]
    }
    if rest.starts(with: "//".utf8) {
      let authority = rest.dropFirst(2).prefix {
        $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
      }
      guard readAuthority(authority, into: &reading) else { return nil }
      rest = text[authority.endIndex...]
    }
    return isPathQueryFragment(rest) ? reading : nil
  }

  /// Whether a text is a `scheme`.
  static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, (first | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
    return text.allSatisfy {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10
        || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  private static func readAuthority(
    _ authority: ArraySlice<UInt8>, into reading: inout UncomparedReading
  ) -> Bool {
    var host = authority
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) {
      guard isText(authority[..<at], alsoAllowing: ":") else { return false }
      reading.hasUserinfo = true
      host = authority[(at + 1)...]
    }
    var port = host.firstIndex(of: UInt8(ascii: ":"))
    if host.first == UInt8(ascii: "[") {
      guard let bracket = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let tail = bracket + 1
      guard tail == host.endIndex || host[tail] == UInt8(ascii: ":") else { return false }
      port = tail == host.endIndex ? nil : tail
      guard isIPLiteral(Array(host[..<tail])) else { return false }
    } else {
      guard isText(host[..<(port ?? host.endIndex)], alsoAllowing: "") else { return false }
    }
    if let port {
      let digits = host[(port + 1)...]
      guard digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return false }
      reading.setPort(digits: digits)
      host = host[..<port]
    }
    reading.host = Array(host)
    reading.hostRange = host.startIndex..<host.endIndex
    return true
  }

  /// `IP-literal`: an IPv6 address or an address of a future version, in brackets.
  private static func isIPLiteral(_ literal: [UInt8]) -> Bool {
    if IPv6Literal.address(in: literal) != nil { return true }
    let address = literal.dropFirst().dropLast()
    guard let dot = address.firstIndex(of: UInt8(ascii: ".")),
      address.first.map({ $0 | 0x20 }) == UInt8(ascii: "v")
    else { return false }
    let version = address[..<dot].dropFirst()
    let text = address[(dot + 1)...]
    return !version.isEmpty && version.allSatisfy(isHexDigit) && !text.isEmpty
      && !text.contains(UInt8(ascii: "%")) && isText(text, alsoAllowing: ":")
  }

  private static func isPathQueryFragment(_ text: ArraySlice<UInt8>) -> Bool {
    let hash = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    // A path or query holds neither brackets nor a second `#`; a `?` is for the query to begin.
    return isText(text[..<hash], alsoAllowing: ":@/?")
      && isText(text[hash...].dropFirst(), alsoAllowing: ":@/?")
  }

  /// Whether a text is of `unreserved`, `sub-delims`, `pct-encoded` and some further bytes.
  private static func isText(_ text: ArraySlice<UInt8>, alsoAllowing others: String) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.endIndex, isHexDigit(text[index + 1]), isHexDigit(text[index + 2])
        else { return false }
        index += 3
        continue
      }
      guard isUnreservedOrSubDelimiter(text[index]) || others.utf8.contains(text[index]) else {
        return false
      }
      index += 1
    }
    return true
  }

  private static func isUnreservedOrSubDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
