import ExampleHandler
import LinkFuzzing
import LinkValidation
import Testing

@Suite("The handler with the classic mistakes")
struct ClassicHandlerTests {
  /// The mistakes that the handler makes, every one of which a campaign must find.
  static let mistakes: [HandlerMistake] = [
    .hostOnlyEndsInListed, .hostIsSubdomain, .userinfoTakenForHost, .backslashTakenForHost,
    .openRedirect, .insecureHTTP, .firstDuplicateWins, .caseBlindKeys, .fragmentReadAsQuery,
    .decodedTwice, .codeInLog,
  ]

  /// As many inputs as are enough for every mistake and seed; far less than a minute's worth.
  static let iterations = 20_000

  static let campaign = HandlerCampaign(policy: .example) { text in
    var log = ""
    let link = ClassicHandler().read(text, log: { log += $0 + "\n" })
    return HandlerDecision(code: link?.code, continueURL: link?.continueURL, log: log)
  }

  @Test("Each of its mistakes is found and named, whatever the seed", arguments: UInt64(1)...3)
  func mistakesAreFound(seed: UInt64) {
    let start = ContinuousClock.now
    var missing = Set(Self.mistakes)
    let report = Self.campaign.run(iterations: Self.iterations, seed: seed) { failure in
      if missing.remove(failure.mistake) != nil {
        print("seed \(seed), after \(ContinuousClock.now - start): \(failure)")
      }
      return missing.isEmpty
    }
    #expect(missing.isEmpty, "\(report)")
    for failure in report.failures {
      #expect(Self.campaign.mistakes(on: failure.input).contains(failure.mistake), "\(failure)")
      #expect(failure.input.utf8.count < 300, "\(failure)")
    }
  }

  @Test("The same seed gives the same report")
  func sameSeedSameReport() {
    #expect(
      Self.campaign.run(iterations: 200, seed: 3) == Self.campaign.run(iterations: 200, seed: 3))
  }
}
