extension SectionReport {
  /// The title, the table and the notes.
  var markdown: String {
    var table = MarkdownTable([
      MarkdownTable.Column(title: "Peer", isFigure: false),
      MarkdownTable.Column(title: "Level", isFigure: false),
      MarkdownTable.Column(title: "ns/\(unit) min"),
      MarkdownTable.Column(title: "median"),
      MarkdownTable.Column(title: "spread"),
      MarkdownTable.Column(title: "\(unit)s/s"),
      MarkdownTable.Column(title: "MB/s"),
      MarkdownTable.Column(title: "times ada"),
      MarkdownTable.Column(title: "accepted"),
      MarkdownTable.Column(title: "checksum"),
      MarkdownTable.Column(title: "", isFigure: false),
    ])
    for row in rows { table.append(row.cells) }
    let notes = notes.map { "\n\($0)\n" }.joined()
    return "### \(title)\n\n\(workload.sentence)\n\n\(table.text)\(notes)"
  }
}

extension SectionReport.Row {
  fileprivate var cells: [String] {
    let name = peer.version.isEmpty ? peer.name : "\(peer.name) (\(peer.version))"
    let problem = problem?.text ?? ""
    guard let nanoseconds else {
      return [name, level.rawValue] + Array(repeating: "–", count: 8) + [problem]
    }
    return [
      name, level.rawValue, Figures.whole(nanoseconds.minimum),
      Figures.whole(nanoseconds.median), Figures.percent(nanoseconds.spread),
      Figures.whole(entriesPerSecond ?? 0), Figures.whole(megabytesPerSecond ?? 0),
      timesReference.map { Figures.fixed($0, 2) } ?? "–", "\(result?.accepted ?? 0)",
      "\(result?.checksum ?? 0)", problem,
    ]
  }
}

extension WorkloadDescription {
  /// What the table stands under.
  var sentence: String {
    "\(title): \(entries), of \(minimumLength) to \(maximumLength) bytes, "
      + "\(Figures.fixed(meanLength, 1)) on average; FNV-1a \(digest)."
  }
}
