import Foundation
import JSONText
import TestSupport
import Testing

@Suite("actionlink check on cases/attacks.jsonl", .enabled(if: SharedData.isPresent))
struct AttackCasesCommandTests {
  /// Rows that ask for repair or for unwrapping a gateway.
  private static let needingRepair: Set<String> = [
    "ATK-149", "ATK-163", "ATK-166", "ATK-168", "ATK-170", "ATK-171", "ATK-186",
  ]

  /// A row: a link as a JSON string, and what must come of it.
  private struct Row {
    let id: String
    let input: [UInt8]
    let policy: String
    let verdict: String?
    let rules: [String]
  }

  private static func rows() throws -> [Row] {
    try SharedData.lines("cases/attacks.jsonl").map { line in
      let object = try #require(try JSONDocument(reading: Array(line.utf8)).root.object)
      let base64 = object["inputBase64"]?.string?.string
      let expect = object["expect"]?.object
      return Row(
        id: object["id"]?.string?.string ?? "",
        input: base64.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
          ?? object["input"]?.string?.utf8 ?? [],
        policy: text(object["config"]), verdict: expect?["verdict"]?.string?.string,
        rules: expect?["rules"]?.array?.compactMap { $0.string?.string } ?? [])
    }.filter { !needingRepair.contains($0.id) }
  }

  private static func text(_ node: JSONNode?) -> String {
    var writer = JSONWriter(style: .compact)
    writer.value(node)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// An input as a line: a JSON string where it would not be one line, or would be taken for one.
  private static func line(_ input: [UInt8]) -> [UInt8] {
    guard input.contains(0x0A) || input.last == 0x0D || input.first == UInt8(ascii: "\"") else {
      return input + [0x0A]
    }
    var writer = JSONWriter(style: .compact)
    writer.value(utf8: input)
    return writer.bytes
  }

  @Test("every row gets its verdict, its rules are among the findings, and no code is shown")
  func rows() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 118)
    for (policy, rows) in Dictionary(grouping: rows, by: \.policy) {
      let outcome = try BuiltCommand.shell(
        """
        cat > "$folder/policy.json" << 'END'
        \(policy)
        END
        "$actionlink" check --no-repair --config "$folder/policy.json" --format ndjson -
        """, input: rows.flatMap { Self.line($0.input) })
      #expect(outcome.errors == "")
      #expect(outcome.lines.count == rows.count)
      for (row, line) in zip(rows, outcome.lines) { try check(row, line) }
      let rejects = outcome.lines.contains { $0.contains("\"severity\":\"error\"") }
      #expect(outcome.status == (rejects ? 1 : 0))
    }
  }

  @Test("no code is shown in text either")
  func codesInText() throws {
    let rows = try Self.rows()
    let outcome = try BuiltCommand.shell(
      """
      cd "$folder" && echo '\(rows[0].policy)' > actionlink.json
      cat > links && "$actionlink" check < links
      "$actionlink" inspect --config actionlink.json < links
      """, input: rows.flatMap { Self.line($0.input) })
    #expect(outcome.errors == "" && outcome.lines.count > 3000)
    for line in outcome.lines {
      #expect(!line.contains("FAKEoob-Code") && !line.contains("oob-Code_0123456789"))
    }
  }

  private func check(_ row: Row, _ line: String) throws {
    let report = try #require(try JSONDocument(reading: Array(line.utf8)).root.object)
    #expect(report["verdict"]?.string?.string == row.verdict, "\(row.id)")
    let found = report["findings"]?.array?.compactMap { $0.object?["rule"]?.string?.string } ?? []
    for rule in row.rules {
      #expect(found.contains(rule), "\(row.id): \(rule) is not among \(found.sorted())")
    }
    #expect(!line.contains("FAKEoob-Code_0123456789"), "\(row.id) shows its code")
  }
}
