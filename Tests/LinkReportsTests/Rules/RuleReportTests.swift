import JSONText
import LinkReports
import LinkValidation
import Testing

@Suite("Rules explained")
struct RuleReportTests {
  private static let rule = Rule.named("config-unknown-key")

  @Test("The text has all of a rule")
  func text() throws {
    let rule = try #require(Self.rule)
    #expect(
      RuleText.text(of: rule) == """
        config-unknown-key
        The policy file has an unknown key.

        severity  error
        about     Configuration

        A misspelled key leaves its list empty, and an empty list judges nothing: a
        policy that looks strict lets everything pass.

        Bad
          { "authorisedDomains": ["app.example.com"] }

        Good
          { "authorizedDomains": ["app.example.com"] }

        Remedy
        Correct the key, or remove it.

        """)
  }

  @Test("The text of every rule is safe on a terminal, and so is the list")
  func all() {
    let texts = Rule.all.map { RuleText.text(of: $0) } + [RuleText.list(of: Rule.all)]
    for text in texts {
      #expect(
        text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isDefaultIgnorableCodePoint })
      #expect(text.hasSuffix("\n") && !text.contains("\u{1B}"))
    }
    for rule in Rule.all {
      #expect(texts.last?.contains(" \(rule.id) ") == true)
      if let cwe = rule.cwe { #expect(RuleText.text(of: rule).contains("CWE-\(cwe)\n")) }
    }
  }

  @Test("The list has a heading for each section that has rules")
  func list() {
    let lines = RuleText.list(of: Rule.all).split(separator: "\n")
    let headings = lines.filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(
      headings
        == Rule.Section.allCases.map(\.rawValue).filter { name in
          Rule.all.contains { $0.section.rawValue == name }
        })
  }

  @Test("The JSON has all of a rule")
  func json() throws {
    var writer = JSONWriter(style: .compact)
    writer.value(try #require(Self.rule))
    let object = try #require(try JSONDocument(reading: writer.bytes).root.object)
    #expect(
      object.map(\.key.string) == [
        "id", "severity", "cwe", "section", "title", "rationale", "badExample", "goodExample",
        "remedy",
      ])
    #expect(object["cwe"]?.isNull == true)
    #expect(object["severity"]?.string?.string == "error")
  }
}
