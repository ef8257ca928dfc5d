/// Domain to ASCII for domains that hold a non-ASCII code point.
///
/// The URL parser lowercases an all-ASCII domain by itself and asks a conforming type for the rest:
/// UTS 46 processing needs tables that this module does not carry. `DomainNames` has one over ICU.
///
/// Source: URL Standard, section 3.3 ("IDNA"), the domain parser.
public protocol DomainToASCII: Sendable {
  /// Appends the A-label form of a domain to `output`.
  ///
  /// This is Unicode ToASCII with *CheckBidi* and *CheckJoiners* on and all else off
  /// (`beStrict` false). The caller checks the result for emptiness and for forbidden domain code
  /// points.
  ///
  /// The answer depends on the domain alone: a reader of many links asks once for each and remembers it.
  ///
  /// - Parameters:
  ///   - domain: Valid UTF-8 with at least one non-ASCII code point, percent-decoded.
  ///   - output: Where the ASCII bytes go; untouched on failure.
  /// - Throws: ``DomainToASCIIFailure`` where the domain has no ASCII form, or where this type
  ///   cannot tell.
  func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure)

  /// Whether Unicode ToASCII records no error for the domain with every check on
  /// (`beStrict` true).
  ///
  /// It only decides whether the parser reports ``ValidationError/domainToASCII``, and is asked
  /// only by observers that record validation errors.
  ///
  /// - Parameter domain: Valid UTF-8, percent-decoded, not empty.
  /// - Returns: Whether no error is recorded.
  func isStrictlyValid(_ domain: Span<UInt8>) -> Bool
}

/// Why a domain has no ASCII form.
public enum DomainToASCIIFailure: Error, Sendable, Hashable {
  /// The domain holds a non-ASCII code point, and no type that can process it was given.
  case nonASCIIDomain
  /// Unicode ToASCII failed.
  case unicodeToASCII
}

/// Domain to ASCII for callers that bring no IDNA tables: every non-ASCII domain fails.
public struct ASCIIOnlyDomainToASCII: DomainToASCII {
  /// Creates the ASCII-only processor.
  @inlinable public init() {}

  /// Throws ``DomainToASCIIFailure/nonASCIIDomain``.
  public func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    throw .nonASCIIDomain
  }

  /// Whether the domain is ASCII, of valid lengths, and of letters, digits and inner hyphens only.
  ///
  /// A label that begins with `xn--` passes: telling a good one from a bad one takes the tables.
  public func isStrictlyValid(_ domain: Span<UInt8>) -> Bool {
    var labelStart = 0
    var index = 0
    let count = domain.count
    guard count <= 253 else { return false }
    while index <= count {
      if index == count || domain[index] == UInt8(ascii: ".") {
        let length = index - labelStart
        guard length > 0, length <= 63, domain[labelStart] != UInt8(ascii: "-"),
          domain[index - 1] != UInt8(ascii: "-")
        else { return false }
        if length > 3, domain[labelStart + 2] == UInt8(ascii: "-"),
          domain[labelStart + 3] == UInt8(ascii: "-"),
          domain[labelStart] | 0x20 != UInt8(ascii: "x")
            || domain[labelStart + 1] | 0x20 != UInt8(ascii: "n")
        {
          return false
        }
        labelStart = index + 1
      } else {
        let byte = domain[index]
        let isLetterDigitHyphen =
          (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
          || byte == UInt8(ascii: "-")
        guard isLetterDigitHyphen else { return false }
      }
      index += 1
    }
    return true
  }
}
