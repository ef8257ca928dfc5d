import URLStandard

extension WrittenName {
  /// The name that is the host of a URL as written, percent-decoded; empty where there is none.
  ///
  /// It is cut out anew, without this project's parser, which is what is compared.
  ///
  /// - Parameter text: UTF-8.
  public init(hostOf text: [UInt8]) {
    let host = String(decoding: Self.writtenHost(in: text), as: UTF8.self)
    self.init(Array(String(percentDecoding: host).utf8))
  }

  /// The host as it stands in a text with an authority.
  private static func writtenHost(in text: [UInt8]) -> [UInt8] {
    // What a URL parser takes away: blanks and controls at both ends, tabs and line breaks in between.
    let trimmed = text.prefix((text.lastIndex { $0 > 0x20 } ?? -1) + 1).drop { $0 <= 0x20 }
    let bytes = trimmed.filter { ![0x09, 0x0A, 0x0D].contains($0) }
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    let isEnd = { (byte: UInt8) in
      isSlash(byte) || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    // The scheme ends at the first colon, unless the authority has begun before that.
    let colon = bytes.firstIndex { $0 == UInt8(ascii: ":") || isEnd($0) }
    let hasScheme = colon.map { bytes[$0] == UInt8(ascii: ":") } ?? false
    let rest = hasScheme ? bytes.dropFirst((colon ?? 0) + 1) : bytes[...]
    var authority = rest.drop(while: isSlash).prefix { !isEnd($0) }
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      authority = authority[(at + 1)...]
    }
    return Array(authority.prefix { $0 != UInt8(ascii: ":") })
  }
}
