import ActionLinks
import JSONText
import LinkValidation
import Testing

@testable import LinkReports

@Suite("Findings in an inspection")
struct InspectionFindingsTests {
  private static let code = "ABCDEFGHIJKL"
  private static let digest = CodeDigest()
  private static let link =
    "https://a.example/__/auth/action?apiKey=k&mode=signIn&oobCode=\(code)"
    + "&continueUrl=https%3A%2F%2Fevil.example%2Fx"

  private static let findings = [
    Finding(rule: "on-policy", severity: .note, message: "the policy is odd"),
    Finding(rule: "on-action", severity: .warning, message: "the layer is odd", layer: 0),
    Finding(
      rule: "on-code", severity: .error, message: "the code is odd", layer: 0, range: 64..<65),
    Finding(
      rule: "on-host", severity: .error, message: "the host is odd", layer: 1, range: 8..<20),
  ]

  private func inspection(_ findings: [Finding], _ verdict: Verdict?) -> LinkInspection {
    var inspection = LinkInspection(
      of: Self.link.utf8.span, options: InspectionOptions(codeDigest: Self.digest))
    inspection.take(findings, verdict)
    return inspection
  }

  private func redacted(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
      .replacing(Self.digest.text(for: ActionCode(Self.code)), with: "…deadbeef")
  }

  @Test("In the text they stand under their layers, then those on none, then the verdict")
  func text() {
    let text = redacted(InspectionText(of: inspection(Self.findings, .reject)).utf8)
    #expect(
      text.contains(
        """
        │     ?continueUrl  → layer 2
        │     warning on-action: the layer is odd
        │     error on-code: the code is odd
        │       …mode=signIn&oobCode=…deadbeef&continueUrl=https%3A%2F%2Fevil.example%2F…
        │                            ^^^^^^^^^
        └─ 2 continue, in continueUrl of layer 1
              scheme  https
              host    evil.example
              path    /x
              error on-host: the host is odd
                https://evil.example/x
                        ^^^^^^^^^^^^
        canonical
        """))
    #expect(
      text.hasSuffix(
        """
           iOS Dynamic Links  none of its links
        findings
           note on-policy: the policy is odd
        verdict    reject: 2 errors, 1 warning, 1 note
        """))
    #expect(
      redacted(InspectionText(of: inspection([], .accept)).utf8).hasSuffix("\nverdict    accept"))
    #expect(!redacted(InspectionText(of: inspection(Self.findings, nil)).utf8).contains("verdict"))
  }

  @Test("Colors hide nothing of the plain text, and the gravest stand out most")
  func colors() {
    let inspection = inspection(Self.findings, .reject)
    let colored = String(
      decoding: InspectionText(of: inspection, style: .colored).utf8, as: UTF8.self)
    for part in [
      "\u{1B}[31merror\u{1B}[0m \u{1B}[1mon-host\u{1B}[0m: the host is odd",
      "\u{1B}[31m        ^^^^^^^^^^^^\u{1B}[0m", "\u{1B}[1;33mwarning\u{1B}[0m",
      "\u{1B}[2mnote\u{1B}[0m", "\u{1B}[31mreject\u{1B}[0m: 2 errors",
    ] {
      #expect(colored.contains(part), "\(part.debugDescription)")
    }
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "").utf8
        .elementsEqual(InspectionText(of: inspection).utf8))
  }

  @Test("Of very many findings on a layer the first are shown")
  func many() {
    let findings = (0..<1000).map {
      Finding(rule: "r", severity: .note, message: "m", layer: 0, range: $0..<$0 + 1)
    }
    let lines = redacted(InspectionText(of: inspection(findings, .accept)).utf8)
      .split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("note r: m") } == 30)
    #expect(lines.contains("│     970 more findings"))
    #expect(lines.last == "verdict    accept: 1000 notes")
  }

  @Test("In JSON each has its five members, and the verdict its word")
  func json() {
    func json(_ inspection: LinkInspection) -> String {
      var writer = JSONWriter(style: .compact)
      inspection.write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    let text = json(inspection(Self.findings, .reject))
    #expect(text.contains(#","handler":"default","verdict":"reject","isSignIn":true,"#))
    let findings = """
      "findings":[{"rule":"on-policy","severity":"note","message":"the policy is odd",
      "layer":null,"range":null},
      {"rule":"on-action","severity":"warning","message":"the layer is odd","layer":0,
      "range":null},
      {"rule":"on-code","severity":"error","message":"the code is odd","layer":0,
      "range":[64,65]},
      {"rule":"on-host","severity":"error","message":"the host is odd","layer":1,
      "range":[8,20]}],"error":null}
      """
    #expect(text.hasSuffix(findings.split(separator: "\n").joined() + "\n"))
    #expect(json(inspection(Self.findings, nil)).contains(#""verdict":null"#))
  }

  @Test("A policy gives a verdict and its own findings, and without one there is neither")
  func judges() throws {
    let policy = try LinkPolicy(reading: Array(#"{"authorisedDomains":[]}"#.utf8))
    let judge = LinkJudge(policy: policy)
    let judged = LinkInspection(of: Self.link.utf8.span, options: InspectionOptions(judge: judge))
    #expect(judged.verdict == .reject)
    #expect(judged.findings.contains { $0.rule == "config-unknown-key" })
    #expect(judge.policyFindings.contains { $0.rule == "config-unknown-key" })

    let unjudged = LinkInspection(
      of: Self.link.utf8.span, options: InspectionOptions(judge: LinkJudge()))
    #expect(unjudged.verdict == nil)
    #expect(!unjudged.findings.contains { $0.rule.hasPrefix("config-") })
    #expect(LinkJudge().policyFindings.isEmpty)

    let shown = LinkInspection(of: Self.link.utf8.span, options: InspectionOptions())
    #expect(shown.verdict == nil && shown.findings.isEmpty)
  }

  @Test("A link is read with the Dynamic Link domains of its judge")
  func dynamicLinkDomains() {
    var policy = LinkPolicy()
    policy.dynamicLinkDomains = ["go.example"]
    let link = "https://go.example/?link=https://x.example"
    for judge in [LinkJudge(policy: policy), LinkJudge(dynamicLinkDomains: ["go.example"])] {
      let inspection = LinkInspection(of: link.utf8.span, options: InspectionOptions(judge: judge))
      #expect(inspection.link?.kind == .dynamicLink)
    }
  }
}
