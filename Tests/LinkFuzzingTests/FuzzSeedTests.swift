import LinkFuzzing
import LinkValidation
import Testing

@Suite("The seeds")
struct FuzzSeedTests {
  @Test(
    "a target's seeds are the same every time, named for files, and within its length",
    arguments: FuzzTarget.all)
  func names(_ target: FuzzTarget) {
    let seeds = FuzzSeed.seeds(for: target)
    #expect(seeds == FuzzSeed.seeds(for: target))
    #expect(seeds.count > 15)
    #expect(Set(seeds.map(\.name)).count == seeds.count)
    for seed in seeds {
      #expect(seed.name.wholeMatch(of: #/[a-z0-9-]{1,120}/#) != nil, "\(seed.name)")
      #expect(seed.bytes.count <= target.maximumLength)
    }
    #expect(Set(seeds.map(\.bytes)).count == seeds.count)
  }

  @Test("links, policy files and hosts stand among those that take them")
  func contents() throws {
    let rule = try #require(Rule.named("parse-differential"))
    let links = FuzzSeed.seeds(for: .actionLink).map(\.bytes)
    #expect(links.contains(Array(rule.badExample.utf8)))
    let policies = FuzzSeed.seeds(for: .policy).map {
      Array($0.bytes.dropFirst(PolicyChoices.byteCount))
    }
    #expect(policies.contains(Array(rule.goodExample.utf8)))
    let file = try #require(Rule.all.first { $0.section == .configuration })
    #expect(FuzzSeed.seeds(for: .policyFile).map(\.bytes).contains(Array(file.badExample.utf8)))
    #expect(FuzzSeed.seeds(for: .hostNames).map(\.bytes).contains(Array("xn--a".utf8)))
  }
}
