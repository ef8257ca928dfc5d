public import ActionLinks
public import URLStandard

extension LinkProperties {
  /// Reading any input ends within the limits, and its canonical form, where it has one, is ASCII,
  /// a fixed point, and reads the same.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - dynamicLinkDomains: As in ``ActionLink``.
  ///   - domains: Processes hosts that are not ASCII.
  /// - Returns: Whether the link has a canonical form.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  @discardableResult
  public static func canonicalFormHolds(
    _ input: [UInt8], dynamicLinkDomains: [DynamicLinkDomain] = [], domains: some DomainToASCII
  ) throws(PropertyFailure) -> Bool {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("canonicalFormHolds", detail)
    }
    let link: ActionLink
    do throws(ActionLinkError) {
      link = try ActionLink(
        input.span, dynamicLinkDomains: dynamicLinkDomains, domains: domains, limits: .default)
    } catch {
      guard error.offset >= 0, error.offset <= input.count else {
        throw fail("the error's offset lies outside the input")
      }
      return false
    }
    guard link.layers.count <= ParserLimits.default.maximumLayerCount else {
      throw fail("too many layers")
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
