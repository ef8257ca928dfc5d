import URLStandard

/// The facts of hosts that are addresses, or look like ones.
extension HostAnalysis {
  /// The facts of a host in brackets.
  mutating func addBracketedFacts(_ host: Span<UInt8>) {
    let whole = 0..<host.count
    // The parser refuses what follows; these say what was tried.
    for index in host.indices {
      switch host[index] {
      case UInt8(ascii: "%"): add(.ipv6Zone, index..<host.count)
      case 0x09, 0x0A, 0x0D: add(.tabOrNewline, index..<index + 1)
      default: continue
      }
    }
    guard case .ipv6(let address) = Self.parsed(copy(host)) else {
      if host.count > 1, host[1] | 0x20 == UInt8(ascii: "v") {
        add(.ipvFuture, whole)
      } else if !contains(.ipv6Zone) {
        add(.invalidIPv6, whole)
      }
      return
    }
    let serialized = "[\(address)]"
    if !host.isEqual(to: serialized) { add(.noncanonicalIPv6, whole) }
    if Self.isLoopback(serialized) { add(.loopback, whole) }
  }

  /// The facts of a name that may be an IPv4 address.
  ///
  /// - Parameters:
  ///   - name: The name as A-labels, without a dot at the end.
  ///   - host: The host as written.
  mutating func addAddressFacts(ofName name: [UInt8], _ host: Span<UInt8>) {
    let whole = 0..<host.count
    guard Self.endsInNumber(name) else {
      if Self.isLoopback(name.span) { add(.loopback, whole) }
      return
    }
    guard !contains(.forbiddenCodePoint) else { return }
    guard case .ipv4(let address) = Self.parsed(name) else {
      add(.invalidIPv4, whole)
      return
    }
    if !host.isEqual(to: address.description) { add(.noncanonicalIPv4, whole) }
    if Self.isLoopback(address.description) { add(.loopback, whole) }
  }

  /// Whether the last label is a number, decimal or with `0x` before.
  ///
  /// Source: URL Standard, section 3.5 ("Host parsing"), ends-in-a-number checker.
  private static func endsInNumber(_ name: [UInt8]) -> Bool {
    let last = name[((name.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1)...]
    guard !last.isEmpty else { return false }
    if last.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) { return true }
    return last.starts(with: Array("0x".utf8))
      && last.dropFirst(2).allSatisfy { byte in
        byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 6
      }
  }

  /// The host by the URL Standard, `nil` where it refuses.
  private static func parsed(_ host: [UInt8]) -> Host? {
    let url = Array("http://".utf8) + host + Array("/".utf8)
    return (try? URLRecord(url.span))?.host
  }
}
