import ExampleHandler
import LinkFuzzing
import LinkValidation
import Testing

@Suite("The classic mistakes")
struct ClassicMistakeTests {
  /// As many inputs as are enough for every mistake and seed; far less than a minute's worth.
  static let iterations = 10_000

  /// The names of a mistake; any one of them is a find.
  static let names: [ClassicMistake: Set<HandlerMistake>] = [
    .suffixMatch: [.hostOnlyEndsInListed],
    .codeByRegularExpression: [.codeFromElsewhere],
    .firstWins: [.otherDuplicate],
    .decodesTwice: [.decodedTwice],
    .splitsHost: [.userinfoTakenForHost],
    .prefixMatch: [.hostOnlyBeginsWithListed],
    .acceptsHTTP: [.insecureHTTP],
    .logsLink: [.codeInLog],
  ]

  private func campaign(_ mistakes: Set<ClassicMistake>) -> HandlerCampaign {
    let handler = ClassicHandler(mistakes)
    return HandlerCampaign(policy: .example) { text in
      var log = ""
      guard let link = handler.read(text, log: { log += $0 }) else { return .refuse.logging(log) }
      return .use(code: link.code, continueURL: link.continueURL).logging(log)
    }
  }

  @Test(
    "Each mistake is found and named, whatever the seed", arguments: ClassicMistake.allCases,
    UInt64(1)...5)
  func isFound(_ mistake: ClassicMistake, seed: UInt64) throws {
    let names = try #require(Self.names[mistake])
    let campaign = campaign([mistake])
    let report = campaign.run(iterations: Self.iterations, seed: seed) {
      names.contains($0.mistake)
    }
    let failure = try #require(report.failures.last, "\(report)")
    #expect(names.contains(failure.mistake), "\(report)")
    #expect(campaign.mistake(on: failure.input) == failure.mistake)
    #expect(failure.input.utf8.count < 200, "\(failure)")
    print("\(mistake), seed \(seed): input \(failure.execution): \(failure.mistake)")
  }

  @Test("Without its mistakes the handler is not said to make them")
  func isNotSaidWithoutReason() {
    let report = campaign([]).run(iterations: Self.iterations)
    let found = Set(report.failures.map(\.mistake))
    #expect(found.isDisjoint(with: Self.names.values.joined()), "\(report)")
    #expect(report.acceptedCount > 0)
  }

  @Test("The same seed gives the same report")
  func sameSeedSameReport() {
    let campaign = campaign(Set(ClassicMistake.allCases))
    #expect(campaign.run(iterations: 500, seed: 3) == campaign.run(iterations: 500, seed: 3))
  }
}
