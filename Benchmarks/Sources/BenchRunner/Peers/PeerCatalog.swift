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
    switch job {
    case .links: ours + adaPeers(ada, [.publicAPI, .handScan]) + [curl, foundation]
    case .urls: [parsing] + adaPeers(ada, [.parsing]) + [curl, foundationURLs]
    case .domains: [domains] + adaPeers(ada, [.domains])
    }
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

  private static let curl = Peer(
    identifier: "curl", label: PeerLabel(name: "libcurl, URL API", version: CurlPeer.version)
  ) { CurlPeer($0) }

  private static let foundation = Peer(
    identifier: "foundation", label: PeerLabel(name: "Foundation, URLComponents")
  ) { FoundationPeer.Links(links: $0.texts) }

  private static let foundationURLs = Peer(
    identifier: "foundation", label: PeerLabel(name: "Foundation, URLComponents")
  ) { FoundationPeer.URLs(texts: $0.texts) }

  private static func adaPeers(_ library: AdaLibrary?, _ forms: [AdaLibrary.Form]) -> [Peer] {
    guard let library else { return [] }
    return forms.map { form in
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
