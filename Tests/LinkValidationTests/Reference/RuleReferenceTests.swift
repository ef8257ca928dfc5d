import Foundation
import LinkValidation
import Testing

@Suite("The rule reference")
struct RuleReferenceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LinkValidation/LinkValidation.docc/Rules.md")

  @Test("The page of the documentation says what the rules say")
  func page() throws {
    let page = RuleReference.page(of: Rule.all)
    if ProcessInfo.processInfo.environment["ACTIONLINKS_WRITE_REFERENCE"] == "1" {
      try Data(page.utf8).write(to: Self.file)
    }
    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == page,
      "refresh it with ACTIONLINKS_WRITE_REFERENCE=1 swift test --filter RuleReferenceTests")
  }

  @Test("Prose is escaped for Markdown, code is not")
  func escaping() {
    #expect(RuleReference.escaped("a_b <c> `d_e` *f*") == "a\\_b \\<c\\> `d_e` \\*f\\*")
  }

  @Test("Every rule has an id of its own and all that explains it", arguments: Rule.all)
  func rule(_ rule: Rule) {
    #expect(
      rule.id.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      })
    #expect(Rule.all.count { $0.id == rule.id } == 1)
    #expect(Rule.named(rule.id) == rule)
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix(".") && !rule.title.contains("\n"))
    for text in [rule.rationale, rule.remedy] {
      #expect(text.hasSuffix(".") && !text.contains("\n"))
    }
    #expect(!rule.badExample.isEmpty && !rule.goodExample.isEmpty)
    #expect(rule.badExample != rule.goodExample)
  }

  @Test("Rules are in the order of their sections, and the nearest id is found")
  func order() {
    let sections = Rule.all.compactMap { Rule.Section.allCases.firstIndex(of: $0.section) }
    #expect(sections == sections.sorted())
    #expect(Rule.named("config-unknown-ky") == nil)
    #expect(Rule.nearestID(to: "config-unknown-ky") == "config-unknown-key")
    #expect(Rule.nearestID(to: String(repeating: "config-unknown-key", count: 9)) == nil)
  }
}
