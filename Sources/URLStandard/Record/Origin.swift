/// The origin of a URL.
///
/// Source: URL Standard, section 4.7 ("Origin"); HTML Standard, "Origin".
public enum Origin: Sendable, Hashable, CustomStringConvertible {
  /// A tuple origin; the port is `nil` where it is the scheme's default.
  case tuple(scheme: String, host: Host, port: UInt16?)
  /// An opaque origin, equal to no other one in a browser.
  case opaque

  /// The serialization: `null` for an opaque origin.
  public var description: String {
    switch self {
    case .opaque: "null"
    case .tuple(let scheme, let host, let port):
      scheme + "://" + host.description + (port.map { ":" + String($0) } ?? "")
    }
  }
}

extension URLRecord {
  /// The origin: opaque but for `http`, `https`, `ws`, `wss`, `ftp`, and `blob` of the first two.
  ///
  /// - Complexity: O(*n*) for a `blob` URL, whose path is parsed; else O(1).
  public var origin: Origin {
    switch offsets.schemeKind {
    case .http, .https, .ws, .wss, .ftp:
      guard let host else { return .opaque }
      return .tuple(scheme: scheme, host: host, port: port)
    case .file: return .opaque
    case .notSpecial:
      guard scheme == "blob", let url = try? URLRecord(pathname),
        url.offsets.schemeKind == .http || url.offsets.schemeKind == .https
      else { return .opaque }
      return url.origin
    }
  }
}
