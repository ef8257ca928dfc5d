import DomainNames
import TestSupport
import Testing
import URLStandard

@Suite("web-platform-tests: urltestdata.json", .enabled(if: SharedData.isPresent))
struct WPTURLTests {
  /// A row of the file.
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let base: String?
    /// The components by their names in the `URL` class, or `nil` where the parser must fail.
    let expected: [String: String]?

    var testDescription: String { "\(input.debugDescription) against \(base ?? "nothing")" }

    static let all: [Row] = {
      let rows = (try? SharedData.rows("data/wpt/urltestdata.json")) ?? []
      return rows.map { row in
        Row(
          input: row["input"] as? String ?? "", base: row["base"] as? String,
          expected: row["failure"] == nil ? row.compactMapValues { $0 as? String } : nil)
      }
    }()
  }

  @Test("all 891 rows are read")
  func count() {
    #expect(Row.all.count == 891)
    #expect(Row.all.count { $0.expected == nil } == 267)
  }

  @Test("every row gives its components, or fails", arguments: Row.all)
  func row(_ row: Row) throws {
    guard let expected = row.expected else {
      #expect(throws: URLParsingError.self) {
        let base = try row.base.map { try URLRecord($0, domains: .icu) }
        _ = try URLRecord(row.input, base: base, domains: .icu)
      }
      return
    }
    let base = try row.base.map { try URLRecord($0, domains: .icu) }
    let url = try URLRecord(row.input, base: base, domains: .icu)
    let components = [
      "href": url.href, "protocol": url.protocol, "username": url.username,
      "password": url.password, "host": url.hostAndPort, "hostname": url.hostname,
      "port": url.port.map { String($0) } ?? "", "pathname": url.pathname,
      "search": url.search, "hash": url.hash, "origin": url.origin.description,
    ]
    for (name, value) in components {
      guard let wanted = expected[name] else { continue }
      #expect(value == wanted, "\(name)")
    }
    if let query = url.query, let wanted = expected["searchParams"] {
      #expect(FormURLEncoded.serialize(FormURLEncoded.parse([UInt8](query.utf8).span)) == wanted)
    }
  }
}
