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
    self.dynamicLinkDomains = dynamicLinkDomains
    self.limits = limits
    self.codeDigest = codeDigest
    parsedDomains = dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
  }
}
