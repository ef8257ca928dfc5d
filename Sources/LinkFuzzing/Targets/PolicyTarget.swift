internal import ActionLinks
internal import DomainNames
internal import LinkValidation

extension FuzzTarget {
  /// Policies: an accepted link leads to listed hosts that all readers agree on, and a longer list
  /// never makes it a rejected one.
  ///
  /// The first bytes choose what the policy is made of: see ``PolicyChoices``.
  public static let policy = FuzzTarget(
    "policy",
    summary:
      "An accepted link is expected and leads to listed hosts that all see; longer lists keep it.",
    input: .link(choices: PolicyChoices.byteCount)
  ) { input throws(PropertyFailure) in
    let bytes = input.dropFirst(PolicyChoices.byteCount)
    let choices = PolicyChoices(input.prefix(PolicyChoices.byteCount), for: bytes)
    guard let link = choices.link else { return }
    let validator = validators.validator(for: choices.policy)
    let judgement = validator.judge(link, expecting: choices.expectation)
    try LinkProperties.findingsLieInside(Array(judgement.findings), of: link)
    if choices.judgesTwice {
      try LinkProperties.judgementHolds(
        judgement, again: validator.judge(link, expecting: choices.expectation))
    }
    try LinkProperties.acceptedHostsAreListed(judgement, by: choices.policy)
    guard judgement.verdict == .accept else { return }
    try LinkProperties.acceptedLinkIsExpected(link, by: choices.expectation)
    let larger = validators.validator(for: choices.largerPolicy)
      .judge(link, expecting: choices.expectation)
    try LinkProperties.longerListKeeps(judgement.verdict, larger.verdict)
  }

  private static let validators = ValidatorCache()
}
