internal import JSONText
internal import LinkValidation

extension PolicyReport {
  /// The report as lines for people, in the form that compilers use, which editors can follow:
  /// `FILE:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - style: Whether to use colors.
  /// - Returns: The lines without line feeds; one that says so where nothing was found.
  public func lines(file: String, style: InspectionText.Style = .plain) -> [String] {
    let name = TerminalText.abridged(file)
    if let failure {
      return [
        Self.line(
          name, failure.position, style.paint("error", .alert), failure.message, rule: nil, style)
      ]
    }
    if entries.isEmpty { return [name + ": " + style.paint("no findings", .approval)] }
    return entries.map { entry in
      let finding = entry.finding
      return Self.line(
        name, entry.position, style.paint(finding.severity.rawValue, finding.severity.ink),
        finding.message, rule: finding.rule, style)
    }
  }

  private static func line(
    _ name: String, _ position: JSONPosition?, _ severity: String, _ message: String, rule: String?,
    _ style: InspectionText.Style
  ) -> String {
    // The path of an entry may hold a key of the file.
    style.paint(name + (position.map { ":\($0)" } ?? ""), .heading) + ": \(severity): "
      + TerminalText.escaped(message) + (rule.map { style.paint(" [\($0)]", .faint) } ?? "")
  }
}
