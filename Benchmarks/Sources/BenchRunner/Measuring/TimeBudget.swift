import Foundation

/// The time that a run may take, the building of the runner included.
///
/// The rounds are cut where they would not end in it; what has no rounds is done all the same.
struct TimeBudget {
  /// When the run should be at its end.
  let end: ContinuousClock.Instant

  /// Creates the budget of a run that began a while ago.
  init(seconds: Double, spent: Double = Self.spent()) {
    end = .now + .seconds(seconds - spent)
  }

  /// How many seconds are left, 0 where none are.
  var left: Double { max(0, ContinuousClock.now.duration(to: end) / .seconds(1)) }

  /// For how many seconds a section may begin rounds.
  ///
  /// - Parameters:
  ///   - cases: What is still to be done, the section included; the sections share the time alike.
  ///   - linkCount: How many links there are.
  /// - Returns: The seconds, 0 where there are none to spare.
  func share(of cases: [BenchmarkCase], linkCount: Int) -> Double {
    let rest = cases.reduce(0) { $0 + $1.secondsWithoutRounds(linkCount: linkCount) }
    return max(0, left - rest) / Double(max(1, cases.count { $0.hasRounds }))
  }

  /// The seconds since `Benchmarks/bench` began, which built the runner first.
  private static func spent() -> Double {
    guard let began = ProcessInfo.processInfo.environment["BENCH_BEGAN"].flatMap(Double.init)
    else { return 0 }
    return max(0, Date.now.timeIntervalSince1970 - began)
  }
}

extension BenchmarkCase {
  /// About how many seconds the case takes whatever the rounds, on a slow machine.
  fileprivate func secondsWithoutRounds(linkCount: Int) -> Double {
    switch self {
    // The warm-up of all peers, each of which takes a few microseconds for a link.
    case .links, .check, .checkAll, .checkLongLists, .canonical: 2 + 50e-6 * Double(linkCount)
    case .urls, .conformance, .relative, .domains: 5
    case .cores: 50e-6 * Double(linkCount)
    case .memory: 30
    case .growth: 60
    }
  }
}
