public import DomainNames
internal import URLStandard

extension LinkProperties {
  /// The A-label form of a domain is a fixed point, has a U-label form, and both make each other.
  ///
  /// - Parameters:
  ///   - domain: Any bytes.
  ///   - toASCII: Domain to ASCII, `nil` where it fails.
  ///   - toUnicode: Domain to Unicode, `nil` where it fails.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  ///
  /// Source: UTS 46, sections 4.2 and 4.3.
  public static func domainFormsAgree(
    _ domain: [UInt8], toASCII: ([UInt8]) -> [UInt8]? = aLabelForm,
    toUnicode: ([UInt8]) -> [UInt8]? = uLabelForm
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("domainFormsAgree", detail) }
    guard let ascii = toASCII(domain) else { return }
    guard ascii.allSatisfy({ $0 < 0x80 }) else { throw fail("the A-labels are not ASCII") }
    // A name that grew past what is looked into has no form of its own.
    guard ascii.count <= ICUDomainToASCII.maximumLength else { return }
    guard toASCII(ascii) == ascii else { throw fail("the A-labels are no fixed point") }
    guard let unicode = toUnicode(ascii) else { throw fail("A-labels without U-labels") }
    guard toASCII(unicode) == ascii else { throw fail("the U-labels make other A-labels") }
    guard toUnicode(unicode) == unicode else { throw fail("the U-labels are no fixed point") }
  }

  /// The A-label form of a domain, `nil` where it has none.
  public static func aLabelForm(of domain: [UInt8]) -> [UInt8]? {
    var output: [UInt8] = []
    do throws(DomainToASCIIFailure) {
      try ICUDomainToASCII().appendASCII(of: domain.span, to: &output)
    } catch {
      return nil
    }
    return output
  }

  /// The U-label form of a domain, `nil` where it has none.
  public static func uLabelForm(of domain: [UInt8]) -> [UInt8]? {
    ICUDomainToASCII().unicodeForm(of: domain.span).map { Array($0.utf8) }
  }

  /// What a host's spelling shows lies inside the host, each kind once, in the order of the places.
  ///
  /// - Parameters:
  ///   - host: Any bytes.
  ///   - facts: What the spelling shows.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func hostFactsLieInside(
    _ host: [UInt8], facts: ([UInt8]) -> [HostFact] = { HostAnalysis(of: $0.span).facts }
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("hostFactsLieInside", detail)
    }
    var seen: Set<HostFact.Kind> = []
    var place = 0
    for fact in facts(host) {
      guard fact.range.lowerBound >= place, fact.range.upperBound <= host.count else {
        throw fail("the place of \(fact.kind)")
      }
      guard seen.insert(fact.kind).inserted else { throw fail("\(fact.kind) twice") }
      place = fact.range.lowerBound
    }
  }
}
