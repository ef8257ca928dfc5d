import ActionLinks
import DomainNames
import JSONText
import TestSupport
import Testing

@testable import LinkValidation

@Suite("cases/mail-and-settings.jsonl", .enabled(if: SharedData.isPresent))
struct MailCasesTests {
  /// The rows whose link stands in them as it is: nothing is to be repaired or unwrapped.
  static let rows = CaseRow.read("cases/mail-and-settings.jsonl").filter { row in
    let ofRepair = ["repaired", "wrapper", "wrappers"]
    let ids = RuleCatalog.rules.map(\.id)
    return ofRepair.allSatisfy { row.expect?[$0] == nil } && row.rules.allSatisfy(ids.contains)
  }

  @Test("all rows are read, and nothing but what is held here is expected of them")
  func count() {
    #expect(Self.rows.count == 48)
    let keys = Set(Self.rows.flatMap { $0.expect?.map(\.key.string) ?? [] })
    let held: Set = [
      "rules", "kind", "handler", "isSignIn", "parameters", "payload", "authorized", "host",
      "hostDisplay",
    ]
    #expect(keys == held)
  }

  @Test("every row is read as it says, and its rules are among the findings", arguments: rows)
  func row(_ row: CaseRow) throws {
    let judgement = try row.judge()
    let found = Set(judgement.findings.map(\.rule))
    for rule in row.rules {
      #expect(found.contains(rule), "\(rule) is not among \(found.sorted())")
    }
    if let authorized = row.expect?["authorized"]?.bool {
      #expect(found.contains("continue-url-host-not-authorized") != authorized)
    }
    try check(judgement.link, against: row)
  }

  private func check(_ link: ActionLink, against row: CaseRow) throws {
    let expect = try #require(row.expect)
    if let kind = expect["kind"]?.string { #expect(link.kind.rawValue == kind.string) }
    if let handler = expect["handler"]?.string {
      #expect(link.handler?.rawValue == handler.string)
    }
    if let isSignIn = expect["isSignIn"]?.bool { #expect(link.isSignIn == isSignIn) }
    for member in expect["parameters"]?.object.map(Array.init) ?? [] {
      let value = Self.value(of: member.key.string, in: link.parameters)
      #expect(value == member.value.string?.string, "\(member.key.string)")
    }
    if let payload = expect["payload"]?.object {
      let pairs = payload.map { [$0.key.string, $0.value.string?.string] }
      #expect(link.payload.map { [$0.name, $0.value] } == pairs)
    }
    let host = link.layers.last?.host
    if let expected = expect["host"]?.string { #expect(host == expected.string) }
    if let expected = expect["hostDisplay"]?.string {
      #expect(host.map { ICUDomainToASCII().displayForm(of: $0) } == expected.string)
    }
  }

  private static func value(of name: String, in parameters: ActionParameters) -> String? {
    switch name {
    case "mode": parameters.mode
    case "oobCode": parameters.oobCode?.revealed
    case "apiKey": parameters.apiKey
    case "continueUrl": parameters.continueURL
    case "lang": parameters.lang
    case "tenantId": parameters.tenantID
    default: "no parameter is named \(name)"
    }
  }
}
