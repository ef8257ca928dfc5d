import LinkValidation
import RunnerTool
import Testing

@testable import BenchRunner

@Suite("The plans of the sections")
struct SectionPlanTests {
  private static let workspace = Workspace(package: Place.package)

  private func plan(_ name: BenchmarkCase) throws -> SectionPlan? {
    try? SectionPlan.make(name, corpus: TrafficCorpus(count: 200), in: Self.workspace).get()
  }

  @Test(
    "Every plan names peers that there are", arguments: BenchmarkCase.allCases.filter(\.hasRounds))
  func peers(_ name: BenchmarkCase) throws {
    // The inputs of the Web Platform Tests may be missing here.
    guard let plan = try plan(name) else {
      #expect([.conformance, .relative].contains(name))
      return
    }
    let known = PeerCatalog.identifiers(for: plan.workload.job)
    #expect(Set(plan.peers).isSubset(of: known))
    #expect(Set(plan.peers).count == plan.peers.count)
    let all = Set(plan.peers + plan.programs.map(\.rawValue))
    #expect(plan.mustAccept.isSubset(of: all))
    #expect(plan.independent.isSubset(of: all))
    #expect(plan.peers.contains(plan.reference.identifier))
    #expect(plan.programs.isEmpty == !name.hasPrograms)
    #expect(plan.workload.entryCount > 0)
  }

  @Test("The whole job is compared among all that do it")
  func wholeJob() throws {
    let plan = try #require(try plan(.links))
    #expect(plan.independent.isEmpty)
    #expect(plan.mustAccept == Set(plan.peers + ["rust", "node"]))
    #expect(
      Set(PeerCatalog.identifiers(for: .links)).subtracting(plan.peers) == [
        "validate", "canonical",
      ])
  }

  @Test(
    "A case that has no rounds has no plan", arguments: [BenchmarkCase.cores, .memory, .growth])
  func withoutRounds(_ name: BenchmarkCase) throws {
    #expect(try plan(name) == nil)
  }

  @Test("The policy of the check lists the hosts of all links, not only of those that it accepts")
  func policy() throws {
    let corpus = TrafficCorpus(count: 200)
    let plan = try SectionPlan.checkLongLists(corpus)
    let hosts = try #require(plan.workload.hosts)
    #expect(plan.workload.entryCount < corpus.workload.entryCount)
    #expect(hosts == ListedHosts(of: corpus.workload.texts))
    #expect(hosts.linkDomains.count > ListedHosts(of: plan.workload.texts).linkDomains.count)
    #expect(hosts.policy.authorizedDomains == hosts.authorizedDomains)
  }

  @Test("The policy of most checks is for eight projects, however many links there are")
  func fewProjects() throws {
    let corpus = TrafficCorpus(count: 2_000)
    for plan in [try SectionPlan.check(corpus), SectionPlan.checkAll(corpus)] {
      let hosts = try #require(plan.workload.hosts)
      let projects = hosts.linkDomains.filter { $0.hasSuffix(".firebaseapp.com") }
      #expect(projects.count == 8)
      #expect(plan.workload.entryCount > 500)
    }
  }

  @Test(
    "Only what the cases need is built",
    arguments: [
      ([BenchmarkCase.growth], [Level.standard, .v3], false, false, false),
      ([.memory], [.standard, .v3], true, true, false),
      ([.links, .growth], [.standard, .v3], true, true, true),
      ([.check], [.standard, .v3], true, false, true), ([.urls], [.v3], true, false, true),
      ([.urls, .cores], [.standard], true, true, false),
      ([.cores, .domains], [.standard], true, false, false),
    ])
  func setUp(cases: [BenchmarkCase], levels: [Level], ada: Bool, rust: Bool, v3: Bool) {
    let setUp = PeerSetUp(cases, levels: levels)
    #expect([setUp.ada, setUp.rust, setUp.runnerOfV3] == [ada, rust, v3])
  }

  @Test("Sections share the time that the rest leaves")
  func budget() {
    let budget = TimeBudget(seconds: 600, spent: 100)
    #expect((499...500).contains(budget.left))
    let alone = budget.share(of: [.urls], linkCount: 1000)
    #expect((400...500).contains(alone))
    let two = budget.share(of: [.urls, .domains, .growth], linkCount: 1000)
    #expect(two < alone / 2)
    #expect(two > alone / 4)
    #expect(TimeBudget(seconds: 600, spent: 700).left == 0)
    #expect(TimeBudget(seconds: 600, spent: 590).share(of: [.links], linkCount: 1_000_000) == 0)
  }
}
