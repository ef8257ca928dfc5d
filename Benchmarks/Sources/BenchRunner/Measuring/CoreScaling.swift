import Dispatch
import Synchronization

/// How much faster two cores are than one.
struct CoreScaling: Codable, Equatable {
  /// The peer.
  let peer: PeerLabel
  /// How many runs there were.
  let runs: Int
  /// Nanoseconds an entry on one core and on two, the best of the runs.
  let oneCore: Double
  let twoCores: Double
  /// What going over all entries came to, on one core.
  let result: PassResult
  /// Why the row does not count.
  var problem: RowProblem?

  /// How many times as fast two cores are.
  var factor: Double { oneCore / twoCores }

  /// Measures peers, each of which takes turns with all others on one core and on two.
  ///
  /// On two cores each goes over a half of the entries, with state of its own. Both ways must come to
  /// the same, for every peer.
  ///
  /// - Parameters:
  ///   - peers: Peers that do the whole job.
  ///   - workload: The links, all of which they must accept.
  ///   - runs: How many runs at most, behind one that warms up.
  ///   - end: When no more runs begin; there is one at least.
  /// - Returns: A row for each peer.
  /// - Throws: Where a peer cannot be prepared.
  static func measure(
    _ peers: [Peer], on workload: Workload, runs: Int = 5, until end: ContinuousClock.Instant
  ) throws -> [CoreScaling] {
    var measurements = try peers.map { Measurement(pass: try $0.prepare(workload)) }
    for index in measurements.indices { measurements[index].run(workload) }
    for index in measurements.indices { measurements[index].forgetTimes() }
    for run in 0..<runs where run == 0 || .now < end {
      for index in measurements.indices { measurements[index].run(workload) }
    }
    let shared = PassResult.mostCommon(of: measurements.map(\.result))
    let entries = Double(max(1, workload.entryCount))
    return zip(peers, measurements).map { peer, measurement in
      CoreScaling(
        peer: peer.label, runs: measurement.runs, oneCore: measurement.oneCore / entries,
        twoCores: measurement.twoCores / entries, result: measurement.result,
        problem: measurement.isConsistent
          ? RowProblem(measurement.result, shared: shared, entries: workload.entryCount)
          : .resultDiffers)
    }
  }

  /// Goes over one half of the entries on each of two cores.
  private static func onTwoCores(_ pass: any Pass, _ workload: Workload) -> TimedPass {
    let middle = workload.entryCount / 2
    let halves = [0..<middle, middle..<workload.entryCount]
    let sum = Sum()
    let time = ContinuousClock().measure {
      DispatchQueue.concurrentPerform(iterations: 2) { sum.add(pass.run(over: halves[$0])) }
    }
    return TimedPass(nanoseconds: time / .nanoseconds(1), result: sum.value)
  }

  /// What the runs of a peer gave.
  private struct Measurement {
    let pass: any Pass
    var runs = 0
    /// The least nanoseconds for all entries.
    var oneCore = Double.infinity
    var twoCores = Double.infinity
    var result = PassResult()
    /// Whether one core and two came to the same in each run.
    var isConsistent = true

    init(pass: any Pass) { self.pass = pass }

    mutating func run(_ workload: Workload) {
      let local = LocalRunner(pass: pass, entries: workload.entries)
      let one = local.run(repeats: 1)
      let two = CoreScaling.onTwoCores(pass, workload)
      runs += 1
      oneCore = min(oneCore, one.nanoseconds)
      twoCores = min(twoCores, two.nanoseconds)
      result = one.result
      isConsistent = isConsistent && one.result == two.result
    }

    mutating func forgetTimes() { (runs, oneCore, twoCores) = (0, .infinity, .infinity) }
  }
  /// What two threads came to.
  private final class Sum: Sendable {
    private let result = Mutex(PassResult())
    var value: PassResult { result.withLock { $0 } }
    func add(_ other: PassResult) { result.withLock { $0 = $0 + other } }
  }
}
