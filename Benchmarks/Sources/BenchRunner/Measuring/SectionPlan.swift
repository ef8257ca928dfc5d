import RunnerTool

/// A section before it is measured: the workload, and who does what with it.
struct SectionPlan {
  /// The case that it belongs to.
  let name: BenchmarkCase
  /// What is done.
  let title: String
  /// What the texts are.
  let workloadTitle: String
  /// The texts.
  let workload: Workload
  /// The peers of this package's runner, by their names, in the order of the rows.
  let peers: [String]
  /// The peers that are programs of their own.
  var programs: [ProgramPeer] = []
  /// Those that need not come to what the others come to: they do something else, or do not follow the
  /// URL Standard.
  var independent: Set<String> = []
  /// Those that must accept every entry.
  var mustAccept: Set<String> = []
  /// What all are held against.
  let reference: AdaLibrary.Form
  /// How many times each goes over the entries in a round: short workloads go by too fast.
  var repeats = 1
  /// What else is to be known.
  var notes: [String] = []

  /// The plan of a section.
  ///
  /// - Parameters:
  ///   - name: A case that has rounds.
  ///   - corpus: The links.
  ///   - workspace: Beside which the data folder is.
  /// - Returns: The plan, or what it lacks.
  /// - Throws: Where the data is there and cannot be read.
  static func make(_ name: BenchmarkCase, corpus: TrafficCorpus, in workspace: Workspace) throws
    -> Result<SectionPlan, RunnerFailure>
  {
    switch name {
    case .links: .success(links(corpus))
    case .check: .success(try check(corpus))
    case .checkAll: .success(checkAll(corpus))
    case .checkLongLists: .success(try checkLongLists(corpus))
    case .canonical: .success(canonical(corpus))
    case .urls: .success(ordinaryURLs())
    case .conformance: try conformance(name, withBase: false, in: workspace)
    case .relative: try conformance(name, withBase: true, in: workspace)
    case .domains: .success(domains(corpus))
    case .cores, .memory, .growth:
      .failure(RunnerFailure("\(name.rawValue) has no rounds"))
    }
  }

  static func links(_ corpus: TrafficCorpus) -> SectionPlan {
    SectionPlan(
      name: .links, title: "The whole job", workloadTitle: "Links", workload: corpus.workload,
      peers: PeerCatalog.wholeJob, programs: [.rust, .node],
      mustAccept: Set(PeerCatalog.wholeJob + ["rust", "node"]),
      reference: .publicAPI)
  }

  /// How many projects a handler's policy is for in most sections on checking.
  private static let projectCount = 8

  /// Only the links that the policy accepts: who checks links expects most to pass.
  static func check(_ corpus: TrafficCorpus) throws -> SectionPlan {
    try check(
      .check, "The full check with a policy, reading included",
      TrafficCorpus(count: corpus.workload.entryCount, projectCount: projectCount).workload)
  }

  /// The same with a policy of nearly as many hosts as there are links: its tables fit into no cache.
  static func checkLongLists(_ corpus: TrafficCorpus) throws -> SectionPlan {
    try check(
      .checkLongLists, "The full check with a policy of long lists, reading included",
      corpus.workload)
  }

  private static func check(
    _ name: BenchmarkCase, _ title: String, _ links: Workload
  ) throws -> SectionPlan {
    let hostCount = links.hosts.map { $0.linkDomains.count + $0.authorizedDomains.count } ?? 0
    return SectionPlan(
      name: name, title: title, workloadTitle: "Links that the policy accepts",
      workload: try JudgingPeers.acceptedLinks(of: links),
      peers: ["validate", "ada"], independent: ["validate"], mustAccept: ["validate", "ada"],
      reference: .publicAPI,
      notes: [
        "The policy lists the \(hostCount) hosts of all \(links.entryCount) links; the others have "
          + "findings that are warnings by default, such as a retired Dynamic Link. ada does the "
          + "whole job above with the same links and checks nothing."
      ])
  }

  static func checkAll(_ corpus: TrafficCorpus) -> SectionPlan {
    SectionPlan(
      name: .checkAll, title: "The full check with a policy, whatever the verdict",
      workloadTitle: "Links",
      workload: TrafficCorpus(
        count: corpus.workload.entryCount, projectCount: projectCount
      ).workload,
      peers: ["validate", "ada"],
      independent: ["validate"], mustAccept: ["ada"], reference: .publicAPI)
  }

  static func canonical(_ corpus: TrafficCorpus) -> SectionPlan {
    SectionPlan(
      name: .canonical, title: "The canonical form, reading included", workloadTitle: "Links",
      workload: corpus.workload, peers: ["canonical", "ada"], independent: ["canonical"],
      mustAccept: ["canonical", "ada"], reference: .publicAPI,
      notes: ["ada does the whole job above and writes nothing."])
  }

  private static let urlPeers = ["url", "ada-url", "curl", "foundation"]
  private static let followingOtherRules =
    "libcurl and Foundation follow RFC 3986, so that they accept other texts and write other URLs."

  static func ordinaryURLs() -> SectionPlan {
    SectionPlan(
      name: .urls, title: "URLs alone: ordinary ones", workloadTitle: "Made-up URLs of web pages",
      workload: OrdinaryURLs.workload(count: 10_000), peers: urlPeers,
      programs: [.rust, .node], independent: ["curl", "foundation"],
      mustAccept: ["url", "ada-url", "rust", "node"], reference: .parsing, repeats: 10,
      notes: [followingOtherRules])
  }

  private static func conformance(
    _ name: BenchmarkCase, withBase: Bool, in workspace: Workspace
  ) throws -> Result<SectionPlan, RunnerFailure> {
    guard let workload = try ConformanceURLs.workload(withBase: withBase, in: workspace) else {
      return .failure(
        RunnerFailure("\(name.rawValue): \(ConformanceURLs.path) is not in the data folder"))
    }
    return .success(
      SectionPlan(
        name: name,
        title: "URLs alone: Web Platform Tests, "
          + (withBase ? "relative to a base, which is parsed too" : "without a base"),
        workloadTitle: "Inputs of the Web Platform Tests", workload: workload, peers: urlPeers,
        programs: [.rust, .node], independent: ["curl", "foundation", "rust", "node"],
        reference: .parsing, repeats: 100,
        notes: [
          followingOtherRules + " rust-url and Node follow older editions of the URL Standard."
        ]))
  }

  static func domains(_ corpus: TrafficCorpus) -> SectionPlan {
    let hosts = corpus.internationalHosts.prefix(20_000)
    return SectionPlan(
      name: .domains, title: "UTS 46: domain to ASCII",
      workloadTitle: "Hosts of continue URLs that are not ASCII, or hold A-labels",
      workload: Workload(job: .domains, items: hosts.map { Array($0.utf8) }),
      peers: ["icu", "ada-idna"], mustAccept: ["icu", "ada-idna"], reference: .domains,
      repeats: max(1, 50_000 / max(1, hosts.count)))
  }
}
