/// All rules there are, in the order of the rule reference.
enum RuleCatalog {
  /// The rules on links.
  static let linkRules: [any LinkRule.Type] =
    RecognitionRules.all + QueryRules.all + NestingRules.all + LinkHostRules.all
    + ContinueURLRules.all + HostRules.all + TextRules.all

  /// The rules on policies.
  static let policyRules: [any PolicyRule.Type] = ConfigurationRules.all

  /// What all rules find on a link, rule by rule.
  static func findings(on subject: Subject) -> [Finding] {
    var reporter = Reporter()
    for rule in linkRules { rule.check(subject, &reporter) }
    return reporter.findings
  }

  /// What every rule is.
  static let rules: [Rule] = linkRules.map { $0.rule } + policyRules.map { $0.rule }
}
