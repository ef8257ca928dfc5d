import ActionLinks

/// The reading of `android.net.Uri.parse`: `getScheme`, `getUserInfo`, `getHost`, `getPort`.
///
/// Android refuses nothing. A text that begins with something else than a scheme and has a colon
/// further on gives a scheme all the same, under which nothing can be opened; here that counts as
/// refused.
///
/// Source: aosp-mirror/platform_frameworks_base, `core/java/android/net/Uri.java` (`StringUri`,
/// `AbstractHierarchicalUri`), with the corrections of 2018: before them userinfo ended at the first
/// `@`, and a backslash belonged to the host.
enum AndroidUriReader {
  static func read(_ text: [UInt8]) -> UncomparedReading? {
    var reading = UncomparedReading()
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    if let colon {
      guard RFC3986Reader.isScheme(text[..<colon]) else { return nil }
      reading.scheme = Array(text[..<colon])
    }
    let start = colon.map { $0 + 1 } ?? 0
    guard text[start...].starts(with: "//".utf8) else { return reading }
    let authority = text[(start + 2)...].prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "?")
        && $0 != UInt8(ascii: "#")
    }
    let at = authority.lastIndex(of: UInt8(ascii: "@"))
    reading.hasUserinfo = at != nil
    let hostStart = at.map { $0 + 1 } ?? authority.startIndex
    var hostEnd = authority.endIndex
    // The port is what digits, or nothing, stand behind the last colon.
    if let separator = authority.lastIndex(where: { $0 &- UInt8(ascii: "0") >= 10 }),
      authority[separator] == UInt8(ascii: ":")
    {
      hostEnd = separator
      setPort(authority[(separator + 1)...], of: &reading)
    }
    reading.hostRange = hostStart..<hostEnd
    reading.host = AndroidUriDecoding.decode(authority[hostStart..<hostEnd], plusIsSpace: false)
    reading.hostIsDecoded = true
    return reading
  }

  /// Sets the port unless it is beyond Java's `int`, for then there is none.
  private static func setPort(_ digits: ArraySlice<UInt8>, of reading: inout UncomparedReading) {
    guard Int32(String(decoding: digits, as: UTF8.self)) != nil else { return }
    reading.setPort(digits: digits)
  }
}
