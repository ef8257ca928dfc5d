/// Tells the hosts that are the machine itself.
///
/// Source: RFC 6761, section 6.3; RFC 1122, section 3.2.1.3 (g); RFC 4291, section 2.5.3.
enum LoopbackHost {
  /// Whether a host, as the URL Standard serializes it, is `localhost`, a name below it, an address
  /// of 127.0.0.0/8 or ::1.
  static func contains(_ host: String) -> Bool {
    let name = host.hasSuffix(".") ? host.dropLast() : host[...]
    if name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]" { return true }
    return name.hasPrefix("127.")
      && name.utf8.allSatisfy { $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 }
  }
}
