import ActionLinks
import Foundation
import TestSupport
import Testing

@Suite("cases/sdk-readings.jsonl, the toolkit's own reading", .enabled(if: SharedData.isPresent))
struct ExpectedReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let input: [UInt8]
    let customDomains: [String]
    let expect: [String: any Sendable]
    var testDescription: String { id }

    static let all: [Row] = {
      let rows = (try? SharedData.objects("cases/sdk-readings.jsonl")) ?? []
      return rows.compactMap { row in
        guard let input = SharedData.input(of: row), let id = row["id"] as? String else {
          return nil
        }
        let dynamicLink = row["dynamicLink"] as? [String: any Sendable]
        return Row(
          id: id, input: input,
          customDomains: (dynamicLink?["customDomains"] as? [any Sendable])?
            .compactMap { $0 as? String } ?? [],
          expect: row["expect"] as? [String: any Sendable] ?? [:])
      }
    }()
  }

  @Test("all rows are there")
  func count() { #expect(Row.all.count >= 91) }

  @Test("every row is read as expected", arguments: Row.all)
  func row(_ row: Row) throws {
    let link = try ActionLink(
      row.input.span, dynamicLinkDomains: row.customDomains.compactMap { DynamicLinkDomain($0) })
    #expect(link.kind.rawValue == row.expect["kind"] as? String)
    #expect(link.operation?.requestType == row.expect["operation"] as? String)
    if let expected = row.expect["parameters"] as? [String: any Sendable] {
      let parameters = link.parameters
      let actual: [String: String?] = [
        "mode": parameters.mode, "oobCode": parameters.oobCode?.revealed,
        "apiKey": parameters.apiKey, "continueUrl": parameters.continueURL,
        "lang": parameters.lang, "tenantId": parameters.tenantID,
      ]
      for (name, value) in expected {
        #expect(actual[name] == value as? String, "\(name)")
      }
    }
    if let expected = row.expect["layers"] as? [any Sendable] {
      let layers = expected.compactMap { $0 as? [String: any Sendable] }
      let actual = link.layers.filter { $0.role != .continue }
      #expect(actual.map(\.text) == layers.map { $0["url"] as? String })
      #expect(actual.map { $0.via?.name } == layers.map { $0["via"] as? String })
    }
  }
}
