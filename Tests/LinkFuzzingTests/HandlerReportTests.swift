import Foundation
import Testing

@testable import LinkFuzzing

@Suite("What campaigns on handlers report and keep")
struct HandlerReportTests {
  @Test(
    "Codes are taken out of an input, and how they are encoded stays",
    arguments: [
      ("https://h.example/?oobCode=abc&mode=signIn", "https://h.example/?oobCode=…&mode=signIn"),
      ("?OOBCODE=abc#x", "?OOBCODE=…#x"), ("?oobCode=a%2541b&x", "?oobCode=…%25…&x"),
      ("?link=x%3FoobCode%3Dabc%26mode%3Dy", "?link=x%3FoobCode%3D…%26mode%3Dy"),
      ("?link=x%3FoobCode%3Dabc%23d", "?link=x%3FoobCode%3D…%23d"),
      ("?link=x%253FoobCode%253Dabc%2526mode", "?link=x%253FoobCode%253D…%2526mode"),
      ("https://FAKEcodeQzkxwvjyab@h.example/", "https://…@h.example/"),
      ("?oobCode=", "?oobCode="), ("?oobCode", "?oobCode"), ("oobCode=oobCode=a", "oobCode=…"),
      ("", ""), ("oobCode%", "oobCode%"), ("?a=b", "?a=b"), ("?oob%43ode=abc&x", "?oob%43ode=…&x"),
      ("?%256FobCode%5B%5D=abc&x", "?%256FobCode%5B%5D=…&x"), ("?oobCode[]=abc", "?oobCode[]=…"),
      ("?oobCode%20=abc", "?oobCode%20=…"), ("?oobCode=/a?b;c@d e&x", "?oobCode=…&x"),
      ("/%46AKEcodeQzkxwvjyab/x", "/…/x"), ("?oobCodes=abc", "?oobCodes=abc"),
    ])
  func redaction(input: String, shown: String) {
    #expect(RedactedInput(input).description == shown)
  }

  @Test("A report says how many inputs there were, and each mistake on a line")
  func descriptions() {
    var report = HandlerReport()
    report.executionCount = 7
    report.acceptedCount = 2
    #expect("\(report)" == "7 inputs, 2 accepted, 0 mistakes")
    report.failures = [
      HandlerReport.Failure(mistake: .insecureHTTP, input: "http://h?oobCode=abc", execution: 5)
    ]
    #expect(
      "\(report)"
        == "7 inputs, 2 accepted, 1 mistake\naccepts http, input 5: \"http://h?oobCode=…\"")
    #expect(report.failure(.insecureHTTP)?.execution == 5)
    #expect(report.failure(.crash) == nil)
    var shown = String(reflecting: report)
    dump(report, to: &shown)
    #expect(!shown.contains("abc"))
  }

  @Test("A decision shows no text of the link")
  func decisions() {
    let decision = HandlerDecision(
      code: "SECRET", continueURL: "https://h.example/?oobCode=SECRET", log: "SECRET")
    var shown = "\(decision) " + String(reflecting: decision)
    dump(decision, to: &shown)
    dump([decision.action], to: &shown)
    #expect(!shown.contains("SECRET"))
    #expect("\(decision)" == "HandlerDecision(use, then continue, with a log)")
    #expect("\(HandlerDecision(code: nil))" == "HandlerDecision(refuse)")
    #expect("\(HandlerDecision.use(code: "SECRET"))" == "HandlerDecision(use)")
    #expect(HandlerDecision(code: "c") == .use(code: "c"))
    #expect(HandlerDecision.refuse.logging("a").logging("b").log == "a\nb\n")
  }

  @Test("An input is made as small as it can be, character by character")
  func minimization() {
    let minimizer = InputMinimizer()
    #expect(minimizer.minimized("aaXbbXcc") { $0.contains("XbbX") } == "XbbX")
    #expect(minimizer.minimized("a\u{1F600}b") { $0.contains("\u{1F600}") } == "\u{1F600}")
    // Half of a character would come back as a longer one.
    #expect(minimizer.minimized("\u{E9}") { !$0.isEmpty } == "\u{E9}")
    #expect(minimizer.minimized("abc") { _ in false } == "abc")
    #expect(minimizer.minimized("") { _ in true } == "")
    #expect(minimizer.minimized(String(repeating: "a", count: 5_000)) { _ in true } == "")
    var limited = InputMinimizer()
    limited.trialLimit = 1
    #expect(limited.minimized("abcd") { _ in true } == "cd")
  }

  @Test("A journal keeps what a handler worked on when the process ended, and nothing afterwards")
  func journal() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let journal = CrashJournal(path: path)
    #expect(journal.crash == nil)
    let page = try #require(journal.begin())
    #expect(journal.crash == nil)
    page.record("https://h.example/\n?a", execution: 1)
    page.record("\u{E9}", execution: 12)
    #expect(
      journal.crash == HandlerReport.Failure(mistake: .crash, input: "\u{E9}", execution: 12))
    _ = StandInHandler.campaign(nil).run(iterations: 20, journal: journal)
    #expect(journal.crash == nil)
    #expect(!FileManager.default.fileExists(atPath: path))
    page.end()
    let nowhere = CrashJournal(path: path + "/none/such")
    #expect(StandInHandler.campaign(nil).run(iterations: 20, journal: nowhere).isClean)
  }

  @Test("A handler that ends the process leaves the input behind")
  func crash() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let campaign = HandlerCampaign(policy: StandInHandler.policy) { text in
        precondition(!text.contains("http://"))
        return .refuse
      }
      _ = campaign.run(iterations: 5_000, journal: CrashJournal(path: path))
    }
    let crash = try #require(CrashJournal(path: path).crash)
    #expect(crash.mistake == .crash)
    #expect(crash.input.contains("http://"))
    try FileManager.default.removeItem(atPath: path)
  }

  @Test("What libFuzzer calls stays within its bounds, and gives the same for the same seed")
  func libFuzzer() {
    let campaign = StandInHandler.campaign(nil)
    #expect(unsafe campaign.mutate(nil, 0, 0, 1) == 0)
    #expect(unsafe campaign.testOneInput(nil, 0) == 0)
    for (seed, limit) in zip(CUnsignedInt(0)..., [0, 1, 7, 8, 300, 4096]) {
      let outputs = (0..<2).map { _ in
        var buffer = [UInt8](repeating: 0xAA, count: limit + 1)
        let count = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
          unsafe campaign.mutate(bytes.baseAddress, min(limit, 7), limit, seed)
        }
        #expect(count <= limit)
        #expect(buffer.last == 0xAA)
        return Array(buffer.prefix(count))
      }
      #expect(outputs[0] == outputs[1])
    }
  }
}
