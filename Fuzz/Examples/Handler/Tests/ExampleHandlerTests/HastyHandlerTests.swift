import ExampleHandler
import Foundation
import LinkFuzzing
import LinkValidation
import Testing

@Suite("The handler that crashes")
struct HastyHandlerTests {
  static let campaign = HandlerCampaign(policy: .example) { text in
    HandlerDecision(code: HastyHandler().read(text)?.code)
  }

  static let journal = CrashJournal(
    path: FileManager.default.temporaryDirectory.appending(path: "hasty-handler-journal").path)

  /// What an earlier run left would be taken for what this one found.
  init() throws {
    if FileManager.default.fileExists(atPath: Self.journal.path) {
      try FileManager.default.removeItem(atPath: Self.journal.path)
    }
  }

  @Test("Its crash is found, with an input that makes it crash again")
  func crashIsFound() async throws {
    await #expect(processExitsWith: .failure) {
      _ = Self.campaign.run(iterations: 5_000, journal: Self.journal)
    }
    let crash = try #require(Self.journal.crash)
    #expect(crash.mistake == .crash)
    #expect(crash.input.contains("oobCode"))
  }
}
