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

  @Test("Its crash is found, with an input that makes it crash again")
  func crashIsFound() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      _ = Self.campaign.run(iterations: 5_000, journal: CrashJournal(path: path))
    }
    let crash = try #require(CrashJournal(path: path).crash)
    await #expect(processExitsWith: .failure) { [input = crash.input as String] in
      _ = HastyHandler().read(input)
    }
    try FileManager.default.removeItem(atPath: path)
  }
}
