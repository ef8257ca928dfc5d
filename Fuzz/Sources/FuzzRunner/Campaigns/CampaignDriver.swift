import Foundation
import JSONText

/// Runs campaigns, a few at a time, and tells how far they are.
struct CampaignDriver {
  /// How many run at the same time.
  var width = 1
  /// Whether it tells how far they are.
  var tellsProgress = true

  /// Runs the campaigns to their ends.
  ///
  /// - Returns: What came of each, in the order of the plans.
  func run(_ plans: [CampaignPlan]) throws -> [CampaignSummary] {
    var waiting = Array(plans.enumerated().reversed())
    var running: [(index: Int, campaign: Campaign)] = []
    var summaries: [Int: CampaignSummary] = [:]
    var told = ContinuousClock.now
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < width, let next = waiting.popLast() {
        running.append((next.offset, try Campaign(next.element)))
      }
      for (position, entry) in running.enumerated().reversed() {
        guard try !entry.campaign.poll() else { continue }
        summaries[entry.index] = try entry.campaign.summary()
        running.remove(at: position)
      }
      let isTerminal = isatty(STDERR_FILENO) == 1
      if tellsProgress, .now - told >= .seconds(isTerminal ? 1 : 5) {
        told = .now
        for (_, campaign) in running { Console.note(campaign.progress.line) }
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return plans.indices.compactMap { summaries[$0] }
  }
}

extension [CampaignSummary] {
  /// Writes the summaries to standard output.
  func report(asJSON: Bool) {
    guard asJSON else {
      for summary in self { Console.write(summary.text) }
      return
    }
    var writer = JSONWriter(style: .indented)
    writer.array { array in for summary in self { summary.write(to: &array) } }
    Console.write(writer.takeBytes())
  }
}
