import DomainNames
public import URLStandard

/// A host in the form in which readers' hosts are compared.
///
/// Percent-encoding is removed once, unless the reader already did; then UTS 46 processing gives
/// A-labels (an ASCII name is only put in lower case, as the URL Standard does), and what ends in a
/// number is an IPv4 address in any of its spellings, which is what resolvers take it for.
public enum ReadHost: Sendable, Hashable {
  /// A name, as A-labels in lower case; or as it stands, where it has no such form.
  case name([UInt8])
  /// An IPv4 address.
  case ipv4(IPv4Address)
  /// An IPv6 address.
  case ipv6(IPv6Address)

  /// Brings a host into comparable form.
  ///
  /// - Parameters:
  ///   - host: The host as a reader gives it, not empty; an IPv6 address in brackets.
  ///   - isDecoded: Whether the reader removed percent-encoding.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ host: [UInt8], isDecoded: Bool) {
    if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]"),
      let address = IPv6Literal.address(in: host)
    {
      self = .ipv6(address)
      return
    }
    var decoded = host
    if !isDecoded {
      decoded = []
      decoded.append(percentDecoding: host.span)
    }
    var name: [UInt8] = []
    if decoded.allSatisfy({ $0 < 0x80 }) {
      name = asciiLowercased(decoded)
    } else {
      do throws(DomainToASCIIFailure) {
        try ICUDomainToASCII().appendASCII(of: decoded.span, to: &name)
      } catch {
        name = asciiLowercased(decoded)
      }
    }
    self = Self.address(name).map { .ipv4($0) } ?? .name(name)
  }

  /// The IPv4 address that a name is, or `nil`.
  private static func address(_ name: [UInt8]) -> IPv4Address? {
    // Only these can be part of one, so that the text below has no other part than a host.
    let isPlain = name.allSatisfy {
      $0 &- UInt8(ascii: "0") < 10 || $0 &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: ".")
    }
    guard isPlain, let url = try? URLRecord((Array("http://".utf8) + name).span),
      case .ipv4(let address) = url.host
    else { return nil }
    return address
  }
}

/// IPv6 addresses in brackets.
enum IPv6Literal {
  /// The address that a literal holds, or `nil`; a zone or an address of a future version has none.
  static func address(in literal: [UInt8]) -> IPv6Address? {
    let isPlain = literal.dropFirst().dropLast().allSatisfy {
      $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 6
        || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
    }
    // The URL Standard's parser takes exactly what the grammar of RFC 3986 gives.
    guard isPlain, let url = try? URLRecord((Array("http://".utf8) + literal).span),
      case .ipv6(let address) = url.host
    else { return nil }
    return address
  }
}
