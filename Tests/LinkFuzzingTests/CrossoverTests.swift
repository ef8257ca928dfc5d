import LinkFuzzing
import Testing

@Suite("Crossover")
struct CrossoverTests {
  static let one = Array(LinkMutationTests.link.utf8)
  static let other = Array(
    "https://a.page.link/?link=https%3A%2F%2Fb.example%2Fp%3Fq%3D1&apn=com.b&ofl=x#frag".utf8)

  static func outputs(_ one: [UInt8], _ other: [UInt8], seed: UInt64 = 1) -> [String] {
    var mutator = LinkMutator(seed: seed)
    return (0..<1000).map { _ in
      String(decoding: mutator.crossover(one, other, maximumLength: 2000), as: UTF8.self)
    }
  }

  @Test(
    "layers, heads, parameters and fragments of the other take their places",
    arguments: [
      "https://links.example.com/__/auth/links?link=https%3A%2F%2Fb.example%2Fp%3Fq%3D1",
      "https://links.example.com/__/auth/links?link=https%3A%2F%2Fa.page.link%2F%3Flink%3D",
      "https://a.page.link/?link=https%3A%2F%2Fapp.example.com",
      "links?apn=com.b&ofl=x&link=", "%26ofl%3Dx%26", "#frag",
    ])
  func spliced(_ example: String) {
    let outputs = Self.outputs(Self.one, Self.other)
    #expect(outputs.contains { $0.contains(example) })
  }

  @Test("it is the same for the same seed, and within the length asked for")
  func determinism() {
    #expect(Self.outputs(Self.one, Self.other) == Self.outputs(Self.one, Self.other))
    #expect(Self.outputs(Self.one, Self.other) != Self.outputs(Self.one, Self.other, seed: 2))
    var mutator = LinkMutator(seed: 1)
    for limit in [0, 1, 60] {
      for _ in 0..<100 {
        #expect(mutator.crossover(Self.one, Self.other, maximumLength: limit).count <= limit)
      }
    }
  }

  @Test("any bytes can be crossed with any others", arguments: HostileInput.all)
  func hostileInputs(_ family: HostileInput) {
    var mutator = LinkMutator(seed: 5)
    for length in [0, 1, 30, 300] {
      let bytes = family.bytes(length: length)
      for _ in 0..<20 {
        #expect(mutator.crossover(bytes, Self.one, maximumLength: 700).count <= 700)
        #expect(mutator.crossover(Self.one, bytes, maximumLength: 700).count <= 700)
      }
    }
  }
}
