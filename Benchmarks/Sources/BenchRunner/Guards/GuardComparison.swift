/// Figures beside their bounds.
struct GuardComparison {
  /// How far below its recorded value a figure is worth a word, as a share.
  static let improvement = 0.05

  let figures: [GuardFigure]
  let bounds: [GuardBound]

  /// What is wrong, a line for each; empty where all is well.
  var failures: [String] {
    figures.compactMap { figure in
      guard let bound = bounds.first(where: { $0.name == figure.name }) else {
        return "\(figure.name): \(Self.text(figure.value)), but no bound is recorded"
      }
      guard figure.value > bound.maximum else { return nil }
      return "\(figure.name): \(Self.text(figure.value)), allowed are \(Self.text(bound.maximum)) "
        + "(recorded: \(Self.text(bound.recorded)))"
    }
      + bounds.filter { bound in !figures.contains { $0.name == bound.name } }
      .map { "\($0.name): not measured" }
  }

  /// The figures that are so much better that their bounds should be recorded anew.
  var improvements: [String] {
    figures.compactMap { figure in
      guard let bound = bounds.first(where: { $0.name == figure.name }),
        figure.value < bound.recorded * (1 - Self.improvement)
      else { return nil }
      return "\(figure.name): \(Self.text(figure.value)), recorded are \(Self.text(bound.recorded))"
    }
  }

  /// All figures.
  var table: String {
    var table = MarkdownTable([
      MarkdownTable.Column(title: "Figure", isFigure: false),
      MarkdownTable.Column(title: "measured"), MarkdownTable.Column(title: "recorded"),
      MarkdownTable.Column(title: "allowed"),
    ])
    for figure in figures {
      let bound = bounds.first { $0.name == figure.name }
      table.append([
        figure.name, Self.text(figure.value), bound.map { Self.text($0.recorded) } ?? "–",
        bound.map { Self.text($0.maximum) } ?? "–",
      ])
    }
    return table.text
  }

  private static func text(_ value: Double) -> String { Figures.fixed(value, 3) }
}
