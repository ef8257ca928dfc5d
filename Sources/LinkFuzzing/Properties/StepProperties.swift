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

  /// The most steps a byte of the input takes, in all layers together.
  public static let stepsPerByte = 64
  /// The most steps that come on top, whatever the length.
  public static let constantSteps = 256

  /// Reading takes no more steps than ``stepsPerByte`` and ``constantSteps`` allow.
  ///
  /// - Throws: ``PropertyFailure`` where it does.
  public static func stepsAreBounded(
    _ input: [UInt8], domains: some DomainToASCII
  ) throws(PropertyFailure) {
    let steps = readingSteps(input, domains: domains)
    guard steps <= stepsPerByte * input.count + constantSteps else {
      throw PropertyFailure("stepsAreBounded", "\(input.count) bytes took \(steps) steps")
    }
  }
}
