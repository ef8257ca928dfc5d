import Foundation
import JSONText
import TestSupport
import Testing

@Suite("actionlink inspect on cases/sdk-readings.jsonl", .enabled(if: SharedData.isPresent))
struct SDKReadingsCommandTests {
  struct Row: Sendable {
    let id: String
    let input: [UInt8]
    let customDomains: [String]
    let expect: JSONNode?
    let sdk: JSONNode?
    let dynamicLink: JSONNode?
  }

  static func rows() throws -> [Row] {
    try SharedData.lines("cases/sdk-readings.jsonl").map { line in
      let object = try JSONDocument(reading: Array(line.utf8)).root.object
      let dynamicLink = object?["dynamicLink"]
      let base64 = object?["inputBase64"]?.string?.string
      return Row(
        id: object?["id"]?.string?.string ?? "",
        input: base64.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
          ?? object?["input"]?.string?.utf8 ?? [],
        customDomains: dynamicLink?.object?["customDomains"]?.array?.compactMap {
          $0.string?.string
        } ?? [],
        expect: object?["expect"], sdk: object?["sdk"], dynamicLink: dynamicLink)
    }
  }

  /// The reports of rows, in order.
  static func reports(of rows: [Row]) throws -> [JSONNode] {
    var reports: [JSONNode] = []
    let options = ["inspect", "--no-repair", "--format", "ndjson", "--reveal-codes"]
    let domains = rows.first?.customDomains ?? []
    let outcome = try BuiltCommand.run(
      options + domains.flatMap { ["--dynamic-link-domain", $0] } + ["-"],
      input: rows.flatMap { line($0.input) })
    #expect(outcome.status == 0)
    for line in outcome.lines { reports.append(try JSONDocument(reading: Array(line.utf8)).root) }
    return reports
  }

  /// An input as a line: one that holds a line feed as a JSON string.
  private static func line(_ input: [UInt8]) -> [UInt8] {
    guard input.contains(0x0A) else { return input + [0x0A] }
    var writer = JSONWriter(style: .compact)
    writer.value(utf8: input)
    return writer.bytes
  }

  static func text(_ node: JSONNode?) -> String {
    guard let node else { return "nothing" }
    var writer = JSONWriter(style: .compact)
    writer.value(node)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("every row is reported as expected")
  func rows() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 91)
    let plain = rows.filter(\.customDomains.isEmpty)
    let reports = try Self.reports(of: plain)
    #expect(reports.count == plain.count)
    for (row, report) in zip(plain, reports) { try check(row, report) }
    for row in rows where !row.customDomains.isEmpty {
      let reports = try Self.reports(of: [row])
      #expect(reports.count == 1)
      if let report = reports.first { try check(row, report) }
    }
  }

  private func check(_ row: Row, _ report: JSONNode) throws {
    let report = try #require(report.object)
    let expect = row.expect?.object
    let comment = Comment(rawValue: row.id)
    #expect(Self.text(report["kind"]) == Self.text(expect?["kind"]), comment)
    let operations = [
      "PASSWORD_RESET": "passwordReset", "VERIFY_EMAIL": "verifyEmail",
      "EMAIL_SIGNIN": "emailSignIn", "VERIFY_AND_CHANGE_EMAIL": "verifyAndChangeEmail",
      "RECOVER_EMAIL": "recoverEmail",
      "REVERT_SECOND_FACTOR_ADDITION": "revertSecondFactorAddition",
    ]
    #expect(
      report["operation"]?.string?.string
        == expect?["operation"]?.string.flatMap { operations[$0.string] }, comment)
    if let parameters = expect?["parameters"]?.object {
      for member in parameters {
        let actual = report["parameters"]?.object?[member.key.string]
        #expect(Self.text(actual) == Self.text(member.value), comment)
      }
    }
    let layers =
      report["layers"]?.array?.compactMap(\.object).filter {
        $0["role"]?.string?.string != "continue"
      } ?? []
    if let expected = expect?["layers"]?.array?.compactMap(\.object) {
      #expect(layers.map { Self.text($0["url"]) } == expected.map { Self.text($0["url"]) }, comment)
      #expect(layers.map { Self.text($0["via"]) } == expected.map { Self.text($0["via"]) }, comment)
    }
    let readings = try #require(report["readings"]?.object)
    for member in row.sdk?.object.map({ Array($0) }) ?? [] {
      #expect(
        Self.sorted(readings[member.key.string]) == Self.sorted(member.value),
        "\(row.id) \(member.key.string)")
    }
    #expect(
      Self.sorted(readings["isSignInLink"]) == Self.sorted(expect?["isSignInLink"]), comment)
    for key in ["canParseUniversalLink", "matchesShortLinkFormat"] {
      guard let expected = row.dynamicLink?.object?[key] else { continue }
      #expect(
        Self.text(readings["iosDynamicLink"]?.object?[key]) == Self.text(expected), comment)
    }
  }

  /// The text of a node, the members of an object by their names.
  private static func sorted(_ node: JSONNode?) -> [String] {
    guard let object = node?.object else { return [text(node)] }
    return object.map { $0.key.string + text($0.value) }.sorted()
  }
}
