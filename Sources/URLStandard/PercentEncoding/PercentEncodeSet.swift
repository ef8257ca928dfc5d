/// A percent-encode set: the code points that a part of a URL writes percent-encoded.
///
/// Every set holds all code points above U+007E, so two words for the ASCII bytes say it all.
/// ``formURLEncoded`` alone also says that a space is written `+`.
///
/// Source: URL Standard, section 1.3 ("Percent-encoded bytes").
public struct PercentEncodeSet: Sendable, Hashable {
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  /// Whether a space is written `+` instead of `%20`.
  let writesSpaceAsPlus: Bool

  private init(low: UInt64, high: UInt64, writesSpaceAsPlus: Bool = false) {
    self.low = low
    self.high = high
    self.writesSpaceAsPlus = writesSpaceAsPlus
  }

  /// Whether the set holds a byte, `true` for every byte from 0x7F on.
  @inlinable
  public func contains(_ byte: UInt8) -> Bool {
    if byte >= 0x7F { return true }
    let word = byte < 64 ? low : high
    return word >> UInt64(byte & 63) & 1 != 0
  }

  /// The set with the bytes of an ASCII string added.
  package func union(_ bytes: String, writesSpaceAsPlus: Bool = false) -> PercentEncodeSet {
    var low = low
    var high = high
    for byte in bytes.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
    return PercentEncodeSet(low: low, high: high, writesSpaceAsPlus: writesSpaceAsPlus)
  }

  /// The C0 controls and all code points greater than U+007E.
  public static let c0Control = PercentEncodeSet(low: 0xFFFF_FFFF, high: 1 << 63)
  /// The set of fragments.
  public static let fragment = c0Control.union(" \"<>`")
  /// The set of queries of URLs whose scheme is not special.
  public static let query = c0Control.union(" \"#<>")
  /// The set of queries of URLs whose scheme is special.
  public static let specialQuery = query.union("'")
  /// The set of path segments.
  public static let path = query.union("?^`{}")
  /// The set of usernames and passwords.
  public static let userinfo = path.union("/:;=@[\\]|")
  /// The set that makes a value fit for any part of a URL; JavaScript's `encodeURIComponent`.
  public static let component = userinfo.union("$%&+,")
  /// All but the unreserved characters of RFC 3986: letters, digits and `-`, `.`, `_`, `~`.
  public static let allButUnreserved = component.union("!'()*")
  /// The set of `application/x-www-form-urlencoded`, where a space is written `+`.
  public static let formURLEncoded = component.union("!'()~", writesSpaceAsPlus: true)
}
