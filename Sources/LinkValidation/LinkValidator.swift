public import ActionLinks
internal import DomainNames

/// Judges links by a policy.
///
/// ```swift
/// let validator = LinkValidator(policy: try LinkPolicy(reading: file))
/// switch validator.validate(incoming, expecting: Expectation(.emailSignIn)) {
/// case .accepted(let link, _): try await signIn(with: link.code.revealed)
/// case .rejected(let findings): log(findings)
/// case .unreadable(let error): log(error)
/// }
/// ```
///
/// A validator never changes; use one from as many threads as you like.
public struct LinkValidator: Sendable {
  let index: PolicyIndex
  /// Those of ``policyFindings`` that the policy does not ignore.
  private let countedPolicyFindings: [Finding]
  /// The gravest of them, worked out once.
  private let gravestOnPolicy: Severity?
  /// Judges what needs no look at the rules, or `nil` where the policy itself speaks against every
  /// link, or wants more than ordinary links are looked at for.
  private let ordinary: OrdinaryJudge?
  /// What speaks against the policy itself; it counts for every link.
  public let policyFindings: [Finding]

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - policy: What the project allows.
  ///   - today: The day by which `ignore` entries expire, or `nil` if none does.
  public init(policy: LinkPolicy, today: IgnoreEntry.Day? = nil) {
    index = PolicyIndex(policy, today: today)
    var reporter = Reporter()
    for rule in RuleCatalog.policyRules { rule.check(index, &reporter) }
    policyFindings = policy.textFindings + reporter.findings
    countedPolicyFindings = policyFindings.filter { [index] in !Self.isIgnored($0, by: index) }
    gravestOnPolicy = countedPolicyFindings.lazy.map(\.severity).max()
    ordinary = Verdict(gravest: gravestOnPolicy) == .accept ? OrdinaryJudge(index) : nil
  }

  /// Judges a link that was read already.
  ///
  /// - Parameters:
  ///   - link: The link; it should have been read with the policy's `dynamicLinkDomains`.
  ///   - expectation: What the handler expects right now.
  /// - Returns: The verdict and all findings, ordered by layer and place.
  /// - Complexity: O(*n*), where *n* is the length of the link, times the number of rules; the
  ///   length of the policy's lists of domains does not matter.
  public func judge(_ link: ActionLink, expecting expectation: Expectation = .anything) -> Judgement
  {
    judge(link, expecting: expectation, readings: nil)
  }

  /// As ``judge(_:expecting:)``, with the SDKs' readings of the link where they are at hand; they take
  /// Foundation's steps for hosts beyond ASCII.
  package func judge(
    _ link: ActionLink, expecting expectation: Expectation, readings: SDKReadings?
  ) -> Judgement {
    let subject = Subject(link, policy: index, expectation: expectation, readings: readings)
    var found = RuleCatalog.findings(on: subject)
    if !index.source.ignore.isEmpty {
      found.removeAll { Self.isIgnored($0, by: index, in: subject) }
    }
    if found.count > 1 { found.sort(by: Finding.isOrderedBefore) }
    let gravest = found.reduce(gravestOnPolicy) { max($0 ?? .note, $1.severity) }
    return Judgement(
      link: link, findings: Findings(onPolicy: countedPolicyFindings, onLink: found),
      verdict: Verdict(gravest: gravest))
  }

  /// Reads and judges a link.
  ///
  /// - Parameters:
  ///   - text: The link as it came in, nothing trimmed or repaired.
  ///   - expectation: What the handler expects right now.
  /// - Returns: The accepted link, or what speaks against it.
  /// - Complexity: As ``judge(_:expecting:)``.
  public func validate(
    _ text: String, expecting expectation: Expectation = .anything
  ) -> ValidationOutcome {
    outcomeWithoutRules(of: text, expecting: expectation)
      ?? validateByRules(text, expecting: expectation)
  }

  /// Judges an ordinary link, without a look at the rules; `nil` says nothing.
  package func outcomeWithoutRules(
    of text: String, expecting expectation: Expectation = .anything
  ) -> ValidationOutcome? {
    guard let (link, found) = ordinary?.judge(text.utf8.span, expecting: expectation) else {
      return nil
    }
    let findings = Findings(onPolicy: countedPolicyFindings, onLink: found)
    return link.map { .accepted($0, findings) } ?? .rejected(findings)
  }

  /// Reads and judges a link, ordinary or not, by all rules.
  func validateByRules(
    _ text: String, expecting expectation: Expectation = .anything
  ) -> ValidationOutcome {
    let read = Result<ActionLink, ActionLinkError> { () throws(ActionLinkError) in
      try ActionLink(text, dynamicLinkDomains: index.dynamicLinkDomains, domains: .icu)
    }
    switch read {
    case .failure(let error): return .unreadable(error)
    case .success(let link):
      return ValidationOutcome(of: judge(link, expecting: expectation))
    }
  }

  /// Whether the policy ignores a finding; one on the policy itself has no subject.
  private static func isIgnored(
    _ finding: Finding, by index: PolicyIndex, in subject: Subject? = nil
  ) -> Bool {
    index.source.ignore.contains { entry in
      guard entry.rule == finding.rule else { return false }
      if let until = entry.until, let today = index.today, until < today { return false }
      guard let host = entry.host else { return true }
      return finding.layer.map { subject?.layers[$0].host == host } ?? false
    }
  }
}

extension Finding {
  /// Whether one finding comes before another: by layer, then place, then gravity, rule and message,
  /// so that no two different ones stand in an order of chance.
  static func isOrderedBefore(_ left: Finding, _ right: Finding) -> Bool {
    let places = (left.place, right.place)
    if places.0 != places.1 { return places.0 < places.1 }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }

  private var place: (Int, Int, Int) {
    (layer ?? -1, range?.lowerBound ?? -1, range?.upperBound ?? -1)
  }
}
