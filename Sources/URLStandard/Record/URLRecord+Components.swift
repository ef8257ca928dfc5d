/// The parts of a URL record, by their names in the standard.
extension URLRecord {
  private func text(_ range: Range<UInt32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The serialization as bytes, all ASCII.
  public var serialized: [UInt8] { bytes }

  /// The scheme in lower case, without the colon.
  public var scheme: String { text(offsets.start..<offsets.schemeEnd) }

  /// Whether the scheme is special.
  public var isSpecial: Bool { offsets.schemeKind.isSpecial }

  /// The username, percent-encoded; empty where there is none.
  public var username: String {
    guard offsets.usernameEnd > offsets.schemeEnd + 3 else { return "" }
    return text(offsets.schemeEnd + 3..<offsets.usernameEnd)
  }

  /// The password, percent-encoded; empty where there is none.
  public var password: String {
    // Between the username and the host stand a colon, the password and an at sign, or less.
    guard offsets.hostStart > offsets.usernameEnd + 1 else { return "" }
    return text(offsets.usernameEnd + 1..<offsets.hostStart - 1)
  }

  /// Whether the URL has a username or a password.
  public var includesCredentials: Bool {
    offsets.hasHost && offsets.hostStart > offsets.schemeEnd + 3
  }

  /// The host, or `nil` where it is null.
  public var host: Host? {
    switch offsets.hostKind {
    case .null: nil
    case .empty: .empty
    case .domain: .domain(hostname)
    case .opaque: .opaque(hostname)
    case .ipv4: .ipv4(IPv4Address(value: ipv4Value))
    case .ipv6: .ipv6(ipv6Address)
    }
  }

  /// The port, or `nil` where it is null: not written, or the scheme's default.
  public var port: UInt16? { offsets.port }

  /// Whether the path is opaque: not a list of segments.
  public var hasOpaquePath: Bool { offsets.hasOpaquePath }

  /// The path segments, percent-encoded; an opaque path is one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  public var pathSegments: [String] {
    if hasOpaquePath { return [pathname] }
    let path = bytes[Int(offsets.pathStart)..<Int(offsets.queryStart)]
    guard !path.isEmpty else { return [] }
    return path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The query without its `?`, or `nil` where it is null.
  public var query: String? {
    guard offsets.queryStart < offsets.fragmentStart else { return nil }
    return text(offsets.queryStart + 1..<offsets.fragmentStart)
  }

  /// The fragment without its `#`, or `nil` where it is null.
  public var fragment: String? {
    guard offsets.fragmentStart < offsets.end else { return nil }
    return text(offsets.fragmentStart + 1..<offsets.end)
  }

  private var ipv4Value: UInt32 {
    var value: UInt32 = 0
    var part: UInt32 = 0
    for byte in bytes[Int(offsets.hostStart)..<Int(offsets.hostEnd)] {
      if byte == UInt8(ascii: ".") {
        value = value << 8 | part
        part = 0
      } else {
        part = part * 10 + UInt32(byte & 0x0F)
      }
    }
    return value << 8 | part
  }

  private var ipv6Address: IPv6Address {
    IPv6Address(serialized: bytes, in: Int(offsets.hostStart) + 1..<Int(offsets.hostEnd) - 1)
  }
}

/// The parts of a URL record, by their names in the `URL` class.
///
/// Source: URL Standard, section 6.1 ("URL class").
extension URLRecord {
  /// The serialization.
  ///
  /// Source: URL Standard, section 4.5 ("URL serializing").
  public var href: String { text(offsets.start..<offsets.end) }

  /// The scheme with its colon.
  public var `protocol`: String { text(offsets.start..<offsets.schemeEnd + 1) }

  /// The host without the port; empty where it is null.
  public var hostname: String { text(offsets.hostStart..<offsets.hostEnd) }

  /// The host with the port, where there is one; empty where the host is null.
  public var hostAndPort: String {
    guard let port else { return hostname }
    return hostname + ":" + String(port)
  }

  /// The path.
  public var pathname: String { text(offsets.pathStart..<offsets.queryStart) }

  /// The query with its `?`; empty where it is null or empty.
  public var search: String {
    offsets.fragmentStart - offsets.queryStart > 1
      ? text(offsets.queryStart..<offsets.fragmentStart) : ""
  }

  /// The fragment with its `#`; empty where it is null or empty.
  public var hash: String {
    offsets.end - offsets.fragmentStart > 1 ? text(offsets.fragmentStart..<offsets.end) : ""
  }
}

extension URLRecord: CustomStringConvertible, CustomDebugStringConvertible {
  /// The serialization without credentials, query and fragment, which may hold secrets.
  public var description: String {
    var output = Array(bytes[...Int(offsets.schemeEnd)])
    if offsets.hasHost { output.append(contentsOf: "//".utf8) }
    output.append(contentsOf: bytes[Int(offsets.hostStart)..<Int(offsets.queryStart)])
    if offsets.queryStart < offsets.fragmentStart { output.append(contentsOf: "?…".utf8) }
    if offsets.fragmentStart < offsets.end { output.append(contentsOf: "#…".utf8) }
    return String(decoding: output, as: UTF8.self)
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension URLRecord: CustomReflectable {
  /// A mirror without children, so that `dump` does not show what the description leaves out.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
#endif
