internal import URLStandard

/// What a builder refuses, since it would move the borders between the parts of a link.
extension LinkBuilder {
  /// Whether a text could only be a host: not empty, and without a delimiter or a blank.
  func checkHost(_ host: String, allowsPort: Bool = false) throws(LinkBuildingError) {
    let bytes = host.utf8.span
    guard !bytes.isEmpty else { throw LinkBuildingError(code: .invalidHost) }
    for offset in bytes.indices {
      let isDelimiter =
        switch bytes[offset] {
        case 0...0x20, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"),
          UInt8(ascii: "@"), UInt8(ascii: "\\"):
          true
        case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): !allowsPort
        default: false
        }
      if isDelimiter { throw LinkBuildingError(code: .invalidHost, offset: offset) }
    }
  }

  func checkHandlerURL() throws(LinkBuildingError) {
    let bytes = handlerURL.utf8.span
    if let fragment = bytes.firstOffset(of: UInt8(ascii: "#")) {
      throw LinkBuildingError(code: .invalidHandlerURL, offset: fragment)
    }
    guard let colon = bytes.firstOffset(of: UInt8(ascii: ":")), colon > 0,
      colon + 3 < bytes.count,
      bytes.extracting(colon..<bytes.count).starts(with: "://"),
      bytes[colon + 3] != UInt8(ascii: "/"), bytes[colon + 3] != UInt8(ascii: "?")
    else { throw LinkBuildingError(code: .invalidHandlerURL) }
  }

  func checkCustomScheme(_ scheme: String) throws(LinkBuildingError) {
    let bytes = scheme.utf8.span
    for offset in bytes.indices {
      let byte = bytes[offset]
      let isAllowed =
        byte.isASCIIAlpha
        || offset > 0
          && (byte.isASCIIDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "."))
      guard isAllowed else { throw LinkBuildingError(code: .invalidCustomScheme, offset: offset) }
    }
    // Parsers and readers treat the special schemes in their own ways.
    for special in ["http", "https", "ws", "wss", "ftp", "file"]
    where bytes.count == special.utf8.count && bytes.starts(withCaseInsensitive: special) {
      throw LinkBuildingError(code: .invalidCustomScheme)
    }
    guard !bytes.isEmpty else { throw LinkBuildingError(code: .missingCustomScheme) }
  }
}
