import ActionLinks
import Testing
import DomainNames
@testable import LinkValidation

/// Judges texts and picks the findings of one rule.
struct RuleProbe {
  /// The rule's id.
  let rule: String
  /// The policy to judge by.
  var policy = LinkPolicy()
  /// What is expected.
  var expectation = LinkValidation.Expectation.anything

  /// The rule's findings on a link.
  func findings(in link: String) throws -> [Finding] { try findings(in: [UInt8](link.utf8)) }

  /// The rule's findings on bytes.
  func findings(in bytes: [UInt8]) throws -> [Finding] {
    try Self.allFindings(in: bytes, policy: policy, expecting: expectation)
      .filter { $0.rule == rule }
  }

  /// The findings of all rules on bytes.
  static func allFindings(
    in bytes: [UInt8], policy: LinkPolicy,
    expecting expectation: LinkValidation.Expectation = .anything
  ) throws -> [Finding] {
    let validator = LinkValidator(policy: policy)
    let domains = policy.dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
    let link = try ActionLink(bytes.span, dynamicLinkDomains: domains, domains: .icu)
    return Array(validator.judge(link, expecting: expectation).findings)
  }

  /// The bytes that a finding points at, as text, or `nil` where it points at none.
  static func text(of finding: Finding, in link: String) throws -> String? {
    guard let layer = finding.layer, let range = finding.range else { return nil }
    let layers = try ActionLink(link, domains: .icu).layers
    return String(decoding: layers[layer].textBytes[range], as: UTF8.self)
  }
}
