import URLStandard

/// The host as libcurl's URL API gives it: percent-decoded, an IP address in its usual form.
///
/// Source: curl/curl, `lib/urlapi.c` of 7.88.1 (`ipv4_normalize`, `decode_host`,
/// `hostname_check`).
enum CurlHost {
  /// Reads a host.
  ///
  /// - Parameter host: The host without userinfo and port, free of controls and spaces.
  /// - Returns: The host, or `nil` where it is refused.
  static func read(_ host: ArraySlice<UInt8>) -> [UInt8]? {
    if let address = ipv4(host) { return Array(IPv4Address(value: address).description.utf8) }
    if host.first == UInt8(ascii: "[") { return literal(host) }
    var decoded: [UInt8] = []
    decoded.append(percentDecoding: Array(host).span)
    // Controls in the text were refused before, so these came out of escapes.
    guard !decoded.isEmpty, !decoded.contains(where: { $0 < 0x20 || refused.contains($0) }) else {
      return nil
    }
    return decoded
  }

  private static let refused = Set(" /:#?!@{}[]\\$'\"^`*<>=;,+&()".utf8)

  /// An IPv6 address in brackets, without its zone.
  private static func literal(_ host: ArraySlice<UInt8>) -> [UInt8]? {
    let inner = host.dropFirst().dropLast()
    let address = inner.prefix {
      $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 6
        || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
    }
    if address.endIndex < inner.endIndex {
      guard inner[address.endIndex] == UInt8(ascii: "%") else { return nil }
      var zone = inner[(address.endIndex + 1)...]
      if zone.starts(with: "25".utf8), zone.count > 2 { zone = zone.dropFirst(2) }
      guard (1...15).contains(zone.count) else { return nil }
    }
    let literal = [UInt8(ascii: "[")] + address + [UInt8(ascii: "]")]
    guard literal.count >= 4, let value = IPv6Literal.address(in: literal) else { return nil }
    return Array("[\(value)]".utf8)
  }

  /// The value of one to four numbers, decimal, octal or hexadecimal, of which the last fills the
  /// bytes that the others leave; `nil` where it is no such text.
  private static func ipv4(_ host: ArraySlice<UInt8>) -> UInt32? {
    var numbers: [UInt64] = []
    var rest = host
    while true {
      guard numbers.count < 4, let number = number(at: &rest) else { return nil }
      numbers.append(number)
      guard let dot = rest.first else { break }
      guard dot == UInt8(ascii: ".") else { return nil }
      rest = rest.dropFirst()
    }
    guard let last = numbers.popLast(), last >> UInt64(32 - 8 * numbers.count) == 0 else {
      return nil
    }
    var value = last
    for (index, number) in numbers.enumerated() {
      guard number <= 0xFF else { return nil }
      value |= number << UInt64(24 - 8 * index)
    }
    return UInt32(value)
  }

  /// C's `strtoul` with base 0, of a text that must begin with a digit; `nil` beyond 32 bits.
  private static func number(at rest: inout ArraySlice<UInt8>) -> UInt64? {
    guard let first = rest.first, first &- UInt8(ascii: "0") < 10 else { return nil }
    var radix: UInt64 = 10
    if first == UInt8(ascii: "0") {
      radix = 8
      // Without a digit behind it, the `x` belongs no longer to the number.
      let prefix = rest.prefix(3).map { $0 | 0x20 }
      if prefix.count == 3, prefix[1] == UInt8(ascii: "x"), rest[rest.startIndex + 2].hexValue < 16
      {
        radix = 16
        rest = rest.dropFirst(2)
      }
    }
    var value: UInt64 = 0
    while let digit = rest.first?.hexValue, digit < radix {
      value = min(value * radix + digit, 1 << 40)
      rest = rest.dropFirst()
    }
    return value > UInt64(UInt32.max) ? nil : value
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit, or 255.
  fileprivate var hexValue: UInt64 {
    if self &- UInt8(ascii: "0") < 10 { return UInt64(self & 0x0F) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt64(letter) + 10 : 255
  }
}
