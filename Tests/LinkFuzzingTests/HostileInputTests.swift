import ActionLinks
import DomainNames
import LinkFuzzing
import Testing

@Suite("Hostile inputs")
struct HostileInputTests {
  @Test("every family holds the properties at small lengths", arguments: HostileInput.all)
  func properties(_ family: HostileInput) throws {
    for length in [0, 1, 2, 17, 80, 300, 2000] {
      let bytes = family.bytes(length: length)
      #expect(bytes.count <= length)
      try LinkProperties.allHold(bytes, domains: .icu)
    }
  }

  /// Above any length that the tests use.
  static let limits = ParserLimits(maximumLength: 1 << 22, maximumParameterCount: 1 << 22)

  @Test("the steps of reading no more than double with the length", arguments: HostileInput.all)
  func linearGrowth(_ family: HostileInput) {
    var previous = 0
    for length in [1 << 14, 1 << 15, 1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 20] {
      let bytes = family.bytes(length: length)
      let steps = LinkProperties.readingSteps(bytes, domains: .icu, limits: Self.limits)
      #expect(steps >= bytes.count)
      if previous > 0 { #expect(Double(steps) <= 2.1 * Double(previous), "\(length) bytes") }
      previous = steps
    }
  }

  @Test("the families differ by name, and reach their length")
  func names() {
    #expect(Set(HostileInput.all.map(\.name)).count == HostileInput.all.count)
    for family in HostileInput.all {
      #expect(family.bytes(length: 5000).count > 4900, "\(family)")
    }
  }
}
