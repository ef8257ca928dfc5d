extension Report {
  /// All tables, one below the other.
  var markdown: String { markdown(growth: growthMarkdown) }

  /// The same, but of the growth only the families that grow most.
  var shortMarkdown: String { markdown(growth: shortGrowthMarkdown) }

  private func markdown(growth: String?) -> String {
    let parts =
      ["`\(command)`\n\n\(machine.sentence).\n"] + sections.map(\.markdown)
      + [coresMarkdown, memoryMarkdown, growth, missingMarkdown].compactMap { $0 }
    return parts.joined(separator: "\n")
  }

  private var coresMarkdown: String? {
    guard !cores.isEmpty else { return nil }
    var table = MarkdownTable([
      MarkdownTable.Column(title: "Peer", isFigure: false),
      MarkdownTable.Column(title: "ns/link, one core"), MarkdownTable.Column(title: "two cores"),
      MarkdownTable.Column(title: "links/s, two cores"), MarkdownTable.Column(title: "factor"),
      MarkdownTable.Column(title: "", isFigure: false),
    ])
    for row in cores {
      table.append([
        row.peer.name, Figures.whole(row.oneCore), Figures.whole(row.twoCores),
        Figures.whole(1e9 / row.twoCores), Figures.fixed(row.factor, 2),
        row.problem?.text ?? "",
      ])
    }
    let runs = cores.map(\.runs).min() ?? 0
    return "### The whole job on one core and on two\n\n"
      + "The best of \(runs) runs in which the peers take turns.\n\n" + table.text
  }

  private var memoryMarkdown: String? {
    guard !memory.isEmpty else { return nil }
    var table = MarkdownTable([
      MarkdownTable.Column(title: "Peer", isFigure: false),
      MarkdownTable.Column(title: "allocations/link"), MarkdownTable.Column(title: "bytes/link"),
      MarkdownTable.Column(title: "peak, KB"), MarkdownTable.Column(title: "growth, KB"),
      MarkdownTable.Column(title: "", isFigure: false),
    ])
    for row in memory {
      table.append([
        row.peer.name, row.usage?.blocksPerEntry.map { Figures.fixed($0, 3) } ?? "–",
        row.usage?.bytesPerEntry.map { Figures.fixed($0, 1) } ?? "–",
        row.usage.map { Figures.whole(Double($0.peakKilobytes)) } ?? "–",
        row.usage.map { Figures.whole(Double($0.growthKilobytes)) } ?? "–",
        row.problem?.text ?? "",
      ])
    }
    return "### Allocations and memory\n\nEach peer in a process of its own. The peak is that of "
      + "the first pass, and counts the program, its libraries and the links as it has them, bytes "
      + "or strings, so that it tells of the whole process and not of the reading; what came during "
      + "that pass, the growth, can be compared. Allocations are those of the second pass.\n\n"
      + table.text
  }

  private var growthMarkdown: String? {
    growth.isEmpty ? nil : "### Growth\n\n\(growthSentence)\n\n" + table(of: growth)
  }

  private var shortGrowthMarkdown: String? {
    guard !growth.isEmpty else { return nil }
    let bySteps = growth.sorted { $0.factor > $1.factor }.prefix(5)
    let byTime = growth.sorted { $0.timeFactor > $1.timeFactor }.filter { !bySteps.contains($0) }
    return
      "### Growth\n\n\(growthSentence) Of \(growth.count) families of hostile inputs, the five "
      + "whose steps and the three others whose times grow most:\n\n"
      + table(of: Array(bySteps) + byTime.prefix(3))
  }

  private var growthSentence: String {
    "Steps are bytes looked at and written, as far as the reader announces them; times are the least "
      + "of several in one process. A byte of a longer input may take \(Growth.stepBound) times the "
      + "steps and \(Growth.timeBound) times the time of a byte of 1 KB."
  }

  private func table(of rows: [Growth]) -> String {
    var table = MarkdownTable([
      MarkdownTable.Column(title: "Family of hostile inputs", isFigure: false),
      MarkdownTable.Column(title: "steps/byte, 1 KB"), MarkdownTable.Column(title: "16 KB"),
      MarkdownTable.Column(title: "1 MB"), MarkdownTable.Column(title: "factor"),
      MarkdownTable.Column(title: "ns/byte, 1 KB"), MarkdownTable.Column(title: "16 KB"),
      MarkdownTable.Column(title: "1 MB"), MarkdownTable.Column(title: "factor"),
      MarkdownTable.Column(title: "", isFigure: false),
    ])
    for row in rows {
      table.append(
        [row.family] + row.steps.map { Figures.fixed($0, 2) } + [Figures.fixed(row.factor, 2)]
          + row.nanoseconds.map { Figures.fixed($0, 2) } + [
            Figures.fixed(row.timeFactor, 2),
            row.isBounded ? "" : "grows too much",
          ])
    }
    return table.text
  }

  private var missingMarkdown: String? {
    missing.isEmpty ? nil : missing.map { "Missing: \($0).\n" }.joined(separator: "\n")
  }
}
