/// What a host's name looks like to a reader: its Unicode form, judged by UTS 39.
///
/// It takes ICU and the public suffix list, so it is made for hosts that no list names. What a
/// display would show is judged, label by label: an A-label and its U-label are the same here.
public struct HostAppearance: Sendable, Hashable {
  /// The name as A-labels, without a dot at the end.
  public let ascii: String
  /// The name with U-labels; with A-labels where one of them is invalid.
  public let unicode: String
  /// The skeleton of UTS 39: names that look alike have the same.
  public let skeleton: String
  /// The registrable domain as A-labels, `nil` where there is none.
  public let registrableDomain: String?
  /// The number of the first label whose scripts do not go together: it is beyond the *highly
  /// restrictive* level of UTS 39, section 5.2.
  public let mixedScriptLabel: Int?
  /// The number of the first label that is all of one script other than Latin and has a skeleton
  /// of ASCII alone.
  public let wholeScriptConfusableLabel: Int?

  /// Looks at a host; `nil` for an address, an empty host and a name of more than 253 bytes.
  ///
  /// - Parameter host: A domain as a URL record has it, in A-labels and lower case.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init?(of host: String) {
    let ascii = host.utf8.last == UInt8(ascii: ".") ? String(host.dropLast()) : host
    guard !ascii.isEmpty, ascii.utf8.count <= 253, !Self.isAddress(ascii) else { return nil }
    let unicode = ICUDomainToASCII().unicodeForm(of: ascii.utf8.span) ?? ascii
    var mixedScript: Int?
    var wholeScript: Int?
    if unicode.utf8.count != ascii.utf8.count || !unicode.utf8.allSatisfy({ $0 < 0x80 }) {
      for (number, label) in Self.labels(unicode).enumerated()
      where !label.utf8.allSatisfy({ $0 < 0x80 }) {
        let label = String(label)
        let checker = SpoofChecker.shared
        if mixedScript == nil, !checker.isHighlyRestrictive(label) { mixedScript = number }
        if wholeScript == nil, checker.isWholeScriptConfusable(label) { wholeScript = number }
      }
    }
    self.ascii = ascii
    self.unicode = unicode
    skeleton = SpoofChecker.shared.skeleton(of: unicode)
    registrableDomain = PublicSuffixList().registrableDomain(of: ascii)
    mixedScriptLabel = mixedScript
    wholeScriptConfusableLabel = wholeScript
  }

  /// The registrable domain with U-labels.
  var registrableUnicode: String? {
    registrableDomain.map { domain in
      if unicode == ascii { return domain }
      return Self.labels(unicode).suffix(Self.labels(domain).count).joined(separator: ".")
    }
  }

  private static func labels(_ name: String) -> [Substring] {
    // A dot that a mark combines with is a dot all the same, so that bytes are split.
    name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// Whether a serialized host is an IPv4 or IPv6 address: no domain ends in a number.
  private static func isAddress(_ host: String) -> Bool {
    if host.utf8.first == UInt8(ascii: "[") { return true }
    let dot = host.utf8.lastIndex(of: UInt8(ascii: "."))
    let label = dot.map { host.utf8[$0...].dropFirst() } ?? host.utf8[...]
    return label.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }
}
