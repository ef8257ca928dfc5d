import ActionLinks
import DomainNames
import Foundation
import JSONText
import LinkValidation
import TestSupport
import Testing

/// A row of the cases that is judged: a link, the policy, and what must come of it.
struct CaseRow: Sendable, CustomTestStringConvertible {
  let id: String
  let theme: String
  let input: [UInt8]
  let policyText: [UInt8]
  let verdict: String?
  let rules: [String]
  /// All that is expected; a row has only what matters for it.
  let expect: JSONObject?

  var testDescription: String { id }

  /// The rows of a file, in order.
  static func read(_ path: String) -> [CaseRow] {
    guard SharedData.isPresent, let lines = try? SharedData.lines(path) else { return [] }
    return lines.compactMap { line in
      guard let object = try? JSONDocument(reading: Array(line.utf8)).root.object,
        let id = object["id"]?.string?.string
      else { return nil }
      let input =
        object["inputBase64"]?.string.flatMap { Data(base64Encoded: $0.string) }.map { [UInt8]($0) }
        ?? object["input"]?.string?.utf8
      guard let input else { return nil }
      let expect = object["expect"]?.object
      return CaseRow(
        id: id, theme: object["theme"]?.string?.string ?? "", input: input,
        policyText: object["config"].map(text) ?? Array("{}".utf8),
        verdict: expect?["verdict"]?.string?.string,
        rules: expect?["rules"]?.array?.compactMap { $0.string?.string } ?? [], expect: expect)
    }
  }

  private static func text(_ node: JSONNode) -> [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.value(node)
    return writer.bytes
  }

  /// What the validator says of the row.
  func judge() throws -> Judgement {
    let policy = try LinkPolicy(reading: policyText)
    let link = try ActionLink(
      input.span,
      dynamicLinkDomains: policy.dynamicLinkDomains.compactMap {
        DynamicLinkDomain($0, domains: .icu)
      }, domains: .icu)
    return LinkValidator(policy: policy).judge(link)
  }
}
