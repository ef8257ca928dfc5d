import LinkFuzzing
import Testing

extension FuzzTarget {
  /// The inputs of a list that break the property, as it says; the shortest first.
  func failures(_ inputs: [[UInt8]]) -> [String] {
    var failures: [(input: [UInt8], failure: PropertyFailure)] = []
    for input in inputs {
      do throws(PropertyFailure) {
        try check(input)
      } catch {
        failures.append((input, error))
      }
    }
    return failures.sorted { $0.input.count < $1.input.count }.prefix(5).map { input, failure in
      "\(failure): \(String(decoding: input, as: UTF8.self).debugDescription) \(input)"
    }
  }
}

@Suite("The targets")
struct TargetTests {
  @Test("names are words with hyphens between, none twice, and each target says what it holds")
  func names() {
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
    for target in FuzzTarget.all {
      #expect(target.name.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil)
      #expect(target.summary.hasSuffix("."))
      #expect(FuzzTarget.named(target.name)?.name == target.name)
    }
    #expect(FuzzTarget.named("none-such") == nil)
  }

  @Test("each holds on every family of hostile inputs at small lengths", arguments: FuzzTarget.all)
  func hostileInputs(_ target: FuzzTarget) {
    let lengths = [0, 1, 2, 17, 80, 300]
    let inputs = HostileInput.all.flatMap { family in lengths.map { family.bytes(length: $0) } }
    #expect(target.failures(inputs).isEmpty)
  }

  @Test("each holds on 2,000 mutations of generated links", arguments: FuzzTarget.all)
  func mutations(_ target: FuzzTarget) {
    let seeds = Array(LinkGenerator(.wide, seed: 5).prefix(200)).map { Array($0.text.utf8) }
    var mutator = LinkMutator(seed: 3)
    let inputs = (0..<10).flatMap { _ in
      seeds.map { mutator.mutate($0, maximumLength: target.maximumLength) }
    }
    #expect(target.failures(inputs).isEmpty)
  }
}
