public import ActionLinks
internal import DomainNames

/// How a link is inspected and shown.
public struct InspectionOptions: Sendable {
  /// The prefixes of the project's own Dynamic Link domains, as in the policy's
  /// `dynamicLinkDomains`.
  public let dynamicLinkDomains: [String]
  /// Bounds on what is read.
  public let limits: ParserLimits
  /// What codes are shown as, or `nil` to show the codes themselves.
  public let codeDigest: CodeDigest?
  /// What links are judged by, or `nil` where they are only shown.
  public let judge: LinkJudge?
  /// The prefixes that name a host; the others count for nothing.
  let parsedDomains: [DynamicLinkDomain]

  /// Creates options.
  ///
  /// - Parameters:
  ///   - dynamicLinkDomains: The prefixes of the project's own Dynamic Link domains.
  ///   - limits: Bounds on what is read.
  ///   - codeDigest: What codes are shown as, by default digests under a new random key; `nil` to
  ///     show the codes themselves.
  public init(
    dynamicLinkDomains: [String] = [], limits: ParserLimits = .default,
    codeDigest: CodeDigest? = CodeDigest()
  ) {
    self.init(
      dynamicLinkDomains: dynamicLinkDomains, limits: limits, codeDigest: codeDigest, judge: nil)
  }

  /// Creates options with which links are judged too, and read with the judge's Dynamic Link domains.
  ///
  /// - Parameters:
  ///   - judge: What links are judged by.
  ///   - limits: Bounds on what is read.
  ///   - codeDigest: What codes are shown as, by default digests under a new random key; `nil` to
  ///     show the codes themselves.
  public init(
    judge: LinkJudge, limits: ParserLimits = .default, codeDigest: CodeDigest? = CodeDigest()
  ) {
    self.init(
      dynamicLinkDomains: judge.dynamicLinkDomains, limits: limits, codeDigest: codeDigest,
      judge: judge)
  }

  private init(
    dynamicLinkDomains: [String], limits: ParserLimits, codeDigest: CodeDigest?, judge: LinkJudge?
  ) {
    self.dynamicLinkDomains = dynamicLinkDomains
    self.limits = limits
    self.codeDigest = codeDigest
    self.judge = judge
    parsedDomains = dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
  }

  /// Reads a link as the options say.
  ///
  /// - Throws: `ActionLinkError` where it exceeds a limit.
  /// - Complexity: O(*n*), where *n* is the length of the input.
  public func read(_ input: Span<UInt8>) throws(ActionLinkError) -> ActionLink {
    try ActionLink(input, dynamicLinkDomains: parsedDomains, domains: .icu, limits: limits)
  }
}
