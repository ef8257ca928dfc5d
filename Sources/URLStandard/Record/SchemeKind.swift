/// Which of the special schemes a URL has, if any.
///
/// Source: URL Standard, section 4.2 ("URL miscellaneous"), special scheme.
public enum SchemeKind: Sendable, Hashable {
  /// Not special.
  case notSpecial
  /// `http`
  case http
  /// `https`
  case https
  /// `ws`
  case ws
  /// `wss`
  case wss
  /// `ftp`
  case ftp
  /// `file`
  case file

  /// Creates the kind of a lower-case scheme.
  init(lowercased scheme: Span<UInt8>) {
    func matches(_ name: String) -> Bool {
      let name = name.utf8
      guard name.count == scheme.count else { return false }
      var index = 0
      for byte in name {
        guard scheme[index] == byte else { return false }
        index += 1
      }
      return true
    }
    self =
      if matches("https") {
        .https
      } else if matches("http") {
        .http
      } else if matches("file") {
        .file
      } else if matches("wss") {
        .wss
      } else if matches("ws") {
        .ws
      } else if matches("ftp") {
        .ftp
      } else {
        .notSpecial
      }
  }

  /// Whether the scheme is special.
  public var isSpecial: Bool { self != .notSpecial }

  /// The scheme's default port, or `nil` for `file` and schemes that are not special.
  public var defaultPort: UInt16? {
    switch self {
    case .http, .ws: 80
    case .https, .wss: 443
    case .ftp: 21
    case .file, .notSpecial: nil
    }
  }
}
