import ActionLinks
import DomainNames
import Testing

@testable import LinkValidation

/// What a longer list of domains does to verdicts.
@Suite("Growing lists")
struct ListGrowthTests {
  /// How often a verdict was followed by another.
  struct Step: Hashable {
    let before: Verdict
    let after: Verdict
  }

  // Both halves of the promise are one: a pair of policies that differ by an entry is an addition
  // when read forward, and a removal when read backward.
  @Test(
    "one more domain never turns accept into reject, and one less never reject into accept",
    arguments: 0..<UInt64(20))
  func growth(seed: UInt64) throws {
    var source = PooledLinks(seed: seed)
    let texts = (0..<250).map { _ in source.link() }
    var steps: [Step: Int] = [:]
    var failures: [String] = []
    for _ in 0..<4 {
      var policy = source.policy()
      let domains = policy.dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
      let links = try texts.map { try ActionLink($0, dynamicLinkDomains: domains, domains: .icu) }
      if policy.authorizedDomains.isEmpty && policy.linkDomains.isEmpty {
        policy.authorizedDomains = ["app.example.com"]
      }
      var before = verdicts(on: links, by: policy)
      for _ in 0..<6 {
        let added = Self.addDomain(to: &policy, from: &source)
        let after = verdicts(on: links, by: policy)
        for (index, step) in zip(before, after).enumerated() {
          let step = Step(before: step.0, after: step.1)
          steps[step, default: 0] += 1
          if step == Step(before: .accept, after: .reject) {
            failures.append("\(texts[index]), with \(added) in \(policy)")
          }
        }
        before = after
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
    #expect(steps.values.reduce(0, +) == 6_000)
    // The test is worth something only where links are accepted, and where lists make a difference.
    #expect(steps[Step(before: .accept, after: .accept), default: 0] > 50)
    #expect(steps[Step(before: .reject, after: .accept), default: 0] > 5)
  }

  /// Adds an entry at any place of a list that is not empty, and tells which.
  private static func addDomain(to policy: inout LinkPolicy, from source: inout PooledLinks)
    -> String
  {
    let (domain, link) = (source.authorizedDomain(), source.linkDomain())
    if policy.linkDomains.isEmpty || (!policy.authorizedDomains.isEmpty && domain < link) {
      policy.authorizedDomains.insert(domain, at: policy.authorizedDomains.count / 2)
      return domain
    }
    policy.linkDomains.insert(link, at: policy.linkDomains.count / 2)
    return link
  }

  private func verdicts(on links: [ActionLink], by policy: LinkPolicy) -> [Verdict] {
    let validator = LinkValidator(policy: policy)
    return links.map { validator.judge($0).verdict }
  }
}
