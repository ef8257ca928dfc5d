import DomainNames
import Testing

@Suite("The spelling of hosts")
struct HostAnalysisTests {
  @Test(
    "A host shows its facts, each where it is first, and no others",
    arguments: HostRow.all)
  func facts(row: HostRow) {
    let analysis = HostAnalysis(of: row.host)
    let expected = row.facts.sorted {
      ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue)
    }
    #expect(analysis.facts == expected)
    for kind in HostFact.Kind.allCases {
      let range = expected.first { $0.kind == kind }?.range
      #expect(analysis.range(of: kind) == range)
      #expect(analysis.contains(kind) == (range != nil))
    }
  }

  @Test("Every kind of fact is shown by some host")
  func kinds() {
    let shown = Set(HostRow.all.flatMap(\.facts).map(\.kind))
    #expect(HostFact.Kind.allCases.filter { !shown.contains($0) } == [])
  }

  @Test(
    "The machine itself has many names",
    arguments: [
      ("localhost", true), ("localhost.", true), ("a.b.localhost", true), ("127.0.0.1", true),
      ("127.255.255.254", true), ("[::1]", true), ("[::ffff:7f00:1]", true),
      ("[::ffff:7fff:ffff]", true), ("[::ffff:7f:1]", false), ("[::ffff:7f00:1:2]", false),
      ("[::ffff:8000:1]", false), ("[::7f00:1]", false), ("[::]", false), ("0.0.0.0", false),
      ("127.example.com", false), ("127.a.localhost", true), ("alocalhost", false), ("", false),
      ("localhost.com", false), (".", false), ("128.0.0.1", false), ("10.0.0.1", false),
    ])
  func loopback(host: String, expected: Bool) {
    #expect(HostAnalysis.isLoopback(host) == expected)
  }
}
