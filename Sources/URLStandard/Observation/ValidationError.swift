/// A validation error of the URL Standard, by its standard name.
///
/// A validation error says that the input is not a valid URL string; it does not by itself stop the
/// parser. Those that do are thrown as a ``URLParsingError`` too. The parser reports an error as
/// often as the standard's algorithm does: once for all tabs and newlines, say, but for each code
/// point of a path that is no URL unit.
///
/// Source: URL Standard, section 1.1 ("Writing"), the table of error types; `malformedUTF8` is this
/// module's own, for input bytes that the standard's UTF-8 decoder replaces by U+FFFD.
public enum ValidationError: Sendable, Hashable, CaseIterable {
  // IDNA
  /// Unicode ToASCII records an error when its checks are all on.
  case domainToASCII
  // Host parsing
  /// A host that is processed as a domain holds a percent-encoded byte.
  case domainPercentEncoded
  /// An opaque host holds a forbidden host code point.
  case hostInvalidCodePoint
  /// An IPv4 address ends with a full stop.
  case ipv4EmptyPart
  /// An IPv4 address has fewer than four parts.
  case ipv4TooFewParts
  /// An IPv4 address has more than four parts.
  case ipv4TooManyParts
  /// A part of an IPv4 address is not a number.
  case ipv4NonNumericPart
  /// A part of an IPv4 address is written in hexadecimal or octal digits.
  case ipv4NonDecimalPart
  /// A part of an IPv4 address exceeds 255.
  case ipv4OutOfRangePart
  /// An IPv4 address came out of a domain that is not ASCII.
  case ipv4NonASCIIInput
  /// An IPv6 address lacks the closing bracket.
  case ipv6Unclosed
  /// An IPv6 address begins with a single colon.
  case ipv6InvalidCompression
  /// An IPv6 address has more than eight pieces.
  case ipv6TooManyPieces
  /// An IPv6 address is compressed in more than one place.
  case ipv6MultipleCompression
  /// An IPv6 address holds something else than hexadecimal digits and colons, or ends too early.
  case ipv6InvalidCodePoint
  /// An IPv6 address without compression has fewer than eight pieces.
  case ipv6TooFewPieces
  /// A piece of an IPv6 address has a leading zero.
  case ipv6PieceLeadingZero
  /// An IPv6 address that ends in an IPv4 address has more than six pieces before it.
  case ipv4InIPv6TooManyPieces
  /// The IPv4 address that ends an IPv6 address is malformed.
  case ipv4InIPv6InvalidCodePoint
  /// A part of the IPv4 address that ends an IPv6 address exceeds 255.
  case ipv4InIPv6OutOfRangePart
  /// The IPv4 address that ends an IPv6 address has fewer than four parts.
  case ipv4InIPv6TooFewParts
  // URL parsing
  /// A code point is not a URL unit.
  case invalidURLUnit
  /// A special scheme is not followed by `//`.
  case specialSchemeMissingFollowingSolidus
  /// The input has no scheme, and there is no base URL to take one from.
  case missingSchemeNonRelativeURL
  /// A URL with a special scheme uses a backslash as a slash.
  case invalidReverseSolidus
  /// The input includes credentials.
  case invalidCredentials
  /// A special scheme, credentials or a port without a host.
  case hostMissing
  /// The port is not a 16-bit unsigned integer.
  case portOutOfRange
  /// The port holds something else than digits.
  case portInvalid
  /// A relative `file` URL begins with a Windows drive letter.
  case fileInvalidWindowsDriveLetter
  /// The host of a `file` URL is a Windows drive letter.
  case fileInvalidWindowsDriveLetterHost
  // Ours
  /// The input is not UTF-8 here; the parser read U+FFFD.
  case malformedUTF8

  /// The name of the error as the URL Standard spells it, such as `invalid-URL-unit`.
  public var name: String {
    switch self {
    case .domainToASCII: "domain-to-ASCII"
    case .domainPercentEncoded: "domain-percent-encoded"
    case .hostInvalidCodePoint: "host-invalid-code-point"
    case .ipv4EmptyPart: "IPv4-empty-part"
    case .ipv4TooFewParts: "IPv4-too-few-parts"
    case .ipv4TooManyParts: "IPv4-too-many-parts"
    case .ipv4NonNumericPart: "IPv4-non-numeric-part"
    case .ipv4NonDecimalPart: "IPv4-non-decimal-part"
    case .ipv4OutOfRangePart: "IPv4-out-of-range-part"
    case .ipv4NonASCIIInput: "IPv4-non-ASCII-input"
    case .ipv6Unclosed: "IPv6-unclosed"
    case .ipv6InvalidCompression: "IPv6-invalid-compression"
    case .ipv6TooManyPieces: "IPv6-too-many-pieces"
    case .ipv6MultipleCompression: "IPv6-multiple-compression"
    case .ipv6InvalidCodePoint: "IPv6-invalid-code-point"
    case .ipv6TooFewPieces: "IPv6-too-few-pieces"
    case .ipv6PieceLeadingZero: "IPv6-piece-leading-zero"
    case .ipv4InIPv6TooManyPieces: "IPv4-in-IPv6-too-many-pieces"
    case .ipv4InIPv6InvalidCodePoint: "IPv4-in-IPv6-invalid-code-point"
    case .ipv4InIPv6OutOfRangePart: "IPv4-in-IPv6-out-of-range-part"
    case .ipv4InIPv6TooFewParts: "IPv4-in-IPv6-too-few-parts"
    case .invalidURLUnit: "invalid-URL-unit"
    case .specialSchemeMissingFollowingSolidus: "special-scheme-missing-following-solidus"
    case .missingSchemeNonRelativeURL: "missing-scheme-non-relative-URL"
    case .invalidReverseSolidus: "invalid-reverse-solidus"
    case .invalidCredentials: "invalid-credentials"
    case .hostMissing: "host-missing"
    case .portOutOfRange: "port-out-of-range"
    case .portInvalid: "port-invalid"
    case .fileInvalidWindowsDriveLetter: "file-invalid-Windows-drive-letter"
    case .fileInvalidWindowsDriveLetterHost: "file-invalid-Windows-drive-letter-host"
    case .malformedUTF8: "malformed-UTF-8"
    }
  }
}
