import Foundation
import Testing

@testable import BenchRunner

@Suite("Guards")
struct GuardTests {
  private func comparison(value: Double) -> GuardComparison {
    GuardComparison(
      figures: [GuardFigure(name: "n", value: value, allowance: 0.1)],
      bounds: [GuardBound(name: "n", recorded: 10, maximum: 11)])
  }

  @Test(
    "A figure up to its bound passes, one above it fails",
    arguments: [
      (5.0, true), (9, true), (10, true), (11, true), (11.001, false), (100, false),
    ])
  func bound(value: Double, passes: Bool) {
    #expect(comparison(value: value).failures.isEmpty == passes)
  }

  @Test("A failure names the figure, what was measured and what is allowed")
  func message() {
    #expect(
      comparison(value: 12.5).failures == ["n: 12.500, allowed are 11.000 (recorded: 10.000)"])
  }

  @Test(
    "A figure below half of what is recorded is not believed", arguments: [0, 0.001, 3, 4.999])
  func implausible(value: Double) throws {
    let comparison = comparison(value: value)
    #expect(try #require(comparison.failures.first).contains("the record is stale"))
    #expect(comparison.improvements.isEmpty)
  }

  @Test("What a pass does once may be gone without a doubt about the figure")
  func smallFigures() {
    let bound = GuardBound(name: "n", recorded: 0.008, maximum: 0.02)
    for (constant, isBelieved) in [(0.005, true), (0, false)] {
      let figure = GuardFigure(
        name: "n", value: 0, allowance: 0.1, constantAllowance: constant)
      #expect(GuardComparison(figures: [figure], bounds: [bound]).failures.isEmpty == isBelieved)
    }
  }

  @Test("A figure without a bound fails, and so does a bound without a figure")
  func incomplete() {
    let figure = GuardFigure(name: "n", value: 1, allowance: 0)
    let bound = GuardBound(name: "m", recorded: 1, maximum: 1)
    #expect(
      GuardComparison(figures: [figure], bounds: [bound]).failures
        == ["n: 1.000, but no bound is recorded", "m: not measured"])
  }

  @Test(
    "A figure far below what is recorded is worth a word",
    arguments: [(9.6, false), (9.4, true), (10, false), (5, true), (12, false)])
  func improvements(value: Double, isOne: Bool) {
    #expect(comparison(value: value).improvements.isEmpty != isOne)
  }

  @Test("What is recorded passes, with its allowances on top")
  func recording() {
    let figure = GuardFigure(name: "n", value: 20, allowance: 0.1, constantAllowance: 0.5)
    #expect(figure.bound == GuardBound(name: "n", recorded: 20, maximum: 22.5))
    let exact = GuardFigure(name: "n", value: 1.0 / 3, allowance: 0.01)
    #expect(GuardComparison(figures: [exact], bounds: [exact.bound]).failures.isEmpty)
  }

  @Test("The committed file has the bound of each figure, as its allowance sets it")
  func committedFile() throws {
    let data = try Data(contentsOf: Place.package.appending(path: "guards.json"))
    let bounds = try JSONDecoder().decode([GuardBound].self, from: data)
    func recorded(_ name: String) throws -> Double {
      try #require(bounds.first { $0.name == name }).recorded
    }
    var figures = try GuardMeasurement.peers.flatMap { peer in
      [
        GuardFigure.allocations(of: peer, try recorded("\(peer): allocations a link")),
        .allocatedBytes(of: peer, try recorded("\(peer): allocated bytes a link")),
        .instructions(of: peer, try recorded("\(peer): instructions a link")),
      ]
    }
    figures.append(.steps(try recorded("reading: steps a byte")))
    #expect(bounds.map(\.name) == figures.map(\.name))
    for (bound, figure) in zip(bounds, figures) {
      // The file has three digits of each.
      #expect(abs(bound.maximum - figure.bound.maximum) < 0.002, "\(bound.name)")
    }
  }

  @Test("The number of instructions is read from what callgrind says")
  func callgrind() {
    let log = "==1== Callgrind\n==1== Events    : Ir\n==1== Collected : 123456789\n==1==\n"
    #expect(InstructionCount.collected(in: log) == 123_456_789)
    #expect(InstructionCount.collected(in: "==1== nothing") == nil)
  }
}
