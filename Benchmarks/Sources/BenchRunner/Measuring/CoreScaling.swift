import Dispatch

/// How much faster two cores are than one.
struct CoreScaling: Codable, Equatable {
  /// The peer.
  let peer: PeerLabel
  /// Nanoseconds an entry on one core and on two, the best of the runs.
  let oneCore: Double
  let twoCores: Double

  /// How many times as fast two cores are.
  var factor: Double { oneCore / twoCores }

  /// Measures peers, each of which takes turns with all others on one core and on two.
  ///
  /// On two cores each goes over a half of the entries, with state of its own.
  static func measure(_ peers: [Peer], on workload: Workload, runs: Int = 5) throws
    -> [CoreScaling]
  {
    let passes = try peers.map { try $0.prepare(workload) }
    var best = peers.map { _ in (one: Double.infinity, two: Double.infinity) }
    let middle = workload.entryCount / 2
    let halves = [0..<middle, middle..<workload.entryCount]
    let clock = ContinuousClock()
    for run in 0...runs {
      for (index, pass) in passes.enumerated() {
        let one = clock.measure { _ = pass.run(over: workload.entries) } / .nanoseconds(1)
        let two = clock.measure {
          DispatchQueue.concurrentPerform(iterations: 2) { _ = pass.run(over: halves[$0]) }
        }
        // The first run warms up.
        guard run > 0 else { continue }
        best[index].one = min(best[index].one, one)
        best[index].two = min(best[index].two, two / .nanoseconds(1))
      }
    }
    let entries = Double(max(1, workload.entryCount))
    return zip(peers, best).map { peer, best in
      CoreScaling(
        peer: peer.label, oneCore: best.one / entries, twoCores: best.two / entries)
    }
  }
}
