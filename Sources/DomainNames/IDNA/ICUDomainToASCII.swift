public import URLStandard

/// Domain to ASCII and domain to Unicode over ICU's implementation of UTS 46.
///
/// All values share one immutable ICU object; they may be used from any number of threads.
///
/// The answers are those of Unicode 17.0 where ICU can give them: the mappings that are newer than
/// its data are applied first, and a label that decodes to one that begins `xn--` is refused.
/// Code points that ICU's Unicode does not know, ``unicodeVersion``, are refused.
///
/// Source: URL Standard, section 3.3 ("IDNA"); UTS 46, sections 4 to 4.3.
public struct ICUDomainToASCII: DomainToASCII {
  /// The longest domain, in UTF-8 bytes, that is given to ICU: a longer one has no ASCII form.
  ///
  /// ICU's time grows with the square of the length where many labels change. The name system takes
  /// at most 253 bytes, so that this limit leaves room for any spelling of a name that exists.
  /// It does not apply to ASCII without A-labels, which takes no tables.
  public static let maximumLength = 16_384

  /// The version of Unicode that ICU's data is from.
  public static var unicodeVersion: UnicodeVersion { NameProcessor.unicodeVersion }

  /// Creates the processor; the first use of any loads ICU's data.
  public init() {}

  /// Appends the A-label form of a domain to `output`.
  ///
  /// Unicode ToASCII with *CheckBidi* and *CheckJoiners*, without *CheckHyphens*,
  /// *UseSTD3ASCIIRules*, *Transitional_Processing*, *VerifyDnsLength* and *IgnoreInvalidPunycode*.
  /// A domain that is ASCII and has no A-label is lowercased. The caller checks the result for
  /// emptiness and for forbidden domain code points.
  ///
  /// - Parameters:
  ///   - domain: UTF-8, percent-decoded.
  ///   - output: Where the ASCII bytes go; untouched on failure.
  /// - Throws: `DomainToASCIIFailure.unicodeToASCII` where an error is recorded, the domain is
  ///   not valid UTF-8, it is longer than ``maximumLength``, or a label of it is too long for ICU
  ///   (about 1,000 code units).
  public func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    guard needsTables(domain) else {
      output.append(contentsOf: asciiLowercased(domain))
      return
    }
    guard let name = process(domain, .toASCII, ignoring: [.length, .hyphens]) else {
      throw .unicodeToASCII
    }
    output.append(contentsOf: name)
  }

  /// Whether Unicode ToASCII records no error for the domain with every check on.
  ///
  /// That is *CheckHyphens*, *UseSTD3ASCIIRules* and *VerifyDnsLength* as well; so a dot at the end
  /// is an error, for it ends in an empty label.
  ///
  /// - Parameter domain: UTF-8, percent-decoded.
  /// - Returns: Whether no error is recorded.
  public func isStrictlyValid(_ domain: Span<UInt8>) -> Bool {
    let ascii = ASCIIOnlyDomainToASCII()
    guard needsTables(domain) else { return ascii.isStrictlyValid(domain) }
    // ICU's STD3 option goes by the rules before Unicode 15.1, which also refuse U+2260 and the
    // like. The newer rules refuse ASCII only, and Punycode leaves ASCII as it is: the result shows
    // it. So it does a label's length and a last label that is empty, which ICU lets pass.
    guard let name = process(domain, .toASCII, ignoring: []) else { return false }
    return ascii.isStrictlyValid(name.span)
  }

  /// The result of a UTS 46 operation; `nil` where it fails or records an error.
  func process(
    _ domain: Span<UInt8>, _ operation: NameProcessor.Operation,
    ignoring ignored: NameProcessor.Errors
  ) -> [UInt8]? {
    guard domain.count <= Self.maximumLength, let text = try? UTF8Span(validating: domain) else {
      return nil
    }
    let output =
      if let mapped = NewerMappings.forICU.applied(to: text) {
        NameProcessor.shared.run(operation, on: mapped.span)
      } else {
        NameProcessor.shared.run(operation, on: domain)
      }
    guard let output, output.errors.subtracting(ignored).isEmpty else { return nil }
    // ICU leaves a label it gave up on as it was. No such error is ignored here, but what comes out
    // must be ASCII whatever a future ICU records.
    guard operation == .toUnicode || isASCII(output.name.span) else { return nil }
    if output.errors.contains(.hyphen34) {
      // Since Unicode 15.1 a label must not begin with xn-- once decoded, even without CheckHyphens
      // (UTS 46, section 4.1, criterion 4). ICU's own check is among those that are ignored.
      let unicode =
        operation == .toUnicode
        ? output : NameProcessor.shared.run(.toUnicode, on: output.name.span)
      guard let unicode, !hasLabelWithACEPrefix(unicode.name.span) else { return nil }
    }
    return output.name
  }
}

extension DomainToASCII where Self == ICUDomainToASCII {
  /// Domain to ASCII over ICU.
  public static var icu: Self { ICUDomainToASCII() }
}
