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
    let dot = UInt8(ascii: ".")
    let name = host.utf8.last == dot ? host.utf8.dropLast() : host.utf8[...]
    switch name.first {
    case UInt8(ascii: "["):
      if name.elementsEqual("[::1]".utf8) { return true }
      // 127/8 mapped to IPv6: the piece behind ::ffff: has four digits and begins with 7f.
      let mapped = "[::ffff:7f".utf8
      return name.starts(with: mapped) && name.dropFirst(mapped.count + 2).first == 0x3A
    case UInt8(ascii: "1") where name.starts(with: "127.".utf8):
      if name.allSatisfy({ $0.isASCIIDigit || $0 == dot }) { return true }
    default: break
    }
    return name.endsIn(".localhost") || name.elementsEqual("localhost".utf8)
  }
}

extension SubjectLayer {
  /// Whether the layer is a web address on the machine itself.
  var isOnLoopback: Bool {
    guard let host, url?.isSpecial == true else { return false }
    return Loopback.contains(host)
  }
}
