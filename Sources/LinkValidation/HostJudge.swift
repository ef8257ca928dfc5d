package import ActionLinks

/// Judges the hosts in links and the spelling of their URLs, and nothing else.
package struct HostJudge: Sendable {
  private let index: PolicyIndex
  /// The rules of two sections; the one that most often objects comes first.
  private static let rules: [any LinkRule.Type] = HostRules.all.reversed() + TextRules.all

  /// Creates a judge.
  ///
  /// - Parameter policy: Whose lists say which hosts are of interest.
  package init(policy: LinkPolicy) { index = PolicyIndex(policy) }

  /// Whether no rule of the sections on hosts and on the text of URLs warns of a link or objects to it.
  ///
  /// - Complexity: As that of a validator, which asks several times as many rules.
  package func isFaultless(_ link: ActionLink) -> Bool {
    let subject = Subject(link, policy: index, expectation: .anything)
    var reporter = Reporter()
    for rule in Self.rules {
      rule.check(subject, &reporter)
      if reporter.findings.contains(where: { $0.severity != .note }) { return false }
    }
    return true
  }
}
