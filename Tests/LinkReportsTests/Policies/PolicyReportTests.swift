import JSONText
import LinkValidation
import Testing

@testable import LinkReports

@Suite("A report on a policy file")
struct PolicyReportTests {
  private func report(_ text: String, today: String? = nil) -> PolicyReport {
    PolicyReport(of: Array(text.utf8), today: today.flatMap { IgnoreEntry.Day($0) })
  }

  private func json(_ report: PolicyReport, includesPolicy: Bool = false) throws -> JSONObject {
    var writer = JSONWriter(style: .compact)
    report.write(to: &writer, file: "p.json", includesPolicy: includesPolicy)
    return try #require(try JSONDocument(reading: writer.bytes).root.object)
  }

  private static let faulty = """
    {
      "linkDomains": ["a.example"], "authorisedDomains": [],
      "x": 1,
      "linkDomains": ["b.example"]
    }
    """

  @Test("Findings have their line and column, and stand in that order")
  func places() {
    let report = report(Self.faulty)
    let places = report.entries.filter { $0.position != nil }.map {
      "\($0.position?.description ?? "") \($0.finding.rule)"
    }
    #expect(
      places == ["2:33 config-unknown-key", "3:3 config-unknown-key", "4:3 config-duplicate-key"])
    #expect(report.verdict == .reject && report.failure == nil)
    #expect(
      report.lines(file: "p.json").first
        == "p.json:2:33: error: unknown key at line 2, column 33; did you mean 'authorizedDomains'?"
        + " [config-unknown-key]")
  }

  @Test(
    "A message that names an entry leads to its place",
    arguments: [
      ("'linkDomains[1]' is malformed", "3:10"), ("the entry 'linkDomains[0]' is odd", "3:5"),
      ("entry 3 of 'linkDomains' is odd", "3:15"), ("entry 1 of 'ignore' is odd", "4:15"),
      ("entry 4 of 'linkDomains' is odd", nil), ("entry 0 of 'linkDomains' is odd", nil),
      ("'linkDomains' is missing", "2:18"), ("'ignore[0].until' is past", "4:54"),
      ("'ignore[0]' is past", "4:15"), ("'linkDomains[7]' is odd", nil), ("'apiKeys' is odd", nil),
      ("'linkDomains[x]' is odd", nil), ("it's odd", nil), ("'' is odd", nil), ("odd", nil),
    ])
  func paths(_ message: String, _ place: String?) throws {
    let text = """
      {
        "linkDomains": [
          "a", "b", "c"],
        "ignore": [ { "rule": "r", "reason": "y", "until": "2020-01-01" } ]
      }
      """
    var places = try #require(PolicyPlaces(Array(text.utf8)))
    let finding = Finding(rule: "config-other", severity: .error, message: message)
    #expect(places.next(of: finding)?.description == place)
  }

  @Test("A file that is no policy has its error instead, with key, line and column")
  func failure() throws {
    let report = report("{\n \"ignore\": [ { \"rule\": \"r\", \"raeson\": \"y\" } ] }")
    #expect(report.policy == nil && report.verdict == nil && report.entries.isEmpty)
    #expect(
      report.lines(file: "p.json") == [
        "p.json:2:39: error: 'ignore[0].raeson' is no known key; did you mean 'reason'?"
      ])
    let object = try json(report)
    let error = object["error"]?.object
    #expect(error?["code"]?.string?.string == "unknown-key")
    #expect(error?["key"]?.string?.string == "ignore[0].raeson")
    #expect(error?["line"]?.number?.integer == 2 && error?["column"]?.number?.integer == 39)
    #expect(object["verdict"]?.isNull == true && object["policy"]?.isNull == true)
    #expect(
      try json(self.report("[]"))["error"]?.object?["code"]?.string?.string == "not-an-object")
    #expect(
      try json(self.report("{"))["error"]?.object?["code"]?.string?.string == "unexpected-end")
  }

  @Test("A control character of a key or of a name is shown as an escape")
  func escapes() {
    let lines = report("{\"ignore\": [ { \"\\u001b[2J\": 1 } ] }").lines(file: "\u{1B}[2J")
    #expect(lines.count == 1 && !lines[0].contains("\u{1B}"))
    #expect(lines[0].hasPrefix("\\u{1B}[2J:1:"))
  }

  @Test("The policy in force has every key, and reads as the file does")
  func policyInForce() throws {
    let text = """
      {"authorizedDomains":["a.example"],"matchSubdomains":true,"allowLoopback":false,\
      "modes":["signIn"],"ignore":[{"rule":"r","host":"h","reason":"y","until":"2027-01-31"},\
      {"rule":"s","reason":"z"}]}
      """
    let report = report(text)
    let object = try json(report, includesPolicy: true)["policy"]?.object
    #expect(object?.map(\.key.string) == LinkPolicy.Key.allCases.map(\.rawValue))
    var writer = JSONWriter(style: .indented)
    report.writePolicy(to: &writer)
    let policy = try LinkPolicy(reading: Array(text.utf8))
    #expect(try LinkPolicy(reading: writer.bytes) == policy)
    #expect(try json(report)["policy"]?.isNull == true)
  }

  @Test("The keys of the JSON form are the same for every file")
  func keys() throws {
    let keys = ["schemaVersion", "file", "kind", "verdict", "findings", "policy", "error"]
    for text in ["{}", Self.faulty, "", "[]", "{\"linkDomains\":1}"] {
      #expect(try json(report(text)).map(\.key.string) == keys)
    }
    let findings = try json(report(Self.faulty))["findings"]?.array
    #expect(
      findings?.first?.object?.map(\.key.string)
        == ["rule", "severity", "message", "line", "column"])
  }

  @Test("What the policy itself accepts is left out, until its last day")
  func ignored() {
    let text =
      #"{"x":1,"ignore":[{"rule":"config-unknown-key","reason":"y","until":"2026-06-30"}]}"#
    func hasFinding(_ today: String?) -> Bool {
      report(text, today: today).entries.contains { $0.finding.rule == "config-unknown-key" }
    }
    #expect(!hasFinding(nil) && !hasFinding("2026-06-30") && hasFinding("2026-07-01"))
  }
}
