public import JSONText
public import LinkValidation

extension JSONWriter {
  /// Writes a rule as a JSON object with all that is to be said of it.
  public mutating func value(_ rule: Rule) {
    object { object in
      object.member("id", rule.id)
      object.member("severity", rule.severity.rawValue)
      object.member("cwe", rule.cwe.map { "CWE-\($0)" })
      object.member("section", rule.section.rawValue)
      object.member("title", rule.title)
      object.member("rationale", rule.rationale)
      object.member("badExample", rule.badExample)
      object.member("goodExample", rule.goodExample)
      object.member("remedy", rule.remedy)
    }
  }
}
