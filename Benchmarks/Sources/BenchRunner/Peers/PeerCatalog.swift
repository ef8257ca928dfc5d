import RunnerTool

/// The peers that run in this process.
enum PeerCatalog {
  /// The peers that do a job, in the order of their rows.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - ada: ada's library, or `nil` where it is missing.
  /// - Returns: The peers; those of ada are left out where it is missing.
  static func peers(for job: Workload.Job, ada: AdaLibrary?) -> [Peer] {
    let adaPeers = adaPeers(ada, job)
    return switch job {
    case .links: ours + adaPeers + [curl, foundation]
    case .urls: [parsing] + adaPeers + [curlURLs, foundationURLs]
    case .domains: [domains] + adaPeers
    }
  }

  /// The names of those that do the whole job with each link, and nothing else.
  static let wholeJob = ["batch", "init", "ada", "ada-hand", "curl", "foundation"]

  /// The names of all peers that do a job, whether they are there or not.
  static func identifiers(for job: Workload.Job) -> [String] {
    peers(for: job, ada: nil).map(\.identifier)
      + AdaLibrary.Form.forms(for: job).map(\.identifier)
  }

  /// A peer by its name.
  ///
  /// - Throws: ``RunnerFailure`` where there is none.
  static func peer(_ identifier: String, for job: Workload.Job, ada: AdaLibrary?) throws -> Peer {
    guard let peer = peers(for: job, ada: ada).first(where: { $0.identifier == identifier }) else {
      throw RunnerFailure("no peer \(identifier) does the job \(job.rawValue)")
    }
    return peer
  }

  private static let ours = [
    Peer(identifier: "batch", label: .ours("ActionLinks, batch reader")) {
      ActionLinksPeer.Batch(workload: $0)
    },
    Peer(identifier: "init", label: .ours("ActionLinks, plain init")) {
      ActionLinksPeer.PlainInit(workload: $0)
    },
    Peer(identifier: "validate", label: .ours("ActionLinks, full check with a policy")) {
      try JudgingPeers.Validation($0)
    },
    Peer(identifier: "canonical", label: .ours("ActionLinks, canonical form")) {
      JudgingPeers.Canonicalization(workload: $0)
    },
  ]

  private static let parsing = Peer(
    identifier: "url", label: .ours("ActionLinks, URLOffsets in one buffer")
  ) { URLStandardPeer.Parsing(workload: $0) }

  private static let domains = Peer(
    identifier: "icu", label: .ours("ActionLinks, ICU")
  ) { URLStandardPeer.Domains(workload: $0) }

  private static let curlLabel = PeerLabel(
    name: "libcurl, URL API", version: CurlPeer.version)
  private static let curl = Peer(
    identifier: "curl", label: curlLabel, isBuiltForEachLevel: false
  ) { CurlPeer.links($0) }
  private static let curlURLs = Peer(
    identifier: "curl", label: curlLabel, isBuiltForEachLevel: false
  ) { CurlPeer.urls($0) }

  private static let foundationLabel = PeerLabel(name: "Foundation, URLComponents")
  private static let foundation = Peer(
    identifier: "foundation", label: foundationLabel, isBuiltForEachLevel: false
  ) { FoundationPeer.Links(links: $0.texts) }
  private static let foundationURLs = Peer(
    identifier: "foundation", label: foundationLabel, isBuiltForEachLevel: false
  ) { FoundationPeer.URLs(texts: $0.texts) }

  private static func adaPeers(_ library: AdaLibrary?, _ job: Workload.Job) -> [Peer] {
    guard let library else { return [] }
    return AdaLibrary.Form.forms(for: job).map { form in
      Peer(
        identifier: form.identifier,
        label: PeerLabel(name: form.rowName, version: library.version)
      ) { AdaPeer(library: library, form: form, workload: $0) }
    }
  }
}

extension AdaLibrary.Form {
  /// The name by which the command line and other processes know the peer.
  var identifier: String {
    switch self {
    case .publicAPI: "ada"
    case .handScan: "ada-hand"
    case .parsing: "ada-url"
    case .domains: "ada-idna"
    }
  }

  /// The job that it does.
  private var job: Workload.Job {
    switch self {
    case .publicAPI, .handScan: .links
    case .parsing: .urls
    case .domains: .domains
    }
  }

  /// Those that do a job.
  static func forms(for job: Workload.Job) -> [AdaLibrary.Form] {
    allCases.filter { $0.job == job }
  }

  /// The name of the row.
  var rowName: String {
    switch self {
    case .publicAPI: "ada, public API"
    case .handScan: "ada, query scan by hand"
    case .parsing: "ada, url_aggregator"
    case .domains: "ada, idna::to_ascii"
    }
  }
}

extension PeerLabel {
  fileprivate static func ours(_ name: String) -> PeerLabel { PeerLabel(name: name, isOurs: true) }
}
