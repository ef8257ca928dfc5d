import LinkValidation
import TestSupport
import Testing

@Suite("cases/attacks.jsonl", .enabled(if: SharedData.isPresent))
struct AttackCasesTests {
  /// Rows that ask for repair or for unwrapping a gateway, which the validator does not do.
  static let needingRepair: Set<String> = [
    "ATK-149", "ATK-163", "ATK-166", "ATK-168", "ATK-170", "ATK-171", "ATK-186",
  ]

  static let rows = CaseRow.read("cases/attacks.jsonl").filter { !needingRepair.contains($0.id) }

  @Test("all rows are read")
  func count() { #expect(Self.rows.count == 118) }

  @Test("every row gets its verdict, and its rules are among the findings", arguments: rows)
  func row(_ row: CaseRow) throws {
    let judgement = try row.judge()
    let found = Set(judgement.findings.map(\.rule))
    #expect(judgement.verdict.rawValue == row.verdict, "\(judgement.findings)")
    for rule in row.rules {
      #expect(found.contains(rule), "\(rule) is not among \(found.sorted())")
    }
    if row.theme == "must-accept" {
      #expect(judgement.findings.allSatisfy { $0.severity == .note })
    }
  }
}
