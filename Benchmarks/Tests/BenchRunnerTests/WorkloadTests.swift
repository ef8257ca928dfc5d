import ActionLinks
import DomainNames
import Foundation
import Testing

@testable import BenchRunner
import RunnerTool

@Suite("Workloads")
struct WorkloadTests {
  @Test("The file of a workload gives it back, whatever bytes the items hold")
  func file() throws {
    let items: [[UInt8]] = [[], [0, 10, 13], Array(repeating: 0xFF, count: 70_000), [0x61]]
    let workload = Workload(job: .urls, items: items)
    let contents = WorkloadFile.encode(workload)
    #expect(try WorkloadFile.decode(contents, job: .urls) == workload)
    #expect(throws: RunnerFailure.self) {
      try WorkloadFile.decode(contents.dropLast(), job: .urls)
    }
  }

  @Test("The hosts for the policy go to another process and into a prefix, and stay with no other")
  func hosts() throws {
    let corpus = TrafficCorpus(count: 20).workload
    #expect(corpus.hosts?.linkDomains.isEmpty == false)
    #expect(corpus.prefix(1).hosts == corpus.hosts)
    try Place.withFile { file in
      try WorkloadFile.write(corpus, to: file)
      #expect(try WorkloadFile.read(file, job: .links) == corpus)
      let other = Workload(links: ["a"])
      try WorkloadFile.write(other, to: file)
      #expect(try WorkloadFile.read(file, job: .links) == other)
    }
    #expect(throws: RunnerFailure.self) { try JudgingPeers.Validation(Workload(links: ["a"])) }
  }

  @Test("Entries of pairs count once, and a prefix has whole ones")
  func entries() {
    let workload = Workload(job: .urls, items: [[1], [2, 2], [3], []])
    #expect(workload.entryCount == 2)
    #expect(workload.items(of: 1..<2) == 2..<4)
    #expect(workload.prefix(1) == Workload(job: .urls, items: [[1], [2, 2]]))
    #expect(workload.prefix(9) == workload)
  }

  @Test("The digest is FNV-1a")
  func digest() {
    #expect(WorkloadDescription.digest([]) == "cbf29ce484222325")
    #expect(WorkloadDescription.digest(Array("foobar".utf8)) == "85944171f73967e8")
  }

  @Test("The tests of the URL Standard are read with their bases")
  func conformance() throws {
    let json = """
      ["a comment", {"input": "b", "base": "http://h/"}, {"input": "c:", "base": null},
       {"input": "d:", "failure": true}]
      """
    let cases = try ConformanceURLs.cases(Data(json.utf8))
    #expect(cases.map(\.input) == ["b", "c:", "d:"])
    #expect(ConformanceURLs.workload(of: cases, withBase: true).texts == ["b", "http://h/"])
    #expect(
      ConformanceURLs.workload(of: cases, withBase: false).texts == ["c:", "", "d:", ""])
  }

  @Test("The corpus is the same each time, and names its international hosts")
  func corpus() throws {
    let corpus = TrafficCorpus(count: 2000)
    #expect(corpus.workload == TrafficCorpus(count: 2000).workload)
    #expect(corpus.workload.entryCount == 2000)
    #expect((150...250).contains(corpus.internationalHosts.count))
    #expect(corpus.internationalHosts.allSatisfy { $0.hasSuffix(".example") })
    #expect(corpus.internationalHosts.contains { $0.hasPrefix("xn--") })
    #expect(corpus.internationalHosts.contains { !$0.hasPrefix("xn--") })
  }

  @Test("The corpus has the shares that the README names")
  func shares() throws {
    let texts = TrafficCorpus(count: 5000).workload.texts
    func expect(_ perMille: ClosedRange<Int>, _ name: String, _ isIn: (String) throws -> Bool)
      rethrows
    {
      let count = try texts.count { try isIn($0) }
      #expect(perMille.contains(count / 5), "\(name): \(count) of 5,000")
    }
    for (kind, perMille) in [
      (LinkKind.hostingLink, 670...730), (.dynamicLink, 175...225), (.actionURL, 80...120),
    ] {
      try expect(perMille, "\(kind)") { try ActionLink($0, domains: .icu).kind == kind }
    }
    expect(80...120, "links in ifl") { $0.contains("&ifl=") }
    expect(2...9, "long links") { $0.utf8.count > 2000 }
  }
}
