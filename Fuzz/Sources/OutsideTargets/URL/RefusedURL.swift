public import URLStandard

/// A text that this project refuses.
public struct RefusedURL: Sendable {
  /// Why it is refused.
  public let code: URLParsingError.Code
  /// The name that is the text's host; empty where the reason is another part.
  public let name: WrittenName

  /// Describes a text.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - error: Why it is refused.
  public init(_ text: [UInt8], _ error: URLParsingError) {
    code = error.code
    let host = code == .validation(.domainToASCII) ? Self.writtenHost(in: text) : []
    let decoded = String(percentDecoding: String(decoding: host, as: UTF8.self))
    name = WrittenName(Array(decoded.utf8))
  }

  /// Why ada may take what is refused here.
  public static let known: [KnownDifference<RefusedURL>] = KnownDifference<WrittenName>.takenByAda
    .map {
      known in KnownDifference(known.name, reason: known.reason) { known.includes($0.name) }
    }

  /// The host as it stands in a text with an authority.
  private static func writtenHost(in text: [UInt8]) -> [UInt8] {
    let bytes = text.filter { ![0x09, 0x0A, 0x0D].contains($0) }
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
