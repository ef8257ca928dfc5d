import LinkValidation
import Testing

@Suite("What a continue URL gives away")
struct ContinueURLLeakTests {
  @Test(
    "continue-url-contains-email",
    arguments: [
      ContinueURLCase(
        "https://app.example.com/?email=ann@example.org", .warning, "ann@example.org"),
      .init("https://app.example.com/?email=ann%40example.org", .warning, "ann%40example.org"),
      .init(
        "https://app.example.com/?e=a%252Bb%2540example.org&x", .warning, "a%252Bb%2540example.org"),
      .init("https://app.example.com/?ann@example.org", .warning, "ann@example.org"),
      .init("https://app.example.com/?ann@example.org=1", .warning, "ann@example.org"),
      .init("https://app.example.com/u/ann@example.org/x", .warning, "ann@example.org"),
      .init("https://app.example.com/#ann%40example.org", .warning, "ann%40example.org"),
      .init("https://app.example.com/?q=%22to%22:%22ann@example.org%22", .warning),
      .init("https://app.example.com/?e=j%C3%B6rg@b%C3%BCcher.example", .warning),
      .init("https://app.example.com/?e=%22o'hara%22%20ann.o'hara@mail.example.co.uk.", .warning),
      .init("mailto:ann@example.org", .warning),
      .init(
        "https://links.example.com/__/auth/links?link=https://app.example.com/?e%3Dann@example.org",
        .warning, "ann@example.org", layer: 2),
      // Base64 of {"email":"ann@example.org"}
      .init(
        "https://app.example.com/?state=eyJlbWFpbCI6ImFubkBleGFtcGxlLm9yZyJ9", .note,
        "eyJlbWFpbCI6ImFubkBleGFtcGxlLm9yZyJ9"),
      .init("https://app.example.com/s/eyJlbWFpbCI6ImFubkBleGFtcGxlLm9yZyJ9/x", .note),
      .init("https://app.example.com/@ann/finish", nil),
      .init("https://app.example.com/?at=ann@home", nil),
      .init("https://app.example.com/?v=pkg@1.2.3", nil),
      .init("https://app.example.com/?v=ann@", nil),
      .init("https://app.example.com/?v=ann@.example", nil),
      .init("https://app.example.com/?v=a@b.c", nil),
      .init("https://user@app.example.com/", nil),
      .init("https://app.example.com/?u=https://ann:x@example.org/", nil),
    ])
  func email(_ row: ContinueURLCase) throws { try row.expect("continue-url-contains-email") }

  @Test(
    "continue-url-contains-secret",
    arguments: [
      ContinueURLCase(
        "https://app.example.com/?token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.", .warning,
        "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."),
      .init(
        "https://app.example.com/?x=1&s=eyJhbGciOiJub25lIn0%2EeyJzdWIiOiIxIn0.c2ln", .warning,
        "eyJhbGciOiJub25lIn0%2EeyJzdWIiOiIxIn0.c2ln"),
      .init("https://app.example.com/eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln/", .warning),
      .init("https://app.example.com/#id_token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln", .warning),
      .init("https://app.example.com/?password=hunter2", .warning, "hunter2"),
      .init("https://app.example.com/?user[password]=hunter2", .warning),
      .init("https://app.example.com/?newPassword=hunter2", .warning),
      .init("https://app.example.com/?client_secret=s3cr3t", .warning),
      .init("https://app.example.com/?access_token=FAKEtoken", .warning),
      .init("https://app.example.com/#access_token=FAKEtoken0&state=1", .warning),
      .init("https://app.example.com/?ACCESS-TOKEN=FAKEtoken", .warning),
      .init("https://app.example.com/?sessionId=0123456789abcdef", .warning),
      .init("https://app.example.com/?session=f3a9c1d2e4b5a697", .warning),
      .init("https://app.example.com/?api_key=FAKE0123456789", .warning),
      .init("https://app.example.com/?key=d41d8cd98f00b204e9800998ecf8427e", .warning),
      .init("https://app.example.com/?code=4cFAKE0123456789abc", .warning),
      .init("https://app.example.com/?x=ghp_FAKE0123456789", .warning),
      .init("https://app.example.com/?x=AKIAFAKEFAKEFAKEFAKE", .warning),
      .init(
        "https://links.example.com/__/auth/links?link=https://app.example.com/?token%3DFAKEtoken01",
        .warning, layer: 2),
      .init("https://app.example.com/?showPassword=true", nil),
      .init("https://app.example.com/?passwordReset=complete1", nil),
      .init("https://app.example.com/?session=afternoon-yoga", nil),
      .init("https://app.example.com/?key=cart&hotkey=d41d8cd98f00b204e9800998", nil),
      .init("https://app.example.com/?code=SUMMER24&tokenType=bearerbearer", nil),
      .init("https://app.example.com/?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0", nil),
      .init("https://app.example.com/?ui_sid=a1b2c3d4e5f6a7b8c9d0&ui_sd=0", nil),
      .init("https://app.example.com/?cart=d41d8cd98f00b204e9800998ecf8427e", nil),
      .init("https://app.example.com/?state=eyJpZCI6MX0%3D", nil),
      .init("https://app.example.com/?v=eyJ.a.b", nil),
      .init("https://app.example.com/?token=", nil),
    ])
  func secret(_ row: ContinueURLCase) throws { try row.expect("continue-url-contains-secret") }

