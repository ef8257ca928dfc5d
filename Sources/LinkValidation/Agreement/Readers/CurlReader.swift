/// The reading of libcurl's URL API: `curl_url_set` of the whole URL without flags, then
/// `CURLUPART_SCHEME`, `_HOST` and `_PORT`.
///
/// A text ends at its first NUL, as C strings do. Schemes that libcurl does not speak are refused.
///
/// Source: curl/curl, `lib/urlapi.c` of 7.88.1 (`parseurl`), as in Debian 12.
enum CurlReader {
  /// The longest text that is not refused, in bytes.
  private static let maximumLength = 8_000_000

  /// The longest scheme, in bytes.
  private static let maximumSchemeLength = 40

  /// What libcurl can speak, in any build of it.
  private static let schemes: Set<String> = [
    "dict", "file", "ftp", "ftps", "gopher", "gophers", "http", "https", "imap", "imaps", "ldap",
    "ldaps", "mqtt", "pop3", "pop3s", "rtmp", "rtmpe", "rtmps", "rtmpt", "rtmpte", "rtmpts", "rtsp",
    "scp", "sftp", "smb", "smbs", "smtp", "smtps", "telnet", "tftp",
  ]

  static func read(_ bytes: [UInt8]) -> UncomparedReading? {
    let text = bytes.prefix { $0 != 0 }
    guard text.count <= maximumLength,
      let colon = text.prefix(maximumSchemeLength + 1).firstIndex(of: UInt8(ascii: ":")),
      colon > 0, text[..<colon].allSatisfy(isSchemeByte)
    else { return nil }
    let scheme = asciiLowercased(text[..<colon])
    guard schemes.contains(String(decoding: scheme, as: UTF8.self)) else { return nil }
    var reading = UncomparedReading()
    reading.scheme = scheme
    let rest = text[(colon + 1)...]
    if scheme == Array("file".utf8) { return isFilePath(rest) ? reading : nil }

    let slashes = rest.prefix(4).prefix { $0 == UInt8(ascii: "/") }.count
    guard (1...3).contains(slashes) else { return nil }
    let authority = rest.dropFirst(slashes).prefix { !endsAuthority($0) }
    guard !authority.isEmpty, isCleanTail(text[authority.endIndex...]) else { return nil }
    var host = authority
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) {
      guard !hasJunk(authority[..<at]) else { return nil }
      reading.hasUserinfo = true
      host = authority[(at + 1)...]
    }
    guard cutPort(off: &host, into: &reading), !hasJunk(host), let name = CurlHost.read(host) else {
      return nil
    }
    reading.host = name
    reading.hostIsDecoded = true
    reading.hostRange = host.startIndex..<host.endIndex
    return reading
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// `junkscan`: whether there is a control or a space.
  private static func hasJunk(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { $0 <= 0x20 || $0 == 0x7F }
  }

  /// Whether path, query and fragment are free of junk; a path of one byte is not looked at.
  private static func isCleanTail(_ text: ArraySlice<UInt8>) -> Bool {
    let path = text.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return (path.count <= 1 || !hasJunk(path)) && !hasJunk(text[path.endIndex...])
  }

  /// What follows `file:`; its host must be this machine, and none is given.
  private static func isFilePath(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > 1 else { return false }
    var path = text
    if path.starts(with: "//".utf8) {
      path = path.dropFirst(2)
      if path.first != UInt8(ascii: "/"), !hasDriveLetter(path) {
        let start = asciiLowercased(path.prefix(10))
        guard start == Array("localhost/".utf8) || start == Array("127.0.0.1/".utf8) else {
          return false
        }
        path = path.dropFirst(9)
      }
    }
    let behindSlash = path.first == UInt8(ascii: "/") ? path.dropFirst() : path
    return !hasDriveLetter(behindSlash) && !hasDriveLetter(path) && isCleanTail(path)
  }

  /// Whether a text begins with a drive letter and its colon (`STARTS_WITH_URL_DRIVE_PREFIX`).
  private static func hasDriveLetter(_ text: ArraySlice<UInt8>) -> Bool {
    let start = Array(text.prefix(3))
    guard start.count >= 2, (start[0] | 0x20) &- UInt8(ascii: "a") < 26,
      start[1] == UInt8(ascii: ":") || start[1] == UInt8(ascii: "|")
    else { return false }
    return start.count == 2 || start[2] == UInt8(ascii: "/") || start[2] == UInt8(ascii: "\\")
  }

  /// `Curl_parse_port`: cuts the port off the host, and says whether it is in order.
  private static func cutPort(
    off host: inout ArraySlice<UInt8>, into reading: inout UncomparedReading
  ) -> Bool {
    var colon = host.firstIndex(of: UInt8(ascii: ":"))
    if host.first == UInt8(ascii: "[") {
      guard let bracket = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      colon = bracket + 1 == host.endIndex ? nil : bracket + 1
      guard colon.map({ host[$0] == UInt8(ascii: ":") }) ?? true else { return false }
    }
    guard let colon else { return true }
    let digits = host[(colon + 1)...]
    guard digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return false }
    reading.setPort(digits: digits)
    if case .number(0x1_0000...) = reading.port { return false }
    host = host[..<colon]
    return true
  }
}
