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
  /// A `blob` URL whose path is a URL with a domain that is not ASCII has an opaque origin here;
  /// ``origin(domains:)`` can tell its origin.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the URL; a `blob` URL's path is parsed.
  public var origin: Origin { origin(domains: ASCIIOnlyDomainToASCII()) }

  /// The origin: opaque but for `http`, `https`, `ws`, `wss`, `ftp`, and `blob` of the first two.
  ///
  /// - Parameter domains: Processes a domain that is not ASCII in a `blob` URL's path.
  /// - Returns: The origin.
  /// - Complexity: O(*n*), where *n* is the length of the URL; a `blob` URL's path is parsed.
  public func origin(domains: some DomainToASCII) -> Origin {
    switch offsets.schemeKind {
    case .http, .https, .ws, .wss, .ftp:
      guard let host else { return .opaque }
      return .tuple(scheme: scheme, host: host, port: port)
    case .file: return .opaque
    case .notSpecial:
      guard scheme == "blob", let url = try? URLRecord(pathname, domains: domains),
        url.offsets.schemeKind == .http || url.offsets.schemeKind == .https
      else { return .opaque }
      return url.origin
    }
  }
}
