/// What a section measured: one job, one workload, all peers.
struct SectionReport: Codable, Equatable {
  /// The name by which the command line knows the section.
  let name: String
  /// What an entry is, such as a link.
  let unit: String
  /// What is done.
  let title: String
  /// The texts that it is done with.
  let workload: WorkloadDescription
  /// The rows, in the order in which the peers took turns.
  let rows: [Row]
  /// What else is to be known.
  var notes: [String] = []

  /// A peer of the section.
  struct Row: Codable, Equatable {
    /// The name.
    let peer: PeerLabel
    /// What it is built for.
    let level: Level
    /// Nanoseconds an entry.
    var nanoseconds: Statistics?
    /// Entries a second, by the median.
    var entriesPerSecond: Double?
    /// Megabytes a second, by the median.
    var megabytesPerSecond: Double?
    /// How many times as fast as the peer that all of the level are held against, by the medians.
    var timesReference: Double?
    /// What a pass came to.
    var result: PassResult?
    /// Why there are no figures, or why they do not count.
    var problem: Problem?
  }

  /// What keeps a row from counting.
  enum Problem: Codable, Equatable {
    /// It is not there, or could not be run.
    case missing(String)
    /// It did not do the same as the others.
    case checksumDiffers
    /// It refused entries that it should accept.
    case refuses(Int)

    /// Whether the run fails for it.
    var isFailure: Bool {
      if case .missing = self { false } else { true }
    }

    /// What the table says.
    var text: String {
      switch self {
      case .missing(let reason): "missing: \(reason)"
      case .checksumDiffers: "checksum differs"
      case .refuses(let count): "refuses \(count)"
      }
    }
  }

  /// Whether all that could be run did the same.
  var isSound: Bool { !rows.contains { $0.problem?.isFailure ?? false } }
}

extension SectionReport {
  /// Makes the rows of what was measured; `reference` names the peer that all are held against.
  init(
    name: String, unit: String, title: String, workload: WorkloadDescription,
    contestants: [Contestant], samples: [Samples], reference: String
  ) {
    let checksum = Self.mostCommonChecksum(contestants, samples)
    let references = zip(contestants, samples).filter { $0.0.label.name == reference }
    self.name = name
    self.unit = unit
    self.title = title
    self.workload = workload
    rows = zip(contestants, samples).map { contestant, samples in
      var row = Row(peer: contestant.label, level: contestant.level)
      if let failure = samples.failure {
        row.problem = .missing(failure)
        return row
      }
      guard let statistics = Statistics(samples.nanoseconds) else { return row }
      row.nanoseconds = statistics
      row.entriesPerSecond = 1e9 / statistics.median
      row.megabytesPerSecond = workload.meanLength * 1e3 / statistics.median
      row.timesReference = references.first { $0.0.level == contestant.level }
        .flatMap { Statistics($0.1.nanoseconds) }.map { $0.median / statistics.median }
      row.result = samples.result
      if contestant.sharesChecksum, samples.result.checksum != checksum {
        row.problem = .checksumDiffers
      } else if contestant.acceptsAll, samples.result.accepted != workload.entries {
        row.problem = .refuses(workload.entries - samples.result.accepted)
      }
      return row
    }
  }

  /// The checksum that most of those have that must share it.
  static func mostCommonChecksum(_ contestants: [Contestant], _ samples: [Samples]) -> Int? {
    let checksums = zip(contestants, samples)
      .filter { $0.sharesChecksum && $1.failure == nil }.map { $1.result.checksum }
    var best: (checksum: Int, count: Int)?
    for checksum in checksums {
      let count = checksums.count { $0 == checksum }
      if count > best?.count ?? 0 { best = (checksum, count) }
    }
    return best?.checksum
  }
}
