import ActionLinks
import DomainNames
import LinkFuzzing
import Testing

@Suite("The mutator")
struct LinkMutatorTests {
  static let seeds = Array(LinkGenerator(.wide, seed: 5).prefix(200)).map { Array($0.text.utf8) }

  @Test("20,000 mutated links hold the properties", arguments: 0..<20)
  func properties(_ seed: UInt64) {
    var mutator = LinkMutator(seed: seed)
    var failures: [PropertyFailure] = []
    for round in 0..<5 {
      for link in Self.seeds {
        var bytes = link
        for _ in 0...round { bytes = mutator.mutate(bytes, maximumLength: 1000) }
        do throws(PropertyFailure) {
          try LinkProperties.allHold(bytes, domains: .icu)
        } catch {
          failures.append(error)
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test("most mutations change a link, within the length asked for")
  func changes() {
    var mutator = LinkMutator(seed: 1)
    var changed = 0
    for link in Self.seeds {
      let bytes = mutator.mutate(link, maximumLength: 300)
      #expect(bytes.count <= max(300, link.count))
      if bytes != link { changed += 1 }
    }
    #expect(changed > Self.seeds.count * 8 / 10)
    #expect(mutator.mutate([], maximumLength: 10).count <= 10)
  }

  @Test("mutated links are of every kind, some with a canonical form and some without")
  func variety() throws {
    var mutator = LinkMutator(seed: 2)
    var kinds: Set<LinkKind> = []
    var canonicalCount = 0
    var total = 0
    for link in Self.seeds + Self.seeds {
      total += 1
      let reading = try ActionLink(mutator.mutate(link).span, domains: .icu)
      kinds.insert(reading.kind)
      if reading.canonicalForm() != nil { canonicalCount += 1 }
    }
    #expect(kinds.count == LinkKind.allCases.count)
    #expect(canonicalCount > total / 10 && canonicalCount < total * 9 / 10)
  }
}
