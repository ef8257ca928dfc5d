public import ActionLinks
public import LinkValidation

/// Judges the links of a report: by a policy, or by what speaks against a link whatever the policy.
///
/// The policy is prepared once, however many links follow.
public struct LinkJudge: Sendable {
  /// The prefixes of the project's own Dynamic Link domains.
  public let dynamicLinkDomains: [String]
  /// Whether there is a policy, and so a verdict.
  public let hasPolicy: Bool

  private let validator: LinkValidator
  private let expectation: Expectation

  /// Creates a judge that goes by a policy.
  ///
  /// - Parameters:
  ///   - policy: What the project allows.
  ///   - expectation: What is expected of each link, beyond the policy.
  ///   - today: The day by which `ignore` entries expire, or `nil` if none does.
  public init(
    policy: LinkPolicy, expectation: Expectation = .anything, today: IgnoreEntry.Day? = nil
  ) {
    dynamicLinkDomains = policy.dynamicLinkDomains
    hasPolicy = true
    validator = LinkValidator(policy: policy, today: today)
    self.expectation = expectation
  }

  /// Creates a judge without a policy.
  ///
  /// It finds what an empty policy finds, but for the findings on the policy itself, and gives no
  /// verdict: no list has judged where the link leads.
  ///
  /// - Parameter dynamicLinkDomains: The prefixes of the project's own Dynamic Link domains.
  public init(dynamicLinkDomains: [String] = []) {
    self.dynamicLinkDomains = dynamicLinkDomains
    hasPolicy = false
    var policy = LinkPolicy()
    policy.dynamicLinkDomains = dynamicLinkDomains
    validator = LinkValidator(policy: policy)
    expectation = .anything
  }

  /// What speaks against the policy itself; empty where there is none.
  public var policyFindings: [Finding] { hasPolicy ? validator.policyFindings : [] }

  /// Judges a link, which should have been read with the same Dynamic Link domains.
  ///
  /// - Complexity: As that of the validator.
  public func judge(_ link: ActionLink) -> Judgement {
    validator.judge(link, expecting: expectation)
  }

  /// Judges a link whose readings by the SDKs are at hand.
  func judge(_ link: ActionLink, readings: SDKReadings?) -> Judgement {
    validator.judge(link, expecting: expectation, readings: readings)
  }

  /// The findings that a report shows of a judgement of this judge.
  func findings(of judgement: Judgement) -> [Finding] {
    hasPolicy ? Array(judgement.findings) : judgement.findings.onLink
  }
}

extension Finding {
  /// Whether it is about the policy, and so stands in every judgement by it.
  package var isOnPolicy: Bool { layer == nil && Rule.named(rule)?.section == .configuration }
}
