import LinkValidation

/// The page of the documentation that describes every rule, made from the rules themselves.
enum RuleReference {
  /// The page in Markdown.
  static func page(of rules: [Rule]) -> String {
    var page = """
      # Rules

      What is looked for in links and in policies, by the ids under which it is reported.

      ## Overview

      The severity is the usual one; a single finding may be graver or less so, as its message says.
      `actionlink explain` prints the same.

      """
    for section in Rule.Section.allCases {
      let rules = rules.filter { $0.section == section }
      guard !rules.isEmpty else { continue }
      page += "\n### \(escaped(section.rawValue))\n"
      for rule in rules { page += "\n" + entry(of: rule) }
    }
    return page
  }

  private static func entry(of rule: Rule) -> String {
    let weakness = rule.cwe.map { ", CWE-\($0)" } ?? ""
    return """
      #### \(rule.id)

      **\(escaped(rule.title))** (\(rule.severity.rawValue)\(weakness)). \(escaped(rule.rationale))

      Bad:

      ```
      \(rule.badExample)
      ```

      Good:

      ```
      \(rule.goodExample)
      ```

      \(escaped(rule.remedy))

      """
  }

  /// Prose in which the marks of Markdown mean themselves, but for code between backticks.
  static func escaped(_ text: String) -> String {
    var output = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if !isCode, "\\*_<>[]#~".contains(character) { output += "\\" }
      output.append(character)
    }
    return output
  }
}
