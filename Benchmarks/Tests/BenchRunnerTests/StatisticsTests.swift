import Testing

@testable import BenchRunner

@Suite("Statistics")
struct StatisticsTests {
  @Test(
    "The smallest, the middle and the largest of samples in any order",
    arguments: [
      ([3.0], 3.0, 3.0, 3.0), ([2, 1], 1, 1.5, 2), ([9, 1, 5], 1, 5, 9),
      ([4, 8, 2, 6], 2, 5, 8),
    ])
  func figures(samples: [Double], minimum: Double, median: Double, maximum: Double) throws {
    let statistics = try #require(Statistics(samples))
    #expect(statistics.count == samples.count)
    #expect(statistics.minimum == minimum)
    #expect(statistics.median == median)
    #expect(statistics.maximum == maximum)
  }

  @Test("The spread is a share of the smallest")
  func spread() throws {
    #expect(try #require(Statistics([200, 250, 220])).spread == 0.25)
    #expect(try #require(Statistics([0, 1])).spread == 0)
  }

  @Test("No samples have no statistics")
  func empty() { #expect(Statistics([]) == nil) }

  @Test(
    "Whole figures have commas between thousands",
    arguments: [
      (0.0, "0"), (999, "999"), (1000, "1,000"), (1234567.6, "1,234,568"), (-1500, "-1,500"),
    ])
  func whole(number: Double, text: String) { #expect(Figures.whole(number) == text) }

  @Test("Figures have as many digits as asked for, whatever the locale")
  func fixed() {
    #expect(Figures.fixed(1234.567, 2) == "1234.57")
    #expect(Figures.fixed(2, 3) == "2.000")
    #expect(Figures.percent(0.126) == "13 %")
  }
}
