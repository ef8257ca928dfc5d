/// What one pass over entries came to.
struct PassResult: Sendable, Equatable, Codable {
  /// What the entries' results sum up to, so that nothing is left out and all peers did the same.
  var checksum = 0
  /// How many entries were accepted.
  var accepted = 0

  static func + (left: PassResult, right: PassResult) -> PassResult {
    PassResult(
      checksum: left.checksum &+ right.checksum, accepted: left.accepted + right.accepted)
  }
}

/// A program's way of doing a job, ready to do it.
protocol Pass: Sendable {
  /// Does the job for a range of entries, with state of its own.
  func run(over entries: Range<Int>) -> PassResult
}

/// The name of a row, and what tells it from others.
struct PeerLabel: Sendable, Hashable, Codable {
  /// The program and the form in which it is used.
  let name: String
  /// Its version, or empty.
  var version = ""
  /// Whether it is this project's.
  var isOurs = false
}

/// Something that does a job in this process.
struct Peer: Sendable {
  /// The name by which the command line and other processes know it.
  let identifier: String
  /// The name of its row.
  let label: PeerLabel
  /// Whether there is one for each level; what belongs to the system is there once.
  var isBuiltForEachLevel = true
  /// Prepares it for a workload: what a program would have at hand before the first entry.
  let prepare: @Sendable (Workload) throws -> any Pass
}
