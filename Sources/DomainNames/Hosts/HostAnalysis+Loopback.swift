internal import URLStandard

extension HostAnalysis {
  /// Whether a host is the machine itself: `localhost`, a name below it, an address of
  /// 127.0.0.0/8, also one mapped into IPv6, or ::1.
  ///
  /// The unspecified addresses, 0.0.0.0 and ::, are not: they are no destination, though some systems
  /// send them to the machine itself. So no policy lets them pass as development hosts.
  ///
  /// Source: RFC 6761, section 6.3; RFC 1122, section 3.2.1.3 (g); RFC 4291, section 2.5.3.
  ///
  /// - Parameter host: The bytes of a host as the URL Standard serializes it; a dot at its end does not
  ///   count.
  /// - Returns: Whether it is.
  /// - Complexity: O(*n*) for addresses, where *n* is the length.
  public static func isLoopback(_ host: Span<UInt8>) -> Bool {
    guard host.count > 0 else { return false }
    if host[0] == UInt8(ascii: "[") { return host.isEqual(to: "[::1]") || isMappedLoopback(host) }
    let end = host[host.count - 1] == UInt8(ascii: ".") ? host.count - 1 : host.count
    if host.starts(with: "127.") {
      for index in 0..<end {
        let isOfAddress =
          host[index] &- UInt8(ascii: "0") < 10 || host[index] == UInt8(ascii: ".")
        guard isOfAddress else { return isLocalhost(host.extracting(0..<end)) }
      }
      return true
    }
    return isLocalhost(host.extracting(0..<end))
  }

  /// Whether a host is the machine itself, as ``isLoopback(_:)-(Span<UInt8>)``.
  public static func isLoopback(_ host: String) -> Bool { isLoopback(host.utf8.span) }

  private static func isLocalhost(_ name: Span<UInt8>) -> Bool {
    let start = name.count - "localhost".utf8.count
    guard start >= 0, name.extracting(start..<name.count).isEqual(to: "localhost") else {
      return false
    }
    return start == 0 || name[start - 1] == UInt8(ascii: ".")
  }

  /// Whether a serialized IPv6 address is `::ffff:7fxx:…`, which holds one of 127.0.0.0/8.
  private static func isMappedLoopback(_ address: Span<UInt8>) -> Bool {
    let colon = "[::ffff:7fxx".utf8.count
    guard address.starts(with: "[::ffff:7f"), address.count > colon else { return false }
    var colons: [Int] = []
    for index in "[::ffff:".utf8.count..<address.count
    where address[index] == UInt8(ascii: ":") {
      colons.append(index)
    }
    return colons == [colon]
  }
}
