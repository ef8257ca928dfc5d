import Synchronization
import Testing

@testable import BenchRunner
import RunnerTool

@Suite("Rounds")
struct RoundsTests {
  /// Keeps the turns of all runners.
  private final class Turns: Sendable {
    private let turns = Mutex<[String]>([])
    var all: [String] { turns.withLock { $0 } }
    func add(_ turn: String) { turns.withLock { $0.append(turn) } }
  }

  private struct Runner: TimedRunner {
    let name: String
    let turns: Turns
    var failsAfter = Int.max

    func run(repeats: Int) throws -> TimedPass {
      guard turns.all.count < failsAfter else { throw RunnerFailure("it broke") }
      turns.add("\(name)\(repeats)")
      return TimedPass(
        nanoseconds: 100 * Double(repeats), result: PassResult(checksum: 7, accepted: 1))
    }
  }

  private func contestant(_ name: String, _ runner: any TimedRunner) -> Contestant {
    Contestant(label: PeerLabel(name: name), runner: .success(runner))
  }

  @Test("After one pass each, the peers take turns in order in every round")
  func order() {
    let turns = Turns()
    let contestants = ["a", "b", "c"].map { contestant($0, Runner(name: $0, turns: turns)) }
    let samples = Rounds(count: 2, seconds: 60, repeats: 4).run(contestants, entries: 5)
    #expect(
      turns.all == ["a1", "b1", "c1", "a4", "b4", "c4", "a4", "b4", "c4"])
    #expect(samples.allSatisfy { $0.nanoseconds == [20, 20] })
    #expect(samples.allSatisfy { $0.result.checksum == 7 })
  }

  @Test("Without time there is one round")
  func noTime() {
    let turns = Turns()
    let samples = Rounds(count: 9, seconds: 0, repeats: 1).run(
      [contestant("a", Runner(name: "a", turns: turns))], entries: 1)
    #expect(samples.map(\.nanoseconds.count) == [1])
  }

  @Test("A peer that is missing, or ends early, says why, and the others go on")
  func failures() {
    let turns = Turns()
    let contestants = [
      Contestant(label: PeerLabel(name: "m"), runner: .failure(.missing("not there"))),
      contestant("b", Runner(name: "b", turns: turns, failsAfter: 2)),
      contestant("c", Runner(name: "c", turns: turns)),
    ]
    let samples = Rounds(count: 3, seconds: 60, repeats: 1).run(contestants, entries: 1)
    #expect(samples.map(\.problem) == [.missing("not there"), .failed("it broke"), nil])
    #expect(samples[2].nanoseconds.count == 3)
  }
}
