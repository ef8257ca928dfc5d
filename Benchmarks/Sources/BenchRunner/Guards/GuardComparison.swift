/// Figures beside their bounds.
struct GuardComparison {
  /// How far below its recorded value a figure is worth a word, as a share.
  static let improvement = 0.05

  let figures: [GuardFigure]
  let bounds: [GuardBound]

  /// Below which share of its recorded value a figure is not believed.
  static let implausible = 0.5

  /// What is wrong, a line for each; empty where all is well.
  var failures: [String] {
    figures.compactMap { figure in
      guard let bound = bound(of: figure) else {
        return "\(figure.name): \(Self.text(figure.value)), but no bound is recorded"
      }
      if isImplausible(figure, bound) {
        return "\(figure.name): \(Self.text(figure.value)), less than half of the recorded "
          + "\(Self.text(bound.recorded)): what is measured is broken, or the record is stale"
      }
      guard figure.value > bound.maximum else { return nil }
      return "\(figure.name): \(Self.text(figure.value)), allowed are \(Self.text(bound.maximum)) "
        + "(recorded: \(Self.text(bound.recorded)))"
    }
      + bounds.filter { bound in !figures.contains { $0.name == bound.name } }
      .map { "\($0.name): not measured" }
  }

  private func bound(of figure: GuardFigure) -> GuardBound? {
    bounds.first { $0.name == figure.name }
  }

  /// Whether the figure is too good; what a pass does once, however many entries it has, may be gone.
  private func isImplausible(_ figure: GuardFigure, _ bound: GuardBound) -> Bool {
    figure.value + figure.constantAllowance < Self.implausible * bound.recorded
  }

  /// The figures that are so much better that their bounds should be recorded anew.
  var improvements: [String] {
    figures.compactMap { figure in
      guard let bound = bound(of: figure), !isImplausible(figure, bound),
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
      let bound = bound(of: figure)
      table.append([
        figure.name, Self.text(figure.value), bound.map { Self.text($0.recorded) } ?? "–",
        bound.map { Self.text($0.maximum) } ?? "–",
      ])
    }
    return table.text
  }

  private static func text(_ value: Double) -> String { Figures.fixed(value, 3) }
}
