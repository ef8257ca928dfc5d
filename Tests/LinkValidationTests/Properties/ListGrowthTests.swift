import ActionLinks
import DomainNames
import Testing

@testable import LinkValidation

/// What a longer list of domains does to verdicts.
@Suite("Growing lists")
struct ListGrowthTests {
  static let (policyCount, linkCount, domainCount) = (5, 100, 20)

  // Both halves of the promise are one: two policies that differ by a domain are an addition when
  // read forward, and a removal when read backward. Where the smaller policy does not accept a link,
  // either half holds whatever the larger one says, so that is not asked.
  @Test(
    "one more domain never turns accept into reject, and one less never reject into accept",
    arguments: 0..<UInt64(10))
  func growth(seed: UInt64) throws {
    var source = PooledLinks(seed: seed)
    let texts = (0..<Self.linkCount).map { _ in source.link() }
    var acceptedCount = 0
    var failures: [String] = []
    for _ in 0..<Self.policyCount {
      let policy = source.policy()
      let domains = policy.dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
      let links = try texts.map { try ActionLink($0, dynamicLinkDomains: domains, domains: .icu) }
      let accepted = links.filter { [validator = LinkValidator(policy: policy)] in
        validator.judge($0).verdict == .accept
      }
      acceptedCount += accepted.count
      for _ in 0..<Self.domainCount {
        let larger = Self.adding(to: policy, from: &source)
        let validator = LinkValidator(policy: larger)
        for link in accepted where validator.judge(link).verdict == .reject {
          failures.append("\(String(decoding: link.text, as: UTF8.self)) by \(larger)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
    // The test is worth something only where some links are accepted, and the lists refuse others.
    #expect(acceptedCount > 20 && acceptedCount < Self.policyCount * Self.linkCount / 2)
  }

  /// A policy with one more domain at any place of a list that is not empty.
  private static func adding(to policy: LinkPolicy, from source: inout PooledLinks) -> LinkPolicy {
    var policy = policy
    if source.picksAuthorizedDomains(of: policy) {
      let place = source.place(in: policy.authorizedDomains)
      policy.authorizedDomains.insert(source.authorizedDomain(), at: place)
    } else {
      policy.linkDomains.insert(source.linkDomain(), at: source.place(in: policy.linkDomains))
    }
    return policy
  }
}
