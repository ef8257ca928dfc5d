/// A rule on links, one a file.
protocol LinkRule: SendableMetatype {
  /// What the rule is.
  static var rule: Rule { get }

  /// Looks at a link and reports what the rule finds.
  static func check(_ subject: Subject, _ reporter: inout Reporter)
}

/// A rule on policies, one a file.
protocol PolicyRule: SendableMetatype {
  /// What the rule is.
  static var rule: Rule { get }

  /// Looks at a policy and reports what the rule finds.
  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter)
}

/// Takes the findings of one rule after another.
struct Reporter {
  /// The findings so far.
  private(set) var findings: [Finding] = []

  /// Takes a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - message: What is wrong; it quotes nothing of the link.
  ///   - severity: How grave it is here, if not as the rule says.
  ///   - layer: The number of the layer it is about.
  ///   - range: The offending bytes in the layer's text.
  // Inlined, so that no caller copies all texts of its rule.
  @inline(__always)
  mutating func report(
    _ rule: Rule, _ message: String, severity: Severity? = nil, layer: Int? = nil,
    range: Range<Int>? = nil
  ) {
    append(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, message: message, layer: layer,
        range: range))
  }

  private mutating func append(_ finding: Finding) { findings.append(finding) }

  /// Takes a finding on another layer, at the same place.
  mutating func report(_ finding: Finding, layer: Int) {
    var finding = finding
    finding.layer = layer
    findings.append(finding)
  }
}
