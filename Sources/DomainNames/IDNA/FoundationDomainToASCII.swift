public import URLStandard

/// Domain to ASCII as Foundation's URL parsing does it, for the readings of the iOS SDK.
///
/// It is Unicode ToASCII over ICU too, but nothing that ICU records is let pass: an empty label, a
/// label that is too long, and hyphens at a label's ends or in its third and fourth place all make
/// the URL invalid, where the URL Standard takes the host.
///
/// Source: swift-foundation, `URLParser.swift` and `UIDNAHook.swift`.
public struct FoundationDomainToASCII: DomainToASCII {
  /// Creates the processor; the first use of any loads ICU's data.
  public init() {}

  /// Appends the A-label form of a domain to `output`.
  ///
  /// - Parameters:
  ///   - domain: UTF-8, percent-decoded.
  ///   - output: Where the ASCII bytes go; untouched on failure.
  /// - Throws: `DomainToASCIIFailure.unicodeToASCII` where ICU records any error.
  public func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    guard let name = ICUDomainToASCII.icu.process(domain, .toASCII, ignoring: []) else {
      throw .unicodeToASCII
    }
    output.append(contentsOf: name)
  }

  /// Whether Unicode ToASCII records no error for the domain with every check on.
  ///
  /// - Parameter domain: UTF-8, percent-decoded.
  /// - Returns: Whether no error is recorded.
  public func isStrictlyValid(_ domain: Span<UInt8>) -> Bool {
    ICUDomainToASCII.icu.isStrictlyValid(domain)
  }
}

extension DomainToASCII where Self == FoundationDomainToASCII {
  /// Domain to ASCII as Foundation's URL parsing does it.
  public static var foundation: Self { FoundationDomainToASCII() }
}
