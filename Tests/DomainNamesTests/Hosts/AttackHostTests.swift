import DomainNames
import Foundation
import TestSupport
import Testing
import URLStandard

/// A continue URL of an attack, and the rules about its host that must be found.
struct AttackHostRow: Sendable, CustomTestStringConvertible {
  let id: String
  let url: String
  let rules: Set<String>
  let list: DomainList
  let matchSubdomains: Bool

  var testDescription: String { id }

  /// The rules that this module's facts decide.
  static let rulesOfHosts: Set<String> = [
    "continue-url-host-not-authorized", "host-nonstandard-dot", "host-forbidden-code-point",
    "host-confusable", "host-deviation-character", "invisible-character-in-host",
    "host-not-canonical", "host-not-idna2008", "host-invalid-idna", "host-percent-encoded",
    "host-trailing-dot", "host-invalid", "host-noncanonical-ipv4", "host-ipv6-zone",
  ]

  /// The rows whose continue URL stands in the query of the link itself and has `://`.
  static let all: [AttackHostRow] = {
    let rows = (try? SharedData.objects("cases/attacks.jsonl")) ?? []
    return rows.compactMap { row in
      guard let id = row["id"] as? String, let input = row["input"] as? String,
        let expect = row["expect"] as? [String: any Sendable],
        let config = row["config"] as? [String: any Sendable],
        let start = input.firstRange(of: "&continueUrl=")
      else { return nil }
      let value = input[start.upperBound...].prefix { $0 != "&" }
      let url = String(percentDecoding: String(value))
      let entries = (config["authorizedDomains"] as? [String] ?? []).compactMap {
        try? AuthorizedDomain($0)
      }
      guard url.contains("://") else { return nil }
      return AttackHostRow(
        id: id, url: url,
        rules: Set(expect["rules"] as? [String] ?? []).intersection(rulesOfHosts),
        list: DomainList(entries),
        matchSubdomains: (config["matchSubdomains"] as? NSNumber)?.boolValue ?? false)
    }
  }()

  /// The host as written: behind `://` and user information, before port and path.
  var host: String {
    let authority = url[(url.firstRange(of: "://")?.upperBound ?? url.startIndex)...]
      .prefix { !"/?#\\".contains($0) }
    let hostAndPort = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    if hostAndPort.first == "[" { return String(hostAndPort) }
    return String(hostAndPort.prefix { $0 != ":" })
  }
}

@Suite("Hosts of attacks", .enabled(if: SharedData.isPresent))
struct AttackHostTests {
  @Test("The rows are there")
  func count() {
    #expect(AttackHostRow.all.count > 60)
    #expect(AttackHostRow.all.filter { !$0.rules.isEmpty }.count > 30)
  }

  @Test("A host of an attack shows what must be found", arguments: AttackHostRow.all)
  func rules(row: AttackHostRow) {
    let analysis = HostAnalysis(of: row.host)
    let url = try? URLRecord(row.url, domains: .icu)
    let isListed =
      url.map { row.list.contains($0.hostname, matchSubdomains: row.matchSubdomains) } ?? false
    let appearance = url.flatMap { HostAppearance(of: $0.hostname) }
    let index = LookalikeIndex(row.list)
    for rule in row.rules {
      let isFound: Bool =
        switch rule {
        case "continue-url-host-not-authorized": !isListed
        case "host-nonstandard-dot": analysis.contains(.nonstandardDot)
        case "host-forbidden-code-point": analysis.contains(.forbiddenCodePoint)
        case "host-confusable": appearance.flatMap { index.confusable(with: $0) } != nil
        case "host-deviation-character": analysis.contains(.deviationCharacter)
        case "invisible-character-in-host": analysis.contains(.invisibleCharacter)
        case "host-not-canonical":
          analysis.contains(.mapped) || analysis.contains(.uppercase)
            || row.url.contains(":/finish")
        case "host-not-idna2008": analysis.contains(.notIDNA2008)
        case "host-invalid-idna": analysis.facts.contains(where: \.kind.isInvalidIDNA)
        case "host-percent-encoded": analysis.contains(.percentEncoded)
        case "host-trailing-dot": analysis.contains(.trailingDot)
        case "host-invalid":
          [.labelTooLong, .nameTooLong, .emptyLabel, .ipvFuture, .invalidIPv4].contains {
            analysis.contains($0)
          }
        case "host-noncanonical-ipv4": analysis.contains(.noncanonicalIPv4)
        case "host-ipv6-zone": analysis.contains(.ipv6Zone)
        default: false
        }
      #expect(isFound, "\(rule) \(analysis.facts)")
    }
    if !row.rules.contains("continue-url-host-not-authorized"), isListed, let appearance {
      #expect(index.lookalike(of: appearance) == nil && index.confusable(with: appearance) == nil)
    }
  }
}
