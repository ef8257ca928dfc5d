public import ActionLinks
public import URLStandard

extension LinkProperties {
  /// The steps that reading takes: bytes looked at and written.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read; where they are exceeded the steps until then count.
  /// - Returns: The number, which depends on nothing else.
  public static func readingSteps(
    _ input: [UInt8], domains: some DomainToASCII, limits: ParserLimits = .default
  ) -> Int {
    var counter = StepCounter()
    _ = try? ActionLink(input.span, domains: domains, limits: limits, observer: &counter)
    return counter.steps
  }

  /// The most steps a byte of the input takes: 48 in each of six layers, of which each may be nearly as
  /// long as the input.
  public static let stepsPerByte = 288
  /// The most steps that come on top, whatever the length.
  public static let constantSteps = 256

  /// Reading ends within the limits, and takes no more steps than ``stepsPerByte`` and
  /// ``constantSteps`` allow.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - dynamicLinkDomains: As in `ActionLink`.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read.
  /// - Returns: What the bytes read as, or `nil` where they exceed the limits.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func readingIsBounded(
    _ input: [UInt8], dynamicLinkDomains: [DynamicLinkDomain] = [], domains: some DomainToASCII,
    limits: ParserLimits = .default
  ) throws(PropertyFailure) -> ActionLink? {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("readingIsBounded", detail) }
    var counter = StepCounter()
    var link: ActionLink?
    do throws(ActionLinkError) {
      link = try ActionLink(
        input.span, dynamicLinkDomains: dynamicLinkDomains, domains: domains, limits: limits,
        observer: &counter)
    } catch {
      guard (0...input.count).contains(error.offset) else {
        throw fail("the error's offset lies outside the input")
      }
    }
    guard counter.steps <= stepsPerByte * input.count + constantSteps else {
      throw fail("\(input.count) bytes took \(counter.steps) steps")
    }
    if let link, link.layers.count > limits.maximumLayerCount { throw fail("too many layers") }
    return link
  }

  /// All that must hold for any bytes: ``urlRecordRoundTrips(_:domains:)``,
  /// ``readingIsBounded(_:dynamicLinkDomains:domains:limits:)`` and
  /// ``canonicalFormHolds(_:dynamicLinkDomains:domains:)``.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - dynamicLinkDomains: As in `ActionLink`.
  ///   - domains: Processes hosts that are not ASCII.
  /// - Throws: ``PropertyFailure`` where one does not hold.
  public static func allHold(
    _ input: [UInt8], dynamicLinkDomains: [DynamicLinkDomain] = [], domains: some DomainToASCII
  ) throws(PropertyFailure) {
    try urlRecordRoundTrips(input, domains: domains)
    let link = try readingIsBounded(
      input, dynamicLinkDomains: dynamicLinkDomains, domains: domains)
    guard let link else { return }
    try canonicalFormHolds(link, dynamicLinkDomains: dynamicLinkDomains, domains: domains)
  }
}
