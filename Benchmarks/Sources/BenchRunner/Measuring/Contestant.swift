/// What a peer is built for.
enum Level: String, Sendable, CaseIterable, Codable {
  /// What the compiler takes where it is told nothing.
  case standard = "default"
  /// The third level of x86-64.
  case v3 = "x86-64-v3"
}

/// A row of a section before it is measured.
struct Contestant {
  /// The name of the row.
  let label: PeerLabel
  /// What it is built for.
  var level = Level.standard
  /// Whether it must come to what the others come to.
  var sharesResult = true
  /// Whether it must accept all entries.
  var acceptsAll = false
  /// What runs it, or why nothing can.
  let runner: Result<any TimedRunner, RowProblem>
}
