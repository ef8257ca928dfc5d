public import ActionLinks
public import URLStandard

extension LinkProperties {
  /// The canonical form, where a link has one, is ASCII, a fixed point, and reads the same.
  ///
  /// - Parameters:
  ///   - link: What any bytes read as.
  ///   - dynamicLinkDomains: Those that it was read with.
  ///   - domains: What it was read with.
  /// - Returns: Whether the link has a canonical form.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  @discardableResult
  public static func canonicalFormHolds(
    _ link: ActionLink, dynamicLinkDomains: [DynamicLinkDomain] = [], domains: some DomainToASCII
  ) throws(PropertyFailure) -> Bool {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("canonicalFormHolds", detail)
    }
    guard let canonical = link.canonicalForm() else { return false }
    let bytes = Array(canonical.utf8)
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { throw fail("not printable ASCII") }
    // Escapes make it longer than the link was.
    let limits = ParserLimits(maximumLength: bytes.count)
    guard
      let again = try? ActionLink(
        bytes.span, dynamicLinkDomains: dynamicLinkDomains, domains: domains, limits: limits)
    else { throw fail("canonical form exceeds the limits") }
    guard again.canonicalForm() == canonical else { throw fail("not a fixed point") }
    if let difference = ReadingComparison(link, again).difference {
      throw fail("reads differently: " + difference)
    }
    return true
  }
}
