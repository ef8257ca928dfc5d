import Testing

@testable import LinkValidation

@Suite("The rules on how a query is encoded")
struct EncodingTests {
  private static let action = ExampleLink.action
  private static let continuing = action + "&continueUrl=https%3A%2F%2Fapp.example.com%2F"

  @Test(
    "find escapes and plus signs that readers differ on",
    arguments: [
      RuleRow("ambiguous-plus", continuing + "%3Fname%3Da+b", [.warning], layer: 0, text: "+"),
      RuleRow("ambiguous-plus", action + "&tenantId=a+b", [.warning]),
      RuleRow("ambiguous-plus", continuing + "%3Fname%3Da%2Bb", []),
      RuleRow("ambiguous-plus", continuing + "%3Fname%3Da%20b", []),
      RuleRow("ambiguous-plus", action + "&own=a+b", []),
      RuleRow("ambiguous-plus", ExampleLink.dynamic + "&st=Your+bank", []),
      RuleRow("ambiguous-plus", ExampleLink.hosting + "%26lang%3Da+b", [.warning], layer: 0),
      RuleRow("ambiguous-plus", WrappedLink.hosting(action + "&lang=a+b"), [.warning], layer: 1),
      RuleRow("ambiguous-plus", "https://app.example.com/a+b?mode=signIn&oobCode=c", []),
      RuleRow(
        "malformed-percent-encoding", action + "&continueUrl=https://app.example.com/%zz%4&lang=en",
        [.warning, .warning], layer: 0, text: "%"),
      RuleRow("malformed-percent-encoding", action + "&lang=en%", [.warning]),
      RuleRow("malformed-percent-encoding", action + "&%u0041=x", [.warning]),
      RuleRow("malformed-percent-encoding", action + "#%", [.warning]),
      RuleRow("malformed-percent-encoding", continuing + "100%25", [.warning], layer: 1),
      RuleRow("malformed-percent-encoding", continuing + "100%2525", []),
      RuleRow("malformed-percent-encoding", continuing + "%2Fa%255Cb", []),
      RuleRow(
        "malformed-percent-encoding", WrappedLink.hosting(action + "&lang=%4"), [.warning], layer: 1
      ),
      RuleRow(
        "invalid-utf8-in-parameter", continuing + "%c0%ae%c0%ae%2Fadmin", [.warning], layer: 0,
        text: "%c0"),
      RuleRow(
        "invalid-utf8-in-parameter", continuing + "%25c0%25ae", [.warning], layer: 1, text: "%c0"),
      RuleRow("invalid-utf8-in-parameter", continuing + "b%f5%cd%91", [.warning], text: "%f5"),
      RuleRow("invalid-utf8-in-parameter", action + "&lang=%ED%A0%80", [.warning]),
      RuleRow("invalid-utf8-in-parameter", action + "&own=a%E2%80", [.warning], text: "%E2%80"),
      RuleRow("invalid-utf8-in-parameter", action + "&%FF=x", [.warning]),
      RuleRow("invalid-utf8-in-parameter", action + "&own=%C3%A9é", []),
      RuleRow(
        "invalid-utf8-in-parameter", WrappedLink.hosting(action + "&own=%FF"), [.warning], layer: 1),
      RuleRow("null-byte", continuing + "%00.example.net", [.error], layer: 0, text: "%00"),
      RuleRow("null-byte", action + "&mode%00=x", [.error]),
      RuleRow("null-byte", action + "&own=\0", [.error], text: "\0"),
      RuleRow("null-byte", continuing + "%2500", [.error], layer: 1, text: "%00"),
      RuleRow("null-byte", WrappedLink.hosting(action + "&own=%00"), [.error], layer: 1),
      RuleRow("null-byte", "https://app.example.com/%00?mode=signIn&oobCode=c", [.error]),
      RuleRow("null-byte", action + "&own=%01&a=00&b=%30", []),
      RuleRow(
        "percent-encoding-depth-exceeded", action + "&own=%2525252F", [.warning], layer: 0,
        text: "%2525252F"),
      RuleRow("percent-encoding-depth-exceeded", action + "&own=%25%32%35%32%35%32%46", [.warning]),
      RuleRow("percent-encoding-depth-exceeded", action + "&own=%2525%32%35%32F", [.warning]),
      RuleRow("percent-encoding-depth-exceeded", action + "&own=%25252F", []),
      RuleRow("percent-encoding-depth-exceeded", action + "&own=100%252525", []),
      RuleRow("percent-encoding-depth-exceeded", action + "&own=100%25252525", [.warning]),
      RuleRow("percent-encoding-depth-exceeded", action + "#%2525252F", [.warning]),
      RuleRow(
        "percent-encoding-depth-exceeded", continuing + "%3Fq%3D%25252525252F", [.warning], layer: 1
      ),
      RuleRow("percent-encoding-depth-exceeded", continuing + "%2525252525", [.warning], layer: 1),
      RuleRow("percent-encoding-depth-exceeded", continuing + "%3Fq%3D%25252F", []),
      RuleRow(
        "percent-encoding-depth-exceeded",
        WrappedLink.hosting(
          WrappedLink.hosting(WrappedLink.continuing(to: "https://app.example.com/?q=a%2520b"))), []
      ),
    ])
  func encoding(_ row: RuleRow) throws { try row.check() }

