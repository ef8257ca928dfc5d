import Foundation
import Testing

@testable import BenchRunner
import RunnerTool

@Suite("Peers")
struct PeerTests {
  private static let ada = Place.ada
  private static let corpus = TrafficCorpus(count: 200)

  private func run(_ peer: Peer, on workload: Workload) throws -> PassResult {
    try peer.prepare(workload).run(over: workload.entries)
  }

  private static let formsOfWholeJob = ["ada", "ada-hand"]

  @Test(
    "All that do the whole job have the same checksum, and accept every link",
    arguments: PeerCatalog.wholeJob.filter { !formsOfWholeJob.contains($0) })
  func wholeJob(_ identifier: String) throws { try comparesToBatch(identifier) }

  @Test(
    "ada has the same checksum, and accepts every link", .enabled(if: ada != nil),
    arguments: formsOfWholeJob)
  func wholeJobOfAda(_ identifier: String) throws { try comparesToBatch(identifier) }

  private func comparesToBatch(_ identifier: String) throws {
    let workload = Self.corpus.workload
    let batch = try run(PeerCatalog.peer("batch", for: .links, ada: nil), on: workload)
    let peer = try PeerCatalog.peer(identifier, for: .links, ada: Self.ada)
    #expect(try run(peer, on: workload) == batch)
    #expect(batch.accepted == 200)
    #expect(batch.checksum > 200 * 100)
  }

  @Test(
    "Passes over two halves come to what one over all comes to", arguments: Workload.Job.allCases)
  func halves(_ job: Workload.Job) throws {
    try haveHalves(PeerCatalog.peers(for: job, ada: nil), job)
  }

  @Test(
    "So do those of ada", .enabled(if: ada != nil), arguments: AdaLibrary.Form.allCases)
  func halvesOfAda(_ form: AdaLibrary.Form) throws {
    let job = try #require(
      Workload.Job.allCases.first { AdaLibrary.Form.forms(for: $0).contains(form) })
    try haveHalves([PeerCatalog.peer(form.identifier, for: job, ada: Self.ada)], job)
  }

  private func haveHalves(_ peers: [Peer], _ job: Workload.Job) throws {
    let workload =
      switch job {
      case .links: Self.corpus.workload
      case .urls: OrdinaryURLs.workload(count: 200)
      case .domains: Workload(job: .domains, items: ["a", "bücher", "é"].map { Array($0.utf8) })
      }
    for peer in peers {
      let pass = try peer.prepare(workload)
      let middle = workload.entryCount / 2
      #expect(
        pass.run(over: 0..<middle) + pass.run(over: middle..<workload.entryCount)
          == pass.run(over: workload.entries),
        "\(peer.identifier)")
    }
  }

  @Test("Those that follow the URL Standard write the same URLs", .enabled(if: ada != nil))
  func urls() throws {
    let workload = OrdinaryURLs.workload(count: 2000)
    let ours = try run(PeerCatalog.peer("url", for: .urls, ada: nil), on: workload)
    #expect(ours.accepted == 2000)
    #expect(try run(PeerCatalog.peer("ada-url", for: .urls, ada: Self.ada), on: workload) == ours)
  }

  @Test(
    "A relative URL is resolved against its base, and against no other", arguments: ["url", "curl"])
  func relativeURLs(_ identifier: String) throws { try resolvesRelativeURLs(identifier) }

  @Test("ada resolves a relative URL against its base alone too", .enabled(if: ada != nil))
  func relativeURLsOfAda() throws { try resolvesRelativeURLs("ada-url") }

  private func resolvesRelativeURLs(_ identifier: String) throws {
    let workload = Workload(
      job: .urls, items: ["../c", "https://h/a/b", "x", ""].map { Array($0.utf8) })
    let peer = try PeerCatalog.peer(identifier, for: .urls, ada: Self.ada)
    #expect(
      try run(peer, on: workload) == PassResult(checksum: "https://h/c".count, accepted: 1))
  }

  @Test("The check accepts the links that it is given")
  func check() throws {
    let accepted = try JudgingPeers.acceptedLinks(of: Self.corpus.workload)
    let result = try run(PeerCatalog.peer("validate", for: .links, ada: nil), on: accepted)
    #expect(result.accepted == accepted.entryCount)
    #expect(accepted.entryCount > 50)
  }

  @Test("A peer that nobody knows is refused")
  func unknown() {
    #expect(throws: RunnerFailure.self) { try PeerCatalog.peer("x", for: .links, ada: nil) }
  }
}
