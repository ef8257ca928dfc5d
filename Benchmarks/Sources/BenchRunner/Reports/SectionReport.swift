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
    var problem: RowProblem?
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
    let shared = PassResult.mostCommon(
      of: zip(contestants, samples).filter { $0.sharesResult && $1.problem == nil }
        .map { $1.result })
    let references = zip(contestants, samples).filter { $0.0.label.name == reference }
    self.name = name
    self.unit = unit
    self.title = title
    self.workload = workload
    rows = zip(contestants, samples).map { contestant, samples in
      var row = Row(peer: contestant.label, level: contestant.level)
      if let problem = samples.problem {
        row.problem = problem
        return row
      }
      guard let statistics = Statistics(samples.nanoseconds) else { return row }
      row.nanoseconds = statistics
      row.entriesPerSecond = 1e9 / statistics.median
      row.megabytesPerSecond = workload.meanLength * 1e3 / statistics.median
      row.timesReference = references.first { $0.0.level == contestant.level }
        .flatMap { Statistics($0.1.nanoseconds) }.map { $0.median / statistics.median }
      row.result = samples.result
      row.problem = RowProblem(
        samples.result, shared: contestant.sharesResult ? shared : nil,
        entries: contestant.acceptsAll ? workload.entries : nil)
      return row
    }
  }
}
