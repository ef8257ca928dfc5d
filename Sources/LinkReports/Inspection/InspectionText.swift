internal import ActionLinks
internal import LinkValidation

/// An inspection as text for people: what the link does, the tree of its layers with the parts of
/// each and what was found there, its canonical form, where each SDK reads it differently, and the
/// verdict.
///
/// Long values are cut and say so; control characters and invisible ones are shown as escapes. The
/// JSON form has all of the link.
public struct InspectionText: Sendable {
  /// How much of the whole link and of its canonical form is shown, in characters.
  private static let maximumLinkLength = 1000

  private let inspection: LinkInspection
  private let style: Style
  private var lines: [String] = []

  /// Writes an inspection as text.
  ///
  /// - Parameters:
  ///   - inspection: What to show.
  ///   - style: Whether to use colors.
  /// - Complexity: O(*n*), where *n* is the length of the inspected link.
  public init(of inspection: LinkInspection, style: Style = .plain) {
    self.inspection = inspection
    self.style = style
    addInput()
    if let failure = inspection.failure {
      add("error", style.paint("\(failure.code) at byte \(failure.offset)", .alert))
    }
    guard let link = inspection.link else { return }
    addSummary(of: link)
    addLayers(of: link)
    addCanonicalForm(of: link)
    addReadings()
    addFindingsOnNoLayer()
    addVerdict()
  }

  /// The text in UTF-8, without a line feed at its end.
  public var utf8: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  // MARK: Lines

  private mutating func add(_ name: String, _ value: String) {
    lines.append(style.paint(padded(name, to: 11), .heading) + value)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.unicodeScalars.count))
  }

  private mutating func addInput() {
    guard let input = inspection.input else { return }
    let text = inspection.redactor.text(input)
    add(
      "link",
      text.isEmpty
        ? style.paint("(empty)", .faint)
        : TerminalText.abridged(text, limit: Self.maximumLinkLength))
  }

  private mutating func addSummary(of link: ActionLink) {
    func explained(_ name: String, _ words: String) -> String {
      name + style.paint(" (\(words))", .faint)
    }
    add("kind", explained(link.kind.rawValue, link.kind.words))
    if let operation = link.operation {
      add("operation", explained(operation.rawValue, operation.words))
    } else if link.actionLayer == nil {
      add("operation", style.paint("none: the action lies past the limit of layers", .alert))
    } else {
      add("operation", style.paint("none: \(link.reasonForNoOperation)", .alert))
    }
    if let handler = link.handler { add("handler", explained(handler.rawValue, handler.words)) }
  }

  private mutating func addCanonicalForm(of link: ActionLink) {
    guard let canonical = link.canonicalForm() else {
      add("canonical", style.paint("none: \(link.reasonForNoCanonicalForm)", .alert))
      return
    }
    if let input = inspection.input, canonical.utf8.elementsEqual(input) {
      add("canonical", style.paint("the link as it is", .faint))
      return
    }
    add(
      "canonical",
      TerminalText.abridged(
        inspection.redactor.text(canonical), limit: Self.maximumLinkLength))
  }

  // MARK: Layers

  private mutating func addLayers(of link: ActionLink) {
    let layers = link.layers
    for layer in layers {
      let next = layer.index + 1 < layers.count ? layers[layer.index + 1] : nil
      add(layer, next: next, isLast: next == nil && !link.exceedsLayerLimit)
    }
    if link.exceedsLayerLimit {
      lines.append("└─ " + style.paint("more layers inside, past the limit of layers", .alert))
    }
  }

  private mutating func add(_ layer: LinkLayer, next: LinkLayer?, isLast: Bool) {
    lines.append((isLast ? "└─ " : "├─ ") + style.paint(layer.heading, .heading))
    let indent = isLast ? "      " : "│     "
    let shown = LayerParts(of: layer, next: next, redactor: inspection.redactor)
    let width = min(24, shown.parts.map { $0.name.unicodeScalars.count }.max() ?? 0) + 2
    for part in shown.parts {
      let value = part.valueInk.map { style.paint(part.value, $0) } ?? part.value
      lines.append(indent + style.paint(padded(part.name, to: width), part.nameInk) + value)
    }
    for error in shown.errors { lines.append(indent + style.paint(error, .alert)) }
    let findings = inspection.findings.filter { $0.layer == layer.index }
    guard !findings.isEmpty else { return }
    let text = MarkableText(layer.textBytes, redactor: inspection.redactor)
    for line in FindingLines.all(of: findings, in: text, style: style) {
      lines.append(indent + line)
    }
  }

  // MARK: SDK readings

  private mutating func addReadings() {
    lines.append(style.paint("SDK readings", .heading))
    for comparison in ReadingComparison.all(of: inspection) {
      var name = comparison.name
      for line in comparison.lines {
        lines.append(
          "   " + style.paint(padded(name, to: 19), .name)
            + style.paint(line, comparison.agrees ? .faint : .alert))
        name = ""
      }
    }
  }

  // MARK: Findings

  private mutating func addFindingsOnNoLayer() {
    let findings = inspection.findings.filter { $0.layer == nil }
    guard !findings.isEmpty else { return }
    lines.append(style.paint("findings", .heading))
    for line in FindingLines.all(of: findings, in: nil, style: style) { lines.append("   " + line) }
  }

  private mutating func addVerdict() {
    guard let verdict = inspection.verdict else { return }
    let counts = inspection.findings.counts
    add(
      "verdict", style.paint(verdict.rawValue, verdict.ink) + (counts.isEmpty ? "" : ": \(counts)"))
  }
}
