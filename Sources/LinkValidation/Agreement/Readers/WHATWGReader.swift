import DomainNames
import URLStandard

/// The reading of the URL Standard, which is this package's own parser.
enum WHATWGReader {
  static func read(_ text: [UInt8]) -> UncomparedReading? {
    guard let url = try? URLRecord(text.span, domains: .icu) else { return nil }
    var reading = UncomparedReading()
    reading.scheme = Array(url.scheme.utf8)
    reading.hasUserinfo = url.includesCredentials
    reading.host = url.host.map { Array($0.description.utf8) }
    if let port = url.port { reading.port = .number(UInt32(port)) }
    reading.hostRange = hostRange(in: text, isSpecial: url.isSpecial)
    return reading
  }

  /// Where the host stands in a text that is a URL: the record has its serialization only.
  ///
  /// Source: URL Standard, section 4.4 ("URL parsing"), from the scheme state to the port state.
  private static func hostRange(in text: [UInt8], isSpecial: Bool) -> Range<Int>? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.endIndex
    func isSlash(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "/") || isSpecial && byte == UInt8(ascii: "\\")
    }
    var start = colon + 1
    var slashes = 0
    while start < end, isSlash(text[start]) || isIgnored(text[start]) {
      if isSlash(text[start]) {
        // A scheme that is not special has two slashes before its host, a special one any number.
        if !isSpecial, slashes == 2 { break }
        slashes += 1
      }
      start += 1
    }
    guard isSpecial || slashes == 2, start < end else { return nil }
    let authority = text[start..<end].prefix {
      !isSlash($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    let host =
      authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
    var isBracketed = false
    let port = host.firstIndex { byte in
      if byte == UInt8(ascii: "[") { isBracketed = true }
      if byte == UInt8(ascii: "]") { isBracketed = false }
      return byte == UInt8(ascii: ":") && !isBracketed
    }
    return host.startIndex..<(port ?? host.endIndex)
  }

  /// Whether the parser drops the byte wherever it stands.
  private static func isIgnored(_ byte: UInt8) -> Bool { byte == 9 || byte == 10 || byte == 13 }
}