  static let code = "FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE"

  @Test(
    "continue-url-contains-action-code",
    arguments: [
      ContinueURLCase("https://evil.example/?oobCode=FAKE", .error, "FAKE"),
      .init("https://app.example.com/?oobCode=FAKE", .warning, "FAKE"),
      .init("https://app.example.com/finish#oobCode=FAKE", .warning, "FAKE"),
      .init("https://app.example.com/#/x?oob_code=FAKE", .warning),
      .init("https://app.example.com/?oob%43ode=FAKE", .warning),
      .init("https://app.example.com/?OOBCODE=FAKE", .warning),
      .init("https://app.example.com/?data%5BoobCode%5D=FAKE", .warning),
      .init("https://app.example.com/?c=\(code)", .warning, code),
      .init("https://evil.example/x/\(code)/y", .error),
      .init("https://evil.example/?c=FAKEoob%252DCode\(code.dropFirst(12))", .error),
      .init("https://app.example.com/?next=%2Fx%3FoobCode%3DFAKE", .warning),
      .init("https://app.example.com/?s=%7B%22oobCode%22:%22FAKE%22%7D", .warning),
      .init("https://app.example.com/?u=https://evil.example/%3FoobCode%3DFAKE", .error),
      .init("https://app.example.com/?https://evil.example/?oobCode=FAKE", .error),
      .init("https://app.example.com/?u=https://app.example.com/%3FoobCode%3DFAKE", .warning),
      .init(
        "https://links.example.com/__/auth/links?link=https://evil.example/?oobCode%3DF", .error),
      .init("https://app.example.com/?oobCode=", nil),
      .init("https://app.example.com/?oobCode", nil),
      .init("https://app.example.com/?code=FAKE", nil), .init("https://app.example.com/", nil),
    ])
  func actionCode(_ row: ContinueURLCase) throws {
    try row.expect("continue-url-contains-action-code")
  }

  @Test("where no list judges the host, a code is only a warning")
  func unjudgedActionCode() throws {
    try ContinueURLCase("https://evil.example/?oobCode=FAKE", .warning)
      .expect("continue-url-contains-action-code", policy: LinkPolicy())
  }

  @Test("no message quotes the link")
  func messages() throws {
    let row = ContinueURLCase(
      "http://user:hunter2@evil.example/?oobCode=FAKEcode99&e=ann@example.org&u=//evil.example", nil
    )
    let outcome = LinkValidator(policy: .twoLists).validate(row.link)
    guard case .rejected(let findings) = outcome else {
      Issue.record("must be rejected")
      return
    }
    #expect(findings.count > 5)
    for secret in ["hunter2", "evil", "FAKE", "ann"] {
      #expect(!findings.contains { $0.message.contains(secret) })
    }
  }
}
