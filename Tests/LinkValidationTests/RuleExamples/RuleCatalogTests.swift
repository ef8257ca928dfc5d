import LinkValidation
import TestSupport
import Testing

/// A rule as the catalog that all tools share names it.
struct SharedRule: Sendable, CustomTestStringConvertible {
  let id: String
  let severity: Severity
  let cwe: Int?

  var testDescription: String { id }

  /// The rules of the catalog, but for those on mail and gateways.
  static let all: [SharedRule] = {
    guard SharedData.isPresent, let lines = try? SharedData.lines("rules.md") else { return [] }
    var section = ""
    return lines.flatMap { line -> [SharedRule] in
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      return section == "Repair and gateways" ? [] : rules(in: line)
    }
  }()

  private static func rules(in line: String) -> [SharedRule] {
    let entry = #/`([a-z][a-z0-9-]+)` ([EWN])(?: (\d+))?/#
    return line.matches(of: entry).compactMap { match in
      let severity: Severity? = ["E": .error, "W": .warning, "N": .note][String(match.2)]
      return severity.map {
        SharedRule(id: String(match.1), severity: $0, cwe: match.3.flatMap { Int($0) })
      }
    }
  }
}

@Suite("The catalog of rules", .enabled(if: SharedData.isPresent))
struct RuleCatalogTests {
  @Test("the shared catalog is read")
  func count() { #expect(SharedRule.all.count == 117) }

  @Test("every rule of it is there, as grave and with its weakness", arguments: SharedRule.all)
  func rule(_ shared: SharedRule) throws {
    let rule = try #require(Rule.named(shared.id))
    #expect(rule.severity == shared.severity)
    #expect(rule.cwe == shared.cwe)
  }
}
