import ActionLinks
import DomainNames
import LinkFuzzing
import Testing

@testable import LinkValidation

/// What acceptance says of hosts, over generated policies and links.
@Suite("Accepted hosts")
struct AcceptedHostTests {
  static let (policyCount, linkCount) = (100, 100)

  // Ten seeds make 100,000 pairs.
  @Test(
    "an accepted link's hosts are on the lists, and all reader models take the same from it",
    arguments: 0..<UInt64(10))
  func acceptance(seed: UInt64) throws {
    var source = PooledLinks(seed: 100 + seed)
    let texts = (0..<Self.linkCount).map { _ in source.link() }
    var acceptedCount = 0
    var failures: [String] = []
    for _ in 0..<Self.policyCount {
      let policy = source.policy()
      let domains = policy.dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
      let validator = LinkValidator(policy: policy)
      for text in texts {
        let link = try ActionLink(text, dynamicLinkDomains: domains, domains: .icu)
        let judgement = validator.judge(link)
        if judgement.verdict == .accept { acceptedCount += 1 }
        do throws(PropertyFailure) {
          try LinkProperties.acceptedHostsAreListed(judgement, by: policy)
        } catch {
          failures.append("\(error): \(text) by \(policy)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
    // The test is worth something only where some links are accepted, and the lists refuse others.
    #expect(acceptedCount > 100 && acceptedCount < Self.policyCount * Self.linkCount / 2)
  }
}
