public import LinkValidation

/// Rules explained to people.
public enum RuleText {
  private static let width = 80

  /// What a rule finds, why, an example of it and its remedy.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - style: Whether to use colors.
  /// - Returns: The text with a line feed at its end.
  public static func text(of rule: Rule, style: InspectionText.Style = .plain) -> String {
    var text = style.paint(rule.id, .heading) + "\n" + paragraph(rule.title + ".") + "\n"
    func fact(_ name: String, _ value: String) {
      text += style.paint(name, .faint) + value + "\n"
    }
    fact("severity  ", style.paint(rule.severity.rawValue, rule.severity.ink))
    if let cwe = rule.cwe { fact("weakness  ", "CWE-\(cwe)") }
    fact("about     ", rule.section.rawValue)
    text += "\n" + paragraph(rule.rationale)
    for (heading, example) in [("Bad", rule.badExample), ("Good", rule.goodExample)] {
      text += "\n" + style.paint(heading, .heading) + "\n"
      for line in example.split(separator: "\n") {
        text += "  " + TerminalText.escaped(String(line)) + "\n"
      }
    }
    return text + "\n" + style.paint("Remedy", .heading) + "\n" + paragraph(rule.remedy)
  }

  /// A list of rules, a line each, under the headings of their sections.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - style: Whether to use colors.
  /// - Returns: The text with a line feed at its end.
  public static func list(of rules: [Rule], style: InspectionText.Style = .plain) -> String {
    let nameWidth = rules.map(\.id.utf8.count).max() ?? 0
    var sections: [String] = []
    for section in Rule.Section.allCases {
      let lines = rules.filter { $0.section == section }.map { rule in
        let severity = rule.severity.rawValue
        return "  " + style.paint(padded(severity, to: 9), rule.severity.ink)
          + padded(rule.id, to: nameWidth + 2) + rule.title
      }
      guard !lines.isEmpty else { continue }
      sections.append(
        ([style.paint(section.rawValue, .heading)] + lines).joined(separator: "\n") + "\n")
    }
    return sections.joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> String {
    TextWrapping.wrap(text, width: width).joined(separator: "\n") + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
