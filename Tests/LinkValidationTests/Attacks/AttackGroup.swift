import ActionLinks
import DomainNames
import LinkValidation
import Testing

/// Texts that try the same thing, and what must come of each.
struct AttackGroup: Sendable, CustomTestStringConvertible {
  /// Why it must come so.
  let reason: String
  /// Where each text is put.
  let place: AttackPlace
  /// What it is judged by.
  let policy: AttackPolicy
  /// The verdict on each.
  let verdict: Verdict
  /// The rules that must be among the findings, with blanks between them.
  let rules: String
  /// The rules that must not.
  let otherRules: String
  /// The texts.
  let texts: [String]

  init(
    _ reason: String, in place: AttackPlace, policy: AttackPolicy, _ verdict: Verdict,
    _ rules: String, without otherRules: String = "", _ texts: [String]
  ) {
    self.reason = reason
    self.place = place
    self.policy = policy
    self.verdict = verdict
    self.rules = rules
    self.otherRules = otherRules
    self.texts = texts
  }

  var testDescription: String { "\(reason): \(texts.first?.prefix(80) ?? "")" }

  /// Judges each text in its place.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let policy = try LinkPolicy(reading: Array(self.policy.text.utf8))
    let validator = LinkValidator(policy: policy)
    let domains = policy.dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
    for text in texts {
      let link = place.link(with: text)
      let judgement = validator.judge(
        try ActionLink(link, dynamicLinkDomains: domains, domains: .icu))
      let found = Set(judgement.findings.map(\.rule))
      let comment: Comment = "\(text.debugDescription): \(reason); \(found.sorted())"
      #expect(judgement.verdict == verdict, comment, sourceLocation: sourceLocation)
      let missing = rules.split(separator: " ").filter { !found.contains(String($0)) }
      #expect(missing.isEmpty, comment, sourceLocation: sourceLocation)
      let unwanted = otherRules.split(separator: " ").filter { found.contains(String($0)) }
      #expect(unwanted.isEmpty, comment, sourceLocation: sourceLocation)
    }
  }
}
