import LinkFuzzing
import Testing

@Suite("The targets")
struct TargetTests {
  /// How many changed inputs each target checks.
  static let mutationCount = 2000

  /// The shortest inputs that break a target's property, with what they break.
  static func failures(of target: FuzzTarget, on inputs: [[UInt8]]) -> [String] {
    var failures: [(input: [UInt8], failure: PropertyFailure)] = []
    for input in inputs {
      do throws(PropertyFailure) {
        try target.check(input)
      } catch {
        failures.append((input, error))
      }
    }
    return failures.sorted { $0.input.count < $1.input.count }.prefix(3).map { input, failure in
      "\(failure): \(String(decoding: input, as: UTF8.self).debugDescription) \(input)"
    }
  }

  @Test("names are words with hyphens between, none twice, and each says what it holds")
  func names() {
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
    for target in FuzzTarget.all {
      #expect(target.name.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil)
      #expect(target.summary.hasSuffix("."))
      #expect(FuzzTarget.named(target.name)?.name == target.name)
      #expect("\(target)" == target.name)
    }
    #expect(FuzzTarget.named("none-such") == nil)
  }

  @Test("each holds on its seeds", arguments: FuzzTarget.all)
  func seeds(_ target: FuzzTarget) {
    let inputs = FuzzSeed.seeds(for: target).map(\.bytes)
    #expect(Self.failures(of: target, on: inputs).isEmpty)
  }

  @Test("each holds on every family of hostile inputs at small lengths", arguments: FuzzTarget.all)
  func hostileInputs(_ target: FuzzTarget) {
    let inputs = HostileInput.all.flatMap { family in
      [0, 1, 17, 80, 300].map { family.bytes(length: $0) }
    }
    #expect(Self.failures(of: target, on: inputs).isEmpty)
  }

  @Test("each holds on 2,000 changed inputs", arguments: FuzzTarget.all)
  func mutations(_ target: FuzzTarget) {
    let seeds = FuzzSeed.seeds(for: target).map(\.bytes)
    var mutator = LinkMutator(seed: 3)
    var inputs: [[UInt8]] = []
    for number in 0..<Self.mutationCount {
      let seed = seeds[number % seeds.count]
      let other = seeds[number * 7 % seeds.count]
      let input =
        number % 8 == 0
        ? target.crossed(seed, with: other, by: &mutator, maximumLength: target.maximumLength)
        : target.mutated(seed, by: &mutator, maximumLength: target.maximumLength)
      #expect(input.count <= target.maximumLength)
      inputs.append(input)
    }
    #expect(Self.failures(of: target, on: inputs).isEmpty)
    // Most of them are new, or nothing was tried.
    #expect(Set(inputs).count > Self.mutationCount / 2)
  }

  @Test(
    "changed inputs are the same for the same seed, and use a mutation from outside",
    arguments: FuzzTarget.all)
  func determinism(_ target: FuzzTarget) throws {
    let seed = try #require(FuzzSeed.seeds(for: target).first { $0.bytes.count > 4 }).bytes
    var mutators = (LinkMutator(seed: 1), LinkMutator(seed: 1))
    var calls = 0
    for _ in 0..<100 {
      let one = target.mutated(seed, by: &mutators.0, maximumLength: 300)
      #expect(one == target.mutated(seed, by: &mutators.1, maximumLength: 300))
      #expect(one.count <= 300)
      let other = target.mutated(seed, by: &mutators.0, maximumLength: 90) { bytes, limit in
        calls += 1
        bytes = Array(repeating: 0x41, count: limit + 5)
      }
      #expect(other.count <= 90)
      _ = target.mutated(seed, by: &mutators.1, maximumLength: 90) { bytes, limit in
        bytes = Array(repeating: 0x41, count: limit + 5)
      }
    }
    #expect(calls > 20)
    for limit in [0, 1, 3, 5] {
      #expect(target.mutated([], by: &mutators.0, maximumLength: limit).count <= limit)
      #expect(target.crossed(seed, with: [], by: &mutators.0, maximumLength: limit).count <= limit)
    }
  }
}
