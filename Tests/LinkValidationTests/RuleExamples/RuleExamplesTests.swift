import JSONText
public import Testing

@testable public import LinkValidation

@Suite("The examples of the rules")
struct RuleExamplesTests {
  @Test("A bad example fires its rule, and a good one does not", arguments: RuleCatalog.rules)
  func examples(of rule: Rule) throws {
    #expect(try fires(rule, on: rule.badExample), "bad example")
    #expect(try !fires(rule, on: rule.goodExample), "good example")
  }

  @Test("A good example is all right by every other rule too", arguments: RuleCatalog.rules)
  func goodExample(of rule: Rule) throws {
    let findings = try findings(on: rule.goodExample, in: rule.section)
    #expect(findings.allSatisfy { $0.severity != .error }, "\(findings)")
  }

  @Test("A rule tells all about itself", arguments: RuleCatalog.rules)
  func description(of rule: Rule) {
    #expect(rule.id.allSatisfy { $0.isLowercase && $0.isASCII || $0.isNumber || $0 == "-" })
    #expect(!rule.title.hasSuffix("."))
    #expect(rule.rationale.hasSuffix("."))
    #expect(rule.remedy.hasSuffix("."))
    #expect(!rule.title.contains("\n") && !rule.rationale.contains("\n"))
  }

  @Test("No two rules have the same id")
  func identity() {
    #expect(Set(RuleCatalog.rules.map(\.id)).count == RuleCatalog.rules.count)
  }

  private func fires(_ rule: Rule, on text: String) throws -> Bool {
    try findings(on: text, in: rule.section).contains { $0.rule == rule.id }
  }

  /// What is found in a text: a policy file, or a link as the command takes it.
  private func findings(on text: String, in section: Rule.Section) throws -> [Finding] {
    let bytes = [UInt8](text.utf8)
    if section == .configuration {
      let policy = try LinkPolicy(reading: bytes)
      return LinkValidator(policy: policy, today: IgnoreEntry.Day("2026-12-01")).policyFindings
    }
    // A line that begins with a quote is a JSON string, so that any bytes can be shown.
    let link = text.hasPrefix("\"") ? try JSONString(reading: bytes).bytes : bytes
    return try RuleProbe.allFindings(in: link, policy: .example)
  }
}

extension Rule: CustomTestStringConvertible {
  /// The rule's id.
  public var testDescription: String { id }
}
