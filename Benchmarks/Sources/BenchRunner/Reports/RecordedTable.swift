import RunnerTool

/// The part of a document that a run writes anew.
enum RecordedTable {
  /// The lines around it.
  static let begin = "<!-- Begin of what Benchmarks/bench --record writes. -->"
  static let end = "<!-- End of what Benchmarks/bench --record writes. -->"

  /// The document with another text between the lines.
  ///
  /// - Throws: ``RunnerFailure`` where the lines are not there.
  static func replace(in document: String, with text: String) throws -> String {
    guard let start = document.firstRange(of: begin)?.upperBound,
      let stop = document[start...].firstRange(of: end)?.lowerBound
    else { throw RunnerFailure("the document lacks the lines around the table") }
    return document[..<start] + "\n\n" + text + "\n" + document[stop...]
  }
}
