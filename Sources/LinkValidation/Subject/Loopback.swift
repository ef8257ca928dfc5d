internal import URLStandard

/// Tells hosts that lead to the machine itself.
///
/// Source: RFC 6761, section 6.3 ("localhost."); RFC 1122, section 3.2.1.3 (127/8); RFC 4291,
/// sections 2.5.3 (`::1`) and 2.5.5.2 (IPv4-mapped addresses).
enum Loopback {
  /// Whether a host is one.
  ///
  /// - Parameter host: A host of a special URL as the URL parser serializes it: A-labels, an IPv4
  ///   address, or an IPv6 address in brackets.
  /// - Returns: Whether it leads to the machine itself.
  static func contains(_ host: String) -> Bool {
    let name = host.hasSuffix(".") ? host.dropLast() : host[...]
    if name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]" { return true }
    if name.hasPrefix("127.") { return name.utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2E } }
    // 127/8 mapped to IPv6: the piece behind ::ffff: has four digits and begins with 7f.
    let mapped = "[::ffff:7f"
    return name.hasPrefix(mapped) && name.utf8.dropFirst(mapped.utf8.count + 2).first == 0x3A
  }
}

extension SubjectLayer {
  /// Whether the layer is a web address on the machine itself.
  var isOnLoopback: Bool {
    guard let host, url?.isSpecial == true else { return false }
    return Loopback.contains(host)
  }
}
