extension ICUDomainToASCII {
  /// The form of a domain for people to read: with U-labels where all of them are good.
  ///
  /// Where Unicode ToUnicode records an error, the domain is returned as it is: a half decoded one
  /// would show what no registry has checked. U-labels may look like those of another domain;
  /// a caller that shows them beside a decision judges that first.
  ///
  /// Source: URL Standard, section 3.3 ("IDNA"), domain to Unicode, with *beStrict* false.
  ///
  /// - Parameter domain: A domain in UTF-8, mostly an ASCII one from a URL record.
  /// - Returns: The U-label form, or `domain` itself; an ill-formed sequence in it becomes U+FFFD.
  public func displayForm(of domain: Span<UInt8>) -> String {
    unicodeForm(of: domain) ?? String(decoding: copy(domain), as: UTF8.self)
  }

  /// The form of a domain for people to read, as ``displayForm(of:)-(Span<UInt8>)``.
  public func displayForm(of domain: String) -> String {
    unicodeForm(of: domain.utf8.span) ?? domain
  }

  /// The U-label form of a domain.
  ///
  /// Unicode ToUnicode with the same checks as ``appendASCII(of:to:)``. The domain's own U-labels
  /// are mapped and checked too, so that a domain and its ASCII form have the same U-label form.
  ///
  /// - Parameter domain: A domain in UTF-8.
  /// - Returns: The U-label form; `nil` where an error is recorded, the domain is not valid UTF-8,
  ///   or it is longer than ``maximumLength``.
  public func unicodeForm(of domain: Span<UInt8>) -> String? {
    guard needsTables(domain) else {
      return String(decoding: asciiLowercased(domain), as: UTF8.self)
    }
    return process(domain, .toUnicode, ignoring: [.length, .hyphens])
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
