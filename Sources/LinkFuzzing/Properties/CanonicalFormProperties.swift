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
    try parametersStandInOrder(again)
    if let difference = ReadingComparison(link, again).difference {
      throw fail("reads differently: " + difference)
    }
    return true
  }

  /// In each layer outside the continue URL, the known parameters stand in the order of
  /// `LinkParameter`, each once, and the others behind them, as canonical form has them.
  ///
  /// - Parameter link: What a canonical form reads as.
  /// - Throws: ``PropertyFailure`` where they do not.
  public static func parametersStandInOrder(_ link: ActionLink) throws(PropertyFailure) {
    for layer in link.layers where layer.role != .continue {
      // Elsewhere the parameters of Dynamic Links have no meaning.
      let isDynamicLink = [.dynamicLink, .shortDynamicLink, .customSchemeLink].contains(layer.kind)
      var previous = -1
      for parameter in layer.queryParameters {
        let known = parameter.parameter.flatMap {
          $0.group != .dynamicLink || isDynamicLink ? $0 : nil
        }
        let place = known.map { Int($0.rawValue) } ?? LinkParameter.allCases.count
        guard place > previous || known == nil else {
          throw PropertyFailure("parametersStandInOrder", "the order in layer \(layer.index)")
        }
        previous = place
      }
    }
  }
}
