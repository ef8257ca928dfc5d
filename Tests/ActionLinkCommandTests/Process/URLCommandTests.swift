import JSONText
import TestSupport
import Testing

@Suite("actionlink url on web-platform-tests", .enabled(if: SharedData.isPresent))
struct URLCommandTests {
  /// The members that the command prints.
  private static let members = [
    "href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search",
    "hash",
  ]

  @Test("Every row gives the members of its URL, or a failure")
  func rows() throws {
    let document = try JSONDocument(reading: try SharedData.bytes("data/wpt/urltestdata.json"))
    let rows = document.root.array.map { $0.compactMap(\.object) } ?? []
    #expect(rows.count == 891)
    var bases: [String?: [JSONObject]] = [:]
    for row in rows { bases[row["base"]?.string?.string, default: []].append(row) }
    for (base, rows) in bases {
      var input = JSONWriter(style: .compact)
      for row in rows { input.value(row["input"]?.string) }
      let outcome = try BuiltCommand.run(
        ["url"] + (base.map { ["--base", $0] } ?? []), input: input.bytes)
      if outcome.status == 65 {
        // The base is no URL, so that every row must fail.
        #expect(outcome.lines.isEmpty && rows.allSatisfy { $0["failure"]?.bool == true })
        continue
      }
      #expect(outcome.status == 0)
      #expect(outcome.lines.count == rows.count)
      for (row, line) in zip(rows, outcome.lines) { try check(row, line) }
    }
  }

  private func check(_ row: JSONObject, _ line: String) throws {
    let comment = Comment(rawValue: row["input"]?.string?.string ?? "")
    let record = try #require(try JSONDocument(reading: Array(line.utf8)).root.object, comment)
    guard row["failure"]?.bool != true else {
      #expect(line == "{\"failure\":true}", comment)
      return
    }
    #expect(record.map(\.key.string) == Self.members, comment)
    for name in Self.members {
      #expect(record[name]?.string?.string == row[name]?.string?.string, comment)
    }
  }
}
