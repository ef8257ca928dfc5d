import ActionLinks
import LinkValidation
import Testing

@testable import LinkFuzzing

@Suite("Campaigns on handlers")
struct HandlerCampaignTests {
  @Test("A mistake is found, named and shown by a short input", arguments: StandInHandler.mistakes)
  func mistakeIsFound(_ mistake: HandlerMistake) throws {
    let campaign = StandInHandler.campaign(mistake)
    let report = campaign.run(iterations: 5_000) { $0.mistake == mistake }
    let failure = try #require(report.failure(mistake), "\(report)")
    #expect(campaign.mistakes(on: failure.input).contains(mistake))
    #expect(StandInHandler.campaign(nil).mistakes(on: failure.input).isEmpty)
    #expect(failure.input.utf8.count < 500)
    #expect(!"\(report)".contains(HandlerSeeds.mark))
    #expect("\(report)".contains("\(mistake), input \(failure.execution)"))
  }

  @Test(
    "A mistake is told from those that look like it",
    arguments: [
      (.hostOnlyEndsInListed, "//links.", "//xlinks."),
      (.hostIsSubdomain, "//links.", "//x.links."),
      (.hostOnlyBeginsWithListed, "example.com/__", "example.com.test/__"),
      (.userinfoTakenForHost, "example.com/__", "example.com@evil.example/__"),
      (.backslashTakenForHost, "//links.", "//evil.example\\@links."),
      (.unlistedHost, "links.example.com", "evil.example"),
      (.unlistedHost, "//links.", "//xlinks."),
      (.unlistedHost, "links.example.com", "links.example.com@evil.example"),
      (.openRedirect, "//app.", "//evil.example/app."), (.openRedirect, "//app.", "//xapp."),
      (.openRedirect, "app.example.com", "app.example.com@evil.example"),
      (.insecureHTTP, "https://links", "http://links"),
      (.firstDuplicateWins, "&lang", "&oobCode=d&lang"),
      (.lastDuplicateWins, "&lang", "&oobCode=d&lang"),
      (.duplicatedParameter, "&lang", "&lang=de&lang"), (.caseBlindKeys, "oobCode", "OOBCODE"),
      (.fragmentReadAsQuery, "&oobCode=c&", "#oobCode=c&"),
      (.fragmentReadAsQuery, "&oobCode=c", "&oobCode=c#x"),
      (.decodedTwice, "=c", "=%2563"), (.notDecoded, "=c", "=%2563"),
      (.refusedLink(rule: "api-key-mismatch"), "FAKE0", "FAKE1"),
    ] as [(HandlerMistake, String, String)])
  func diagnosis(mistake: HandlerMistake, part: String, change: String) throws {
    let link =
      "https://links.example.com/__/auth/action?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"
      + "&mode=signIn&oobCode=c&lang=en&continueUrl=https%3A%2F%2Fapp.example.com%2F"
    let plain = link.replacing("%3A%2F%2F", with: "://")
    let text = plain.replacing(part, with: change)
    #expect(text != plain)
    let campaign = StandInHandler.campaign(mistake)
    #expect(campaign.mistakes(on: link).isEmpty)
    #expect(campaign.mistakes(on: text) == [mistake])
    #expect(StandInHandler.campaign(nil).mistakes(on: text).isEmpty)
  }

  @Test("A handler without mistakes has none, and accepts links")
  func cleanHandler() {
    let report = StandInHandler.campaign(nil).run(iterations: 2_000)
    #expect(report.isClean, "\(report)")
    #expect(report.executionCount == 2_000)
    #expect(report.acceptedCount > 100)
  }

  @Test("The same seed gives the same report, another one other inputs")
  func sameSeedSameReport() {
    let campaign = StandInHandler.campaign(.hostIsSubdomain)
    let report = campaign.run(iterations: 500, seed: 3)
    #expect(report == campaign.run(iterations: 500, seed: 3))
    #expect(report.acceptedCount != campaign.run(iterations: 500, seed: 4).acceptedCount)
  }

  @Test("A link that is too long is no link to accept")
  func tooLong() {
    let campaign = HandlerCampaign(policy: StandInHandler.policy) { _ in .use(code: "c") }
    let link = "https://links.example.com/?" + String(repeating: "a", count: 1 << 20)
    #expect(campaign.mistakes(on: link) == [.unreadableLink])
  }

