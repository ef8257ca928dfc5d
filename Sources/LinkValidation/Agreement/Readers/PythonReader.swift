import URLStandard

/// The reading of Python's `urllib.parse.urlsplit`: `scheme`, `hostname`, `port`.
///
/// The port is looked at only when it is asked for, and then refused where it is none.
///
/// Source: python/cpython, `Lib/urllib/parse.py`, the releases of 2025 and later (all since have
/// the check of brackets, most since 2023 trim blanks and controls at the beginning).
enum PythonReader {
  static func read(_ text: [UInt8]) -> UncomparedReading? {
    var url = text.drop { $0 <= 0x20 }
    let isWhole = !url.contains(where: isDropped)
    if !isWhole { url = url.filter { !isDropped($0) }[...] }
    var reading = UncomparedReading()
    if let colon = url.firstIndex(of: UInt8(ascii: ":")), RFC3986Reader.isScheme(url[..<colon]) {
      reading.scheme = Array(url[..<colon])
      url = url[(colon + 1)...]
    }
    guard url.starts(with: "//".utf8) else { return reading }
    let location = url.dropFirst(2).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    let at = location.lastIndex(of: UInt8(ascii: "@"))
    reading.hasUserinfo = at != nil
    let hostAndPort = location[(at.map { $0 + 1 } ?? location.startIndex)...]
    guard hasValidBrackets(location, hostAndPort), !hasHiddenDelimiter(location) else { return nil }

    var host = hostAndPort
    var port: ArraySlice<UInt8>?
    if let bracket = hostAndPort.firstIndex(of: UInt8(ascii: "[")) {
      let end = hostAndPort.firstIndex(of: UInt8(ascii: "]")) ?? hostAndPort.endIndex
      host = hostAndPort[bracket..<min(end + 1, hostAndPort.endIndex)]
      port = hostAndPort[end...].dropFirst(2)
    } else if let colon = hostAndPort.firstIndex(of: UInt8(ascii: ":")) {
      host = hostAndPort[..<colon]
      port = hostAndPort[(colon + 1)...]
    }
    reading.host = host == [UInt8(ascii: "["), UInt8(ascii: "]")] ? [] : lowercased(host)
    // Where bytes were dropped, offsets are no longer those of the text.
    if isWhole { reading.hostRange = host.startIndex..<host.endIndex }
    if let port { setPort(port, of: &reading) }
    return reading
  }

  private static func isDropped(_ byte: UInt8) -> Bool { byte == 9 || byte == 10 || byte == 13 }

  private static func setPort(_ port: ArraySlice<UInt8>, of reading: inout UncomparedReading) {
    reading.setPort(digits: port.prefix { $0 &- UInt8(ascii: "0") < 10 })
    let isPort = port.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    if case .number(0x1_0000...) = reading.port { reading.port = .refused }
    if !isPort { reading.port = .refused }
  }

  /// `_check_bracketed_netloc`, and the check before it that there are both brackets or none.
  private static func hasValidBrackets(
    _ location: ArraySlice<UInt8>, _ hostAndPort: ArraySlice<UInt8>
  ) -> Bool {
    let opens = location.contains(UInt8(ascii: "["))
    guard opens == location.contains(UInt8(ascii: "]")) else { return false }
    guard opens else { return true }
    guard hostAndPort.contains(UInt8(ascii: "[")) else {
      // The brackets are in the userinfo; Python asks all the same that the host could be in some.
      return isBracketedHost(hostAndPort.prefix { $0 != UInt8(ascii: ":") })
    }
    guard hostAndPort.first == UInt8(ascii: "[") else { return false }
    let bracket = hostAndPort.firstIndex(of: UInt8(ascii: "]")) ?? hostAndPort.endIndex
    let tail = hostAndPort[bracket...].dropFirst()
    guard tail.isEmpty || tail.first == UInt8(ascii: ":") else { return false }
    return isBracketedHost(hostAndPort[..<bracket].dropFirst())
  }

  /// `_check_bracketed_host`: an address of a future version, or an IPv6 address with or without
  /// a zone.
  private static func isBracketedHost(_ host: ArraySlice<UInt8>) -> Bool {
    if host.first == UInt8(ascii: "v") {
      let version = host.dropFirst().prefix {
        $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 6
      }
      let tail = host[version.endIndex...]
      return !version.isEmpty && tail.first == UInt8(ascii: ".") && tail.count > 1
    }
    let percent = host.firstIndex(of: UInt8(ascii: "%")) ?? host.endIndex
    let zone = host[percent...].dropFirst()
    guard percent == host.endIndex || !zone.isEmpty && !zone.contains(UInt8(ascii: "%")) else {
      return false
    }
    let literal = [UInt8(ascii: "[")] + host[..<percent] + [UInt8(ascii: "]")]
    return IPv6Literal.address(in: literal) != nil
  }

  /// `_checknetloc`: whether NFKC would turn a character into a delimiter.
  private static func hasHiddenDelimiter(_ location: ArraySlice<UInt8>) -> Bool {
    guard location.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: location, as: UTF8.self).unicodeScalars
      .contains { hiddenDelimiters.contains($0) }
  }

  /// The characters whose NFKC form holds `/`, `?`, `#`, `@` or `:`; the rule is as old as they are.
  private static let hiddenDelimiters: Set<Unicode.Scalar> = [
    "\u{2047}", "\u{2048}", "\u{2049}", "\u{2100}", "\u{2101}", "\u{2105}", "\u{2106}", "\u{2A74}",
    "\u{FE13}", "\u{FE16}", "\u{FE55}", "\u{FE56}", "\u{FE5F}", "\u{FE6B}", "\u{FF03}", "\u{FF0F}",
    "\u{FF1A}", "\u{FF1F}", "\u{FF20}",
  ]

  /// `str.lower` of a host up to its zone: unlike UTS 46 it knows the final form of sigma.
  private static func lowercased(_ host: ArraySlice<UInt8>) -> [UInt8] {
    let percent = host.firstIndex(of: UInt8(ascii: "%")) ?? host.endIndex
    let name = host[..<percent]
    guard name.contains(where: { $0 >= 0x80 }) else {
      return asciiLowercased(name) + host[percent...]
    }
    let scalars = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
    var output = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\u{3A3}" {
        let before = scalars[..<index].last { !$0.properties.isCaseIgnorable }
        let after = scalars[(index + 1)...].first { !$0.properties.isCaseIgnorable }
        let isFinal = before?.properties.isCased == true && after?.properties.isCased != true
        output.unicodeScalars.append(isFinal ? "\u{3C2}" : "\u{3C3}")
      } else {
        output += scalar.properties.lowercaseMapping
      }
    }
    return Array(output.utf8) + host[percent...]
  }
}
