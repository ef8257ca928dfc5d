import Testing

@testable import BenchRunner

@Suite("One core and two")
struct CoreScalingTests {
  /// Accepts entries, each with a checksum of one, and one more for each pass.
  private struct Counting: Pass {
    var passChecksum = 0
    var accepts = true
    func run(over entries: Range<Int>) -> PassResult {
      PassResult(
        checksum: entries.count + passChecksum, accepted: accepts ? entries.count : 0)
    }
  }

  private func measure(_ passes: [Counting]) throws -> [CoreScaling] {
    let peers = passes.enumerated().map { index, pass in
      Peer(identifier: "\(index)", label: PeerLabel(name: "\(index)")) { _ in pass }
    }
    return try CoreScaling.measure(
      peers, on: Workload(links: ["a", "b", "c"]), runs: 2, until: .now + .seconds(60))
  }

  @Test("Both ways count all entries")
  func results() throws {
    let rows = try measure([Counting(), Counting()])
    #expect(rows.map(\.result) == [PassResult(checksum: 3, accepted: 3)] + [rows[0].result])
    #expect(rows.allSatisfy { $0.problem == nil && $0.runs == 2 })
    #expect(rows.allSatisfy { $0.oneCore > 0 && $0.twoCores < .infinity && $0.factor > 0 })
  }

  @Test("A peer that comes to something else on two cores is noticed")
  func differingHalves() throws {
    #expect(try measure([Counting(passChecksum: 1)]).map(\.problem) == [.resultDiffers])
  }

  @Test("A peer that refuses links is noticed")
  func refusals() throws {
    #expect(
      try measure([Counting(), Counting(accepts: false)]).map(\.problem) == [nil, .refuses(3)])
  }

  @Test("Peers that differ from each other are noticed")
  func differingPeers() throws {
    let other = Peer(identifier: "o", label: PeerLabel(name: "o")) { _ in Twice() }
    let one = Peer(identifier: "c", label: PeerLabel(name: "c")) { _ in Counting() }
    let rows = try CoreScaling.measure(
      [one, other, one], on: Workload(links: ["a", "b"]), runs: 1, until: .now)
    #expect(rows.map(\.problem) == [nil, .resultDiffers, nil])
  }

  private struct Twice: Pass {
    func run(over entries: Range<Int>) -> PassResult {
      PassResult(checksum: 2 * entries.count, accepted: entries.count)
    }
  }
}
