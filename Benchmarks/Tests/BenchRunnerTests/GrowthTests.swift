import ActionLinks
import DomainNames
import LinkFuzzing
import Testing

@testable import BenchRunner

@Suite("Growth")
struct GrowthTests {
  private func growth(steps: Double, nanoseconds: Double) -> Growth {
    Growth(
      family: "f", steps: [2, 2 * steps, 1], nanoseconds: [4, 2, 4 * nanoseconds])
  }

  @Test(
    "Steps and times are both bounded",
    arguments: [
      (1.0, 1.0, true), (1.2, 3, true), (1.25, 1, false), (1, 3.1, false), (0.5, 0.5, true),
    ])
  func bounds(steps: Double, nanoseconds: Double, isBounded: Bool) {
    let growth = growth(steps: steps, nanoseconds: nanoseconds)
    #expect(growth.factor == steps)
    #expect(growth.timeFactor == nanoseconds)
    #expect(growth.isBounded == isBounded)
  }

  @Test("Growth from nothing has no bound, and nothing that stays so does not grow")
  func nothing() {
    let family = HostileInput("f", repeating: [1])
    let fromNothing = Growth.measure(
      family, lengths: [1, 2], steps: { $0.count - 1 }, read: { _ in })
    #expect(fromNothing.factor == .infinity)
    #expect(!fromNothing.isBounded)
    let none = Growth.measure(family, lengths: [1, 2], steps: { _ in 0 }, read: { _ in })
    #expect(none.factor == 1)
  }

  @Test("A reader whose steps are as they should be, but whose time is not linear, is noticed")
  func quadraticTime() {
    func work(_ count: Int) {
      var sum = 0
      for number in 0..<count { sum = (sum &+ number) ^ (sum << 1) }
      #expect(sum != 1)
    }
    let family = HostileInput("f", repeating: [1])
    let lengths = [100, 3000]
    let steps = { (input: [UInt8]) in 2 * input.count }
    let quadratic = Growth.measure(family, lengths: lengths, steps: steps) {
      work($0.count * $0.count / 50)
    }
    #expect(quadratic.factor == 1)
    #expect(quadratic.timeFactor > Growth.timeBound)
    #expect(!quadratic.isBounded)
    let linear = Growth.measure(family, lengths: lengths, steps: steps) { work(50 * $0.count) }
    #expect(linear.isBounded)
  }

  @Test(
    "The steps of every family are bounded, at lengths below those of a run",
    arguments: HostileInput.all)
  func families(_ family: HostileInput) {
    let limits = ParserLimits(maximumLength: 1 << 20, maximumParameterCount: 1 << 20)
    let growth = Growth.measure(
      family, lengths: [1 << 10, 16_000, 1 << 16],
      steps: { LinkProperties.readingSteps($0, domains: ICUDomainToASCII(), limits: limits) },
      read: { _ in })
    #expect(growth.factor <= Growth.stepBound)
  }

  @Test("The table says what grows too much")
  func table() {
    var report = Report(command: "c", machine: .none)
    report.growth = [growth(steps: 1, nanoseconds: 1)]
    #expect(report.isSound)
    #expect(!report.markdown.contains("grows too much"))
    report.growth += [growth(steps: 1, nanoseconds: 4)]
    #expect(!report.isSound)
    #expect(report.markdown.contains("grows too much"))
    #expect(report.shortMarkdown.contains("grows too much"))
  }
}
