import CAllocationCount
import Foundation
import RunnerTool
import Testing

@testable import BenchRunner

@Suite("Processes of the runner", .enabled(if: Place.runner.exists))
struct ProcessTests {
  private static let corpus = TrafficCorpus(count: 300)

  private func withTask<Result>(
    _ peer: String, _ workload: Workload = corpus.workload, _ body: (ChildTask) throws -> Result
  ) throws -> Result {
    try Place.withFile { file in
      try WorkloadFile.write(workload, to: file)
      return try body(
        ChildTask(job: workload.job, peer: peer, file: file, ada: URL(filePath: "/none")))
    }
  }

  private func result(_ peer: String) throws -> PassResult {
    let peer = try PeerCatalog.peer(peer, for: .links, ada: nil)
    return try peer.prepare(Self.corpus.workload).run(over: Self.corpus.workload.entries)
  }

  @Test(
    "A peer in another process comes to what it comes to here",
    arguments: ["batch", "init", "validate", "canonical", "curl", "foundation"])
  func serving(_ peer: String) throws {
    try withTask(peer) { task in
      let runner = ChildRunner(
        process: try LineProcess(Place.runner, ["serve"] + task.arguments))
      let expected = try result(peer)
      #expect(try runner.run(repeats: 1).result == expected)
      let second = try runner.run(repeats: 2)
      #expect(second.result == expected)
      #expect(second.nanoseconds > 0)
    }
  }

  @Test("A process that ends early fails")
  func ending() throws {
    try withTask("nobody") { task in
      let runner = ChildRunner(
        process: try LineProcess(Place.runner, ["serve"] + task.arguments))
      #expect(throws: RunnerFailure.self) { try runner.run(repeats: 1) }
    }
  }

  @Test("A process that does not answer is ended")
  func hanging() throws {
    let start = ContinuousClock.now
    let runner = ChildRunner(
      process: try LineProcess(Executables.find("sleep"), ["60"]), patience: 0.2)
    #expect(throws: RunnerFailure.self) { try runner.run(repeats: 1) }
    #expect(.now - start < .seconds(30))
  }

  @Test("The allocations of the plain initializer are counted, and its links")
  func counting() throws {
    let usage = try withTask("init") { try MemoryUsage.measure($0, runner: Place.runner) }
    #expect(usage.entries == 300)
    #expect(usage.result == (try result("init")))
    #expect(try #require(usage.blocksPerEntry) >= 1)
    #expect(try #require(usage.bytesPerEntry) > 100)
    #expect(usage.peakKilobytes > usage.growthKilobytes)
  }

  @Test("Counting that sees no allocation says so")
  func selfCheck() {
    #expect(!allocation_count_is_possible())
    #expect(!allocation_count_begin())
    #expect(allocation_count_end().blocks == 0)
  }

  @Test("A peer whose process fails has a row, and the others have theirs")
  func memory() throws {
    try Place.withFile { folder in
      let section = MemorySection(
        workspace: Workspace(package: folder), ada: URL(filePath: "/none"), runner: Place.runner)
      let nobody = Peer(identifier: "nobody", label: PeerLabel(name: "nobody")) { _ in
        throw RunnerFailure("there is nobody")
      }
      let batch = try PeerCatalog.peer("batch", for: .links, ada: nil)
      let rows = try section.run([nobody, batch], on: Self.corpus.workload)
      #expect(rows.count == 2 + ProgramPeer.allCases.count)
      guard case .failed = rows[0].problem else {
        Issue.record("the process of nobody did not fail")
        return
      }
      #expect(rows[1].problem == nil)
      #expect(rows[1].usage?.result.accepted == 300)
    }
  }
}