  @Test("An error that a handler throws counts as logged")
  func thrownError() {
    struct Leak: Error, CustomStringConvertible { let description: String }
    let campaign = HandlerCampaign(policy: StandInHandler.policy) { throw Leak(description: $0) }
    let report = campaign.run(iterations: 50)
    #expect(report.failures.map(\.mistake) == [.codeInLog])
    #expect(report.acceptedCount == 0)
  }

  @Test("A continue URL may come back as a URL record serializes it, but not as another one")
  func serializedContinueURL() throws {
    let link = try #require(
      StandInHandler.campaign(nil).seeds.first.map { String(decoding: $0.bytes, as: UTF8.self) })
    let code = try #require(try ActionLink(link).parameters.oobCode).revealed
    func mistakes(_ url: String?) -> [HandlerMistake] {
      HandlerCampaign(policy: StandInHandler.policy) { _ in .use(code: code, continueURL: url) }
        .mistakes(on: link)
    }
    #expect(mistakes("https://app.example.com/cart?id=7").isEmpty)
    #expect(mistakes("HTTPS://APP.example.com:443/cart?id=7").isEmpty)
    #expect(mistakes(nil).isEmpty)
    #expect(mistakes("https://app.example.com/cart") == [.continueURLFromElsewhere])
    #expect(mistakes("") == [.continueURLFromElsewhere])
  }

  @Test("Hostile handlers do not trap a campaign")
  func hostileHandlers() {
    let decisions: [@Sendable (String) throws -> HandlerDecision] = [
      { HandlerDecision(code: $0, continueURL: $0, log: $0) },
      { .use(code: "", continueURL: String($0.reversed())) },
      { _ in HandlerDecision(code: "\0%\u{FFFD}", continueURL: "%", log: "%") },
      { _ in .use(code: String(repeating: "%25", count: 100_000), continueURL: "//[") },
      { text in
        var random = SystemRandomNumberGenerator()
        return random.next().isMultiple(of: 2) ? .refuse : HandlerDecision(code: text)
      },
    ]
    for decide in decisions {
      let report = HandlerCampaign(policy: StandInHandler.policy, handler: decide)
        .run(iterations: 60)
      #expect(report.executionCount == 60)
    }
  }

  @Test("Hostile texts do not trap a campaign, whatever the handler says of them")
  func hostileTexts() {
    let campaign = HandlerCampaign(policy: StandInHandler.policy) { text in
      HandlerDecision(code: "c", continueURL: text)
    }
    for family in HostileInput.all {
      let text = String(decoding: family.bytes(length: 300), as: UTF8.self)
      #expect(!campaign.mistakes(on: text).isEmpty, "\(family.name)")
      #expect(HandlerTricks(on: Array(text.utf8)).all.allSatisfy { !$0.isEmpty })
    }
    #expect(!campaign.mistakes(on: "").isEmpty)
  }

  @Test("A run ends when it is told to")
  func bounds() {
    let campaign = StandInHandler.campaign(nil)
    #expect(campaign.run(iterations: 0).executionCount == 0)
    #expect(campaign.run(iterations: -1).executionCount == 0)
    #expect(campaign.run(for: .zero).executionCount == 0)
    #expect(campaign.run(for: .seconds(-1)).executionCount == 0)
    #expect(campaign.run(for: .milliseconds(50)).executionCount > 0)
  }

  @Test("A policy's own lists make links that the policy accepts")
  func seedsOfPolicies() throws {
    var other = LinkPolicy()
    other.authorizedDomains = ["shop.example", "b\u{FC}cher.example"]
    other.linkDomains = ["mail.shop.example"]
    other.apiKeys = ["AIzaSyOTHEROTHEROTHEROTHEROTHEROTHEROTH"]
    other.tenantIDs = ["tenant-1"]
    other.modes = ["signIn"]
    other.continueURLPrefixes = ["https://shop.example/orders/"]
    other.allowLoopback = false
    for policy in [StandInHandler.policy, other] {
      let validator = LinkValidator(policy: policy)
      let campaign = HandlerCampaign(policy: policy) { _ in .refuse }
      let accepted = campaign.seeds.count { seed in
        if case .accepted = validator.validate(String(decoding: seed.bytes, as: UTF8.self)) {
          return true
        }
        return false
      }
      #expect(accepted > 1)
    }
    #expect(!HandlerCampaign(policy: LinkPolicy()) { _ in .refuse }.seeds.isEmpty)
  }
}
