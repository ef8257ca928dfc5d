import ActionLinks
import LinkValidation
import Testing

@testable import LinkReports

@Suite("A verdict as text")
struct CheckTextTests {
  private static let digest = CodeDigest()
  private static let code = "ABCDEFGHIJKL"

  private func text(_ link: String, _ findings: [Finding], _ verdict: Verdict?) -> String {
    var inspection = LinkInspection(
      of: link.utf8.span, options: InspectionOptions(codeDigest: Self.digest))
    inspection.take(findings, verdict)
    return String(decoding: CheckText(of: inspection, name: "line 3").utf8, as: UTF8.self)
      .replacing(Self.digest.text(for: ActionCode(Self.code)), with: "*")
  }

  @Test("It has the link without its code, and each finding at its place")
  func findings() {
    let findings = [
      Finding(rule: "config-unknown-key", severity: .error, message: "unknown key"),
      Finding(rule: "whole", severity: .warning, message: "all of it is odd"),
      Finding(rule: "host", severity: .error, message: "the host is odd", layer: 1, range: 8..<17),
    ]
    #expect(
      text(
        "https://a.example/?mode=signIn&oobCode=\(Self.code)&continueUrl=https://b.example",
        findings, .reject) == """
          line 3: reject (1 error, 1 warning)
            https://a.example/?mode=signIn&oobCode=*&continueUrl=https://b.example
            warning whole: all of it is odd
            2 continue, in continueUrl of layer 1
              error host: the host is odd
                https://b.example
                        ^^^^^^^^^
          """)
  }

  @Test("A link without findings has its verdict alone, and says whose it is")
  func noFindings() {
    #expect(text("x", [], .accept) == "line 3: accept\n  x")
    #expect(text("", [], .accept) == "line 3: accept\n  (empty)")
    #expect(text("x", [], nil) == "")
    let finding = Finding(rule: "config-unknown-key", severity: .error, message: "unknown key")
    #expect(text("x", [finding], .reject) == "line 3: reject, by findings on the policy\n  x")
  }

  @Test("The findings on a policy are told once")
  func policy() throws {
    let policy = try LinkPolicy(reading: Array("{\n  \"linkDomain\": []}".utf8))
    let text = CheckText.policyText(of: LinkJudge(policy: policy), name: "p\u{1B}.json")
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.hasPrefix("p\\u{1B}.json: reject (1 error") == true)
    #expect(
      lines.contains(
        "  error config-unknown-key: unknown key at line 2, column 3; did you mean 'linkDomains'?"))
    #expect(CheckText.policyText(of: LinkJudge(), name: "none").isEmpty)
    let noted = CheckText.policyText(of: LinkJudge(policy: LinkPolicy()), name: "p")
    #expect(String(decoding: noted, as: UTF8.self).wholeMatch(of: /p: accept \(\d+ notes\)/) != nil)
  }
}
