import TestSupport
import Testing
import URLStandard

@Suite("web-platform-tests: percent-encoding.json", .enabled(if: SharedData.isPresent))
struct PercentEncodingConformanceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let output: String

    var testDescription: String { input.debugDescription }

    /// The rows for UTF-8; a URL parser needs other encodings in browsers only.
    static let all: [Row] = {
      let rows = (try? SharedData.rows("data/wpt/percent-encoding.json")) ?? []
      return rows.compactMap { row in
        let outputs = row["output"] as? [String: any Sendable]
        guard let input = row["input"] as? String, let output = outputs?["utf-8"] as? String else {
          return nil
        }
        return Row(input: input, output: output)
      }
    }()
  }

  @Test("All 7 rows for UTF-8 are read")
  func count() {
    #expect(Row.all.count == 7)
  }

  @Test("A row is percent-encoded in queries and fragments", arguments: Row.all)
  func row(_ row: Row) throws {
    let url = try URLRecord("https://a/?\(row.input)#\(row.input)")
    #expect(url.query == row.output)
    #expect(url.fragment == row.output)
  }
}