  @Test(
    "find queries that are encoded once too often",
    arguments: [
      RuleRow(
        "query-over-encoded", ExampleLink.page + "?apiKey%3DK%26mode%3DsignIn%26oobCode%3Dc",
        [.warning], layer: 0),
      RuleRow("query-over-encoded", ExampleLink.page + "?mode%3DsignIn", [.warning]),
      RuleRow(
        "query-over-encoded", ExampleLink.page + "?apiKey=K%26mode%3DsignIn", [.warning],
        text: "K%26mode%3DsignIn"),
      RuleRow(
        "query-over-encoded", action + "&lang=en%26oobCode%3Dx", [.warning],
        text: "en%26oobCode%3Dx"),
      RuleRow(
        "query-over-encoded", ExampleLink.page + "%3FapiKey%3DK%26mode%3DsignIn", [.warning],
        text: "/__/auth/action%3FapiKey%3DK%26mode%3DsignIn"),
      RuleRow(
        "query-over-encoded", WrappedLink.hosting(ExampleLink.page + "?mode%3DsignIn"), [.warning],
        layer: 1),
      RuleRow(
        "query-over-encoded",
        "https://links.example.com/__/auth/links?link=https%253A%252F%252Fa.example", [.warning],
        layer: 0),
      RuleRow(
        "query-over-encoded",
        "https://links.example.com/__/auth/links?link%3Dhttps%3A%2F%2Fa.example", [.warning]),
      RuleRow("query-over-encoded", ExampleLink.hosting, []),
      RuleRow("query-over-encoded", ExampleLink.complete, []),
      RuleRow(
        "query-over-encoded", WrappedLink.continuing(to: "https://app.example.com/?a=b&mode=c"), []),
      RuleRow("query-over-encoded", action + "&own=a%26mode%3Dx", []),
      RuleRow("query-over-encoded", action + "&lang=en%26own%3Dx", []),
      RuleRow(
        "query-over-encoded", WrappedLink.continuing(to: "https://app.example.com/?mode%3Da"), []),
    ])
  func overEncoding(_ row: RuleRow) throws { try row.check() }

  @Test(
    "find input that is no Unicode text",
    arguments: [
      ([0xED, 0xA0, 0x80], 1), ([0xC0, 0xAE], 1), ([0xFF], 1), ([0xE2, 0x80], 2),
      ([0xF4, 0x90], 1),
    ] as [([UInt8], Int)])
  func invalidInput(_ bytes: [UInt8], _ length: Int) throws {
    let start = [UInt8]((ExampleLink.action + "&own=").utf8)
    let findings = try RuleProbe(rule: "invalid-unicode-in-input").findings(in: start + bytes)
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.range == start.count..<start.count + length)
    let escapes = try RuleProbe(rule: "invalid-utf8-in-parameter").findings(in: start + bytes)
    #expect(escapes.isEmpty)
  }

  @Test("take any Unicode text")
  func validInput() throws {
    let link = ExampleLink.action + "&own=é\u{10FFFF}\u{FFFD}%FF"
    try RuleRow("invalid-unicode-in-input", link, []).check()
  }
}
