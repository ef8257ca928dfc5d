import Testing

@testable import LinkValidation

@Suite("Readers that differ")
struct ParseDifferentialTests {
  static let url = "https://evil.example\\@app.example.com/"

  @Test(
    "parse-differential",
    arguments: [
      (url, 0, true), ("\(url)?\(SampleLink.query)", 0, true),
      (SampleLink.hosting("\(url)?\(SampleLink.query)"), 1, true),
      (SampleLink.action(continuing: url), 1, true),
      (SampleLink.action(continuing: "https://evil.example\\.app.example.com/"), 1, true),
      (SampleLink.action(continuing: "https:/evil.example/"), 1, true),
      (SampleLink.action(continuing: "https:///evil.example/"), 1, true),
      (SampleLink.action(continuing: SampleLink.hosting(url)), 2, true),
      (SampleLink.dynamic(SampleLink.action, "&ofl=\(url)"), 0, true),
      (
        SampleLink.dynamic(SampleLink.action, "&afl=https%3A%2F%2Fa.example%5C%40b.example"), 0,
        true
      ),
      (SampleLink.action, 0, false), (SampleLink.hosting(SampleLink.action), 0, false),
      (SampleLink.custom(SampleLink.action), 0, false),
      (SampleLink.dynamic(SampleLink.action, "&ofl=https://app.example.com/"), 0, false),
      (SampleLink.action(continuing: "https://app.example.com/@user/a%5Cb"), 1, false),
      (SampleLink.action(continuing: "https://user:pass@app.example.com:8443/"), 1, false),
      (SampleLink.action(continuing: "https://b\u{FC}cher.example/"), 1, false),
      (SampleLink.action(continuing: "/finish"), 1, false),
      (SampleLink.action(continuing: "app.example.com/finish"), 1, false),
      (SampleLink.action(continuing: "http://[::1]:3000/"), 1, false),
    ])
  func disagreement(link: String, layer: Int, differs: Bool) throws {
    let findings = try ParseDifferential.findings(on: link)
    #expect(findings.map(\.severity) == (differs ? [.error] : []))
    #expect(findings.allSatisfy { $0.layer == layer })
  }

  @Test("the place is that of the host, in a fallback URL too")
  func place() throws {
    let link = SampleLink.action(continuing: Self.url)
    #expect(try ParseDifferential.summaries(on: link) == ["1 error evil.example\\@app.example.com"])
    let fallback = SampleLink.dynamic(
      SampleLink.action, "&afl=https%3A%2F%2Fa.example%5C%40b.example")
    #expect(try ParseDifferential.summaries(on: fallback) == ["0 error a.example%5C%40b.example"])
    let message = try ParseDifferential.findings(on: fallback).first?.message
    #expect(message?.contains("host from the value of 'afl'") == true)
  }
}
