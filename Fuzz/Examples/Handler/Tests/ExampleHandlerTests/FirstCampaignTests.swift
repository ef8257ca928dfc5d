import ExampleHandler
import LinkFuzzing
import LinkValidation
import Testing

@Test("The handler does no more than its policy allows")
func handlerHoldsToItsPolicy() {
  let campaign = HandlerCampaign(policy: .example) { text in
    var log = ""
    let link = CorrectedHandler().read(text, log: { log += $0 })
    return HandlerDecision(code: link?.code, continueURL: link?.continueURL, log: log)
  }
  let report = campaign.run(iterations: 2_000)
  #expect(report.isClean && report.acceptedCount > 0, "\(report)")
}
