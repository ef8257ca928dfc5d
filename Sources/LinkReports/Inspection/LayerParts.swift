internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// The parts of one layer as they are shown to people, a line each.
struct LayerParts {
  /// A part: its name, and what it holds.
  struct Part {
    var name: String
    var value: String
    var nameInk: InspectionText.Ink = .faint
    var valueInk: InspectionText.Ink?
  }

  /// How many parameters are shown of a query, and of known ones behind those.
  static let maximumParameterCount = 40
  /// How many validation errors are shown.
  static let maximumErrorCount = 8

  /// The parts in the order in which they stand in the link.
  private(set) var parts: [Part] = []
  /// What the URL Standard has against the layer.
  private(set) var errors: [String] = []

  private let redactor: CodeRedactor

  /// Takes a layer apart.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - next: The layer inside, or `nil`.
  ///   - redactor: Takes codes out.
  /// - Complexity: O(*n*), where *n* is the length of the layer.
  init(of layer: LinkLayer, next: LinkLayer?, redactor: CodeRedactor) {
    self.redactor = redactor
    let url = layer.url
    if let url {
      addParts(of: url, in: layer)
    } else {
      let text = redactor.text(layer.textBytes)
      parts.append(Part(name: "text", value: text.isEmpty ? "(empty)" : abridged(text)))
      let failure =
        layer.urlParsingError
        ?? URLParsingError(code: .validation(.missingSchemeNonRelativeURL), offset: 0)
      parts.append(
        Part(
          name: "no URL", value: "\(failure.code.name) at byte \(failure.offset)",
          nameInk: .alert, valueInk: .alert))
    }
    addParameters(of: layer, next: next)
    if let fragment = layer.fragment {
      parts.append(Part(name: "#", value: shown(fragment), nameInk: .name))
    }
    addErrors(of: layer, isURL: url != nil)
  }

  private func shown(_ text: String) -> String {
    text.isEmpty ? "(empty)" : abridged(redactor.text(text))
  }

  private func abridged(_ text: String) -> String { TerminalText.abridged(text) }

  private mutating func addParts(of url: URLRecord, in layer: LinkLayer) {
    parts.append(Part(name: "scheme", value: shown(url.scheme)))
    if url.includesCredentials {
      parts.append(
        Part(name: "userinfo", value: shown(url.username + ":" + url.password), valueInk: .alert))
    }
    if let host = layer.host {
      let display = LinkInspection.displayHost(of: layer) ?? host
      let suffix = display == host ? "" : " (\(shown(display)))"
      parts.append(Part(name: "host", value: shown(host) + suffix, valueInk: .host))
    }
    if let port = url.port { parts.append(Part(name: "port", value: "\(port)")) }
    if !url.pathname.isEmpty { parts.append(Part(name: "path", value: shown(url.pathname))) }
  }

  // MARK: The query

  private mutating func addParameters(of layer: LinkLayer, next: LinkLayer?) {
    let parameters = layer.queryParameters
    var last: [LinkParameter: Int] = [:]
    for (index, parameter) in parameters.enumerated() {
      if let known = parameter.parameter, parameter.hasEquals { last[known] = index }
    }
    let head = parameters.indices.prefix(Self.maximumParameterCount)
    // The parameters that count stay in sight, however many others stand before them.
    let shown = Array(head) + last.values.filter { $0 >= head.endIndex }.sorted()
    for index in shown {
      let parameter = parameters[index]
      let isRead = parameter.parameter.flatMap { last[$0] }.map { $0 == index } ?? true
      parts.append(part(parameter, isRead: isRead, next: next))
    }
    if shown.count < parameters.count {
      let count = parameters.count - shown.count
      parts.append(Part(name: "?…", value: "\(count) more", valueInk: .faint))
    }
  }

  private func part(_ parameter: QueryParameter, isRead: Bool, next: LinkLayer?) -> Part {
    var part = Part(
      name: "?" + TerminalText.abridged(redactor.text(parameter.name), limit: 40), value: "",
      nameInk: .name)
    guard parameter.hasEquals else {
      part.value = "(no value)"
      part.valueInk = .faint
      return part
    }
    if isRead, let known = parameter.parameter, let next, known == next.via {
      part.value = "→ layer \(next.index + 1)"
      part.valueInk = .faint
      return part
    }
    if NamedCodes.areNamed(by: parameter.name) {
      part.value = abridged(redactor.value(parameter.value, of: parameter.name))
      part.valueInk = .code
    } else {
      part.value = abridged(redactor.text(parameter.value))
    }
    if parameter.value.isEmpty {
      part.value = "(empty)"
      part.valueInk = .faint
    }
    if !isRead { part.value += " (not read: the last of this name counts)" }
    return part
  }

  // MARK: Validation errors

  private mutating func addErrors(of layer: LinkLayer, isURL: Bool) {
    let failure = layer.urlParsingError
    var entries = layer.validationErrors(domains: .icu)
    if !isURL {
      // What made the parser fail is told above.
      entries.removeAll { entry in
        failure.map { $0.code.name == entry.error.name && $0.offset == entry.offset }
          ?? (entry.error == .missingSchemeNonRelativeURL)
      }
    }
    errors = entries.prefix(Self.maximumErrorCount).map { entry in
      "! \(entry.error.name) at byte \(entry.offset)"
    }
    if entries.count > errors.count { errors.append("! \(entries.count - errors.count) more") }
  }
}
