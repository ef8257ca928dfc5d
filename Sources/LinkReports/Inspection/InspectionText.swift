internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// An inspection as text for people: the link as a tree of its layers, the parts of each marked,
/// then its canonical form, and where each SDK reads it differently.
public struct InspectionText: Sendable {
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
    if let failure = inspection.failure {
      add("error", style.paint(failure.code, .alert) + " at byte \(failure.offset)")
    }
    if let link = inspection.link {
      addSummary(of: link)
      for layer in link.layers { addLayer(layer, isLast: layer.index == link.layers.count - 1) }
      if link.exceedsLayerLimit {
        lines.append(style.paint("   more layers inside, past the limit", .alert))
      }
      addCanonicalForm(of: link)
    }
    if let readings = inspection.readings { addReadings(readings) }
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

  private mutating func addSummary(of link: ActionLink) {
    add("kind", link.kind.rawValue)
    if let operation = link.operation {
      add("operation", operation.rawValue + (link.isSignIn ? " (a sign-in link)" : ""))
    } else {
      add("operation", style.paint("none: \(link.parameters.reasonForNoOperation)", .alert))
    }
    if let handler = link.handler { add("handler", handler.rawValue) }
  }

  private mutating func addCanonicalForm(of link: ActionLink) {
    if let canonical = link.canonicalForm() {
      add("canonical", inspection.redactor.text(canonical))
    } else {
      add("canonical", style.paint("none: \(link.reasonForNoCanonicalForm)", .alert))
    }
  }

  // MARK: Layers

  private mutating func addLayer(_ layer: LinkLayer, isLast: Bool) {
    var heading = "\(layer.index + 1) \(layer.role.rawValue)"
    if let via = layer.via { heading += ", in \(via.name)" }
    lines.append((isLast ? "└─ " : "├─ ") + style.paint(heading, .heading))
    let indent = isLast ? "      " : "│     "
    let parts = partLines(of: layer) + queryLines(of: layer)
    let width = min(24, parts.map { $0.name.unicodeScalars.count }.max() ?? 0) + 2
    for part in parts {
      lines.append(indent + style.paint(padded(part.name, to: width), part.ink) + part.value)
    }
    for line in errorLines(of: layer) { lines.append(indent + line) }
  }

  /// A part of a layer: its name, and what it holds.
  private struct Part {
    var name: String
    var value: String
    var ink: Ink
  }

  private func line(_ name: String, _ value: String, ink: Ink = .name) -> Part {
    Part(name: name, value: value, ink: ink)
  }

  private func partLines(of layer: LinkLayer) -> [Part] {
    guard let url = layer.url else {
      let text = TerminalText.abridged(inspection.redactor.text(layer.textBytes))
      return [line("text", text, ink: .faint)]
    }
    var lines = [line("scheme", url.scheme, ink: .faint)]
    if url.includesCredentials {
      let credentials = inspection.redactor.text(url.username + ":" + url.password)
      lines.append(line("userinfo", style.paint(TerminalText.abridged(credentials), .alert)))
    }
    if let host = layer.host {
      let display = LinkInspection.displayHost(of: layer) ?? host
      let suffix = display == host ? "" : " (\(TerminalText.escaped(display)))"
      lines.append(line("host", style.paint(host, .host) + suffix, ink: .faint))
    }
    if let port = url.port { lines.append(line("port", "\(port)", ink: .faint)) }
    if !url.pathname.isEmpty {
      let path = TerminalText.abridged(inspection.redactor.text(url.pathname))
      lines.append(line("path", path, ink: .faint))
    }
    return lines
  }

  private func queryLines(of layer: LinkLayer) -> [Part] {
    let followed = layer.index + 1 < inspection.layerCount ? inspection.via(layer.index + 1) : nil
    var lines = layer.queryParameters.map { parameter in
      let name = "?" + TerminalText.abridged(inspection.redactor.text(parameter.name), limit: 60)
      if let known = parameter.parameter, known == followed, parameter.hasEquals {
        return line(name, style.paint("→ layer \(layer.index + 2)", .faint))
      }
      if CodeRedactor.namesCode(parameter.name) {
        let code = inspection.redactor.text(for: ActionCode(parameter.value))
        return line(name, style.paint(TerminalText.abridged(code), .code))
      }
      return line(name, TerminalText.abridged(inspection.redactor.text(parameter.value)))
    }
    if let fragment = layer.fragment {
      lines.append(line("#", TerminalText.abridged(inspection.redactor.text(fragment))))
    }
    return lines
  }

  private func errorLines(of layer: LinkLayer) -> [String] {
    let errors = layer.validationErrors(domains: .icu)
    let shown = errors.prefix(8).map { entry in
      style.paint("! \(entry.error.name) at byte \(entry.offset)", .alert)
    }
    guard errors.count > shown.count else { return shown }
    return shown + [style.paint("! \(errors.count - shown.count) more", .alert)]
  }

  // MARK: SDK readings

  private mutating func addReadings(_ readings: SDKReadings) {
    lines.append(style.paint("SDK readings", .heading))
    for comparison in ReadingComparison.all(readings, inspection) {
      let verdict = TerminalText.abridged(comparison.text)
      lines.append(
        "   " + style.paint(padded(comparison.name, to: 22), .name)
          + style.paint(verdict, comparison.agrees ? .faint : .alert))
    }
  }
}
