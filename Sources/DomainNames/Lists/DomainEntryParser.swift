import URLStandard

/// Reads the host that an entry of a list is.
enum DomainEntryParser {
  /// The host of an entry.
  static func host(_ text: String) throws(DomainEntryError) -> Host {
    let bytes = [UInt8](text.utf8)
    guard !bytes.isEmpty else { throw DomainEntryError(code: .empty, offset: 0) }
    if let address = try ipv6Address(bytes) { return .ipv6(address) }
    try checkDelimiters(bytes)
    return try domain(bytes)
  }

  /// An IPv6 address in brackets, or one that has two colons at least.
  private static func ipv6Address(_ bytes: [UInt8]) throws(DomainEntryError) -> IPv6Address? {
    let hasBracket = bytes.first == UInt8(ascii: "[")
    let isColonForm =
      bytes.count { $0 == UInt8(ascii: ":") } > 1
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: ":"), UInt8(ascii: "."):
          true
        default: false
        }
      }
    guard hasBracket || isColonForm else { return nil }
    if hasBracket, let close = bytes.firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.count {
      switch bytes[close + 1] {
      case UInt8(ascii: ":"): throw DomainEntryError(code: .port, offset: close + 1)
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        throw DomainEntryError(code: .path, offset: close + 1)
      default: break
      }
    }
    let bracketed = hasBracket ? bytes : Array("[".utf8) + bytes + Array("]".utf8)
    guard case .ipv6(let address) = parsed(bracketed) else {
      throw DomainEntryError(code: .invalidIPv6Address, offset: 0)
    }
    return address
  }

  /// Refuses what a URL has beside its host.
  private static func checkDelimiters(_ bytes: [UInt8]) throws(DomainEntryError) {
    func offset(of character: Unicode.Scalar) -> Int? {
      bytes.firstIndex(of: UInt8(ascii: character))
    }
    let colon = offset(of: ":")
    if let colon, bytes[(colon + 1)...].starts(with: Array("//".utf8)) {
      throw DomainEntryError(code: .scheme, offset: 0)
    }
    if let wildcard = offset(of: "*") { throw DomainEntryError(code: .wildcard, offset: wildcard) }
    if let slash = bytes.firstIndex(where: { Array("/\\?#".utf8).contains($0) }) {
      throw DomainEntryError(code: .path, offset: slash)
    }
    if let at = offset(of: "@") { throw DomainEntryError(code: .userinfo, offset: at) }
    if let colon {
      let isPort = bytes[(colon + 1)...].allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      throw isPort
        ? DomainEntryError(code: .port, offset: colon)
        : DomainEntryError(code: .scheme, offset: 0)
    }
  }

  /// A domain or an IPv4 address.
  private static func domain(_ bytes: [UInt8]) throws(DomainEntryError) -> Host {
    for fact in HostAnalysis(of: bytes.span).facts {
      if let code = code(of: fact.kind) {
        throw DomainEntryError(code: code, offset: fact.range.lowerBound)
      }
    }
    guard let host = parsed(bytes) else { throw DomainEntryError(code: .invalidIDNA, offset: 0) }
    if case .domain(let name) = host, PublicSuffixList().isPublicSuffix(name) {
      throw DomainEntryError(code: .publicSuffix, offset: 0)
    }
    return host
  }

  /// What a fact about a host means for an entry, `nil` for what does not matter there.
  private static func code(of kind: HostFact.Kind) -> DomainEntryError.Code? {
    switch kind {
    case .uppercase, .mapped, .nonstandardDot, .deviationCharacter, .invisibleCharacter,
      .notIDNA2008, .loopback, .nonASCII:
      nil
    case .percentEncoded, .forbiddenCodePoint, .invalidCharacter, .tabOrNewline: .invalidCharacter
    case .empty: .empty
    case .emptyLabel, .trailingDot: .emptyLabel
    case .labelTooLong, .nameTooLong: .tooLong
    case .invalidUTF8, .bidiControl, .invalidIDNA, .undecodableALabel, .asciiALabel,
      .nestedALabel, .nonMinimalALabel, .invalidALabel:
      .invalidIDNA
    case .invalidIPv4, .noncanonicalIPv4: .invalidIPv4Address
    case .invalidIPv6, .noncanonicalIPv6, .ipv6Zone, .ipvFuture: .invalidIPv6Address
    }
  }

  /// The host by the URL Standard, `nil` where it refuses.
  private static func parsed(_ host: [UInt8]) -> Host? {
    let url = Array("http://".utf8) + host + Array("/".utf8)
    return (try? URLRecord(url.span, domains: .icu))?.host
  }
}
