/// Something that the spelling of a host shows.
public struct HostFact: Sendable, Hashable {
  /// What the spelling shows.
  ///
  /// What is said of code points holds for the host after percent-decoding; of labels, after the
  /// mapping of UTS 46.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// Nothing stands there, or nothing is left once ignored code points are gone.
    case empty
    /// A percent-encoded byte.
    case percentEncoded
    /// A tab or a line break, which the URL parser drops.
    case tabOrNewline
    /// Bytes that are not UTF-8; nothing is said of the code points then.
    case invalidUTF8
    /// A non-ASCII code point.
    case nonASCII
    /// An ASCII capital letter.
    case uppercase
    /// A non-ASCII code point that UTS 46 replaces, or a sequence that it composes. What it
    /// ignores is ``invisibleCharacter``, and what is a dot ``nonstandardDot``.
    case mapped
    /// U+3002, U+FF0E or U+FF61, which UTS 46 takes for a dot.
    case nonstandardDot
    /// ß, ς, ZERO WIDTH JOINER or ZERO WIDTH NON-JOINER, not in an A-label: IDNA2003 and IDNA2008 make
    /// different names of it.
    case deviationCharacter
    /// A default-ignorable code point other than bidi controls.
    case invisibleCharacter
    /// A code point with the property Bidi_Control.
    case bidiControl
    /// A forbidden domain code point of the URL Standard, or one that becomes such a one.
    case forbiddenCodePoint
    /// ASCII that the URL Standard lets pass, but no host name has: neither letter, digit, hyphen, dot nor
    /// underscore.
    case invalidCharacter
    /// One dot at the end, the root's.
    case trailingDot
    /// Two dots side by side, or one at the beginning.
    case emptyLabel
    /// A label of more than 63 bytes as A-label.
    case labelTooLong
    /// A name of more than 253 bytes as A-labels.
    case nameTooLong
    /// UTS 46 refuses a code point, a label or the bidi rule of the whole name.
    case invalidIDNA
    /// A label that begins with `xn--` and is no Punycode.
    case undecodableALabel
    /// An A-label that decodes to ASCII alone.
    case asciiALabel
    /// An A-label that decodes to one that begins with `xn--`.
    case nestedALabel
    /// An A-label that its U-label does not encode to.
    case nonMinimalALabel
    /// An A-label whose U-label UTS 46 maps or refuses.
    case invalidALabel
    /// A code point that UTS 46 allows in its place and IDNA2008 does not, in an A-label too.
    case notIDNA2008
    /// A last label that is a number in a host that is no IPv4 address.
    case invalidIPv4
    /// An IPv4 address not spelled as four decimal numbers.
    case noncanonicalIPv4
    /// Brackets without an IPv6 address.
    case invalidIPv6
    /// An IPv6 address not spelled as RFC 5952 says.
    case noncanonicalIPv6
    /// An IPv6 address with a zone.
    case ipv6Zone
    /// An address of RFC 3986's *IPvFuture*.
    case ipvFuture
    /// The machine itself; see ``HostAnalysis/isLoopback(_:)-(Span<UInt8>)``.
    case loopback

    /// Whether it makes the host no internationalized name: what UTS 46 refuses.
    public var isInvalidIDNA: Bool {
      switch self {
      case .invalidUTF8, .invalidIDNA, .undecodableALabel, .asciiALabel, .nestedALabel,
        .nonMinimalALabel, .invalidALabel:
        true
      default: false
      }
    }
  }

  /// What the spelling shows.
  public let kind: Kind
  /// Where it does first: UTF-8 offsets in the host as written.
  public let range: Range<Int>

  /// Creates a fact.
  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
