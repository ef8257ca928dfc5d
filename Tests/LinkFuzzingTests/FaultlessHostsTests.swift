import ActionLinks
import DomainNames
import LinkFuzzing
import LinkValidation
import Testing

@Suite("Links in whose hosts no rule finds a fault")
struct FaultlessHostsTests {
  private static let rules = Set(
    Rule.all.filter { $0.section == .host || $0.section == .text }.map(\.id))

  @Test("are those that no finding of these rules speaks against")
  func agreesWithAllFindings() throws {
    var policy = LinkPolicy()
    policy.authorizedDomains = ["app.example.com"]
    policy.linkDomains = ["links.example.com"]
    let validator = LinkValidator(policy: policy)
    var counts = [true: 0, false: 0]
    var mutator = LinkMutator(seed: 3)
    for generated in LinkGenerator(.wide, seed: 3).prefix(300) {
      let text = Array(generated.text.utf8)
      let mutated = mutator.mutate(text, maximumLength: 1024)
      for bytes in [text, mutated] {
        let link = try ActionLink(bytes.span, domains: .icu)
        let isFaultless = validator.judge(link).findings.allSatisfy {
          $0.severity == .note || !Self.rules.contains($0.rule)
        }
        #expect(LinkProperties.hostsAreFaultless(of: link, by: policy) == isFaultless)
        counts[isFaultless, default: 0] += 1
      }
    }
    #expect(counts.values.allSatisfy { $0 > 20 }, "\(counts)")
  }
}
