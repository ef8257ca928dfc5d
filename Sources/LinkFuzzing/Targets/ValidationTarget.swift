internal import ActionLinks
internal import DomainNames
internal import LinkValidation

extension FuzzTarget {
  /// Validation: what handlers are told of a link is what all rules say of it.
  ///
  /// The first bytes choose what the policy is made of: see ``PolicyChoices``.
  public static let validation = FuzzTarget(
    "validation", summary: "Validating a link comes to what all rules say of it.",
    input: .link(choices: PolicyChoices.byteCount)
  ) { input throws(PropertyFailure) in
    let bytes = input.dropFirst(PolicyChoices.byteCount)
    let choices = PolicyChoices(input.prefix(PolicyChoices.byteCount), for: bytes)
    var policy = choices.policy
    // With either of these nothing is accepted without the rules.
    policy.ignore = []
    policy.continueURLPrefixes = []
    let text = String(decoding: bytes, as: UTF8.self)
    let domains = policy.dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
    let validator = validators.validator(for: policy)
    // The quick judge rejects too, for warnings that real links often have.
    let outcome = validator.outcomeWithoutRules(of: text, expecting: choices.expectation)
    guard let link = try? ActionLink(text, dynamicLinkDomains: domains, domains: .icu) else {
      if outcome != nil { throw LinkProperties.judgedUnreadable }
      return
    }
    let judgement = validator.judge(link, expecting: choices.expectation)
    // Where the rules are asked, validating does what was just done.
    try LinkProperties.validationAgrees(
      outcome ?? ValidationOutcome(of: judgement), with: judgement)
  }

  private static let validators = ValidatorCache()
}
