import Testing

@testable import LinkValidation

/// A link, and what a rule finds in it.
struct RuleRow: Sendable, CustomTestStringConvertible {
  /// The rule's id.
  let rule: String
  /// The link.
  let link: String
  /// The severities of the findings in their order; none where the rule finds nothing.
  let severities: [Severity]
  /// The layer of the first finding, where it matters.
  let layer: Int?
  /// The bytes that the first finding points at, where they matter.
  let text: String?

  init(
    _ rule: String, _ link: String, _ severities: [Severity], layer: Int? = nil, text: String? = nil
  ) {
    self.rule = rule
    self.link = link
    self.severities = severities
    self.layer = layer
    self.text = text
  }

  var testDescription: String { "\(rule): \(link.prefix(300))" }

  /// Checks that the rule finds in the link what the row says.
  func check(
    policy: LinkPolicy = LinkPolicy(),
    expecting expectation: LinkValidation.Expectation = .anything,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let probe = RuleProbe(rule: rule, policy: policy, expectation: expectation)
    let findings = try probe.findings(in: link)
    #expect(findings.map(\.severity) == severities, sourceLocation: sourceLocation)
    guard let first = findings.first else { return }
    if let layer { #expect(first.layer == layer, sourceLocation: sourceLocation) }
    if let text {
      let found = try RuleProbe.text(of: first, in: link)
      #expect(found == text, sourceLocation: sourceLocation)
    }
  }
}
