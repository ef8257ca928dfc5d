import ActionLinks
import DomainNames
import FuzzTestSupport
import LinkFuzzing
import LinkValidation
import OutsideReaders
import OutsideTargets
import Testing

@Suite(
  "Accepted links before the real readers",
  .enabled(if: InputFolder.isPresent, "the data folder is missing"))
struct AcceptedLinkTests {
  /// Which links the claim is held for.
  private enum Claim {
    /// Those that are accepted.
    case accepted
    /// Those too that are rejected for another reason than their hosts: they show as much of the rules
    /// on hosts.
    case faultlessHosts
  }

  @Test("No reader takes another scheme, host or port from a layer of an accepted link")
  func acceptedLinks() throws {
    let survey = try check(.accepted, CandidateLinks.forEachPartOfTexts)
    #expect(survey.count > Inputs.mutationCount)
    #expect(survey.acceptedCount > 1_000)
  }

  @Test("Nor from a link in whose hosts no rule finds a fault")
  func faultlessHosts() throws {
    let survey = try check(.faultlessHosts, CandidateLinks.forEachPart)
    #expect(survey.acceptedCount > 300)
    #expect(survey.faultlessHostCount > 3_000)
  }

  private func check(
    _ claim: Claim, _ forEachPart: (([[UInt8]]) throws -> Void) throws -> Void
  ) throws -> Survey {
    let readers = OutsideReaderKind.allCases.compactMap { try? $0.start() }
    #expect(readers.count >= 2)
    var survey = Survey()
    try forEachPart { texts in
      var urls: [[UInt8]] = []
      for text in texts {
        let link = try ActionLink(text.span, domains: .icu)
        let policy = LinkPolicy(listingHostsOf: link)
        let judgement = LinkValidator(policy: policy).judge(link)
        let hasFaultlessHosts = LinkProperties.hostsAreFaultless(of: link, by: policy)
        survey.add(judgement, hasFaultlessHosts: hasFaultlessHosts)
        let isClaimed =
          switch claim {
          case .accepted: judgement.verdict == .accept
          case .faultlessHosts: hasFaultlessHosts
          }
        if isClaimed { urls += link.openedURLs }
      }
      for found in try disagreements(onLayers: urls, among: readers) {
        let text = String(decoding: urls[found.layer], as: UTF8.self)
        Issue.record("\(text.debugDescription): \(found)")
      }
    }
    survey.report(readerCount: readers.count)
    return survey
  }
}

/// What became of the links.
private struct Survey {
  private(set) var count = 0
  /// How many were accepted.
  private(set) var acceptedCount = 0
  /// How many had no warning and no error from the rules on hosts and on the text of URLs.
  private(set) var faultlessHostCount = 0
  private var rejections: [String: Int] = [:]

  /// Counts a link.
  mutating func add(_ judgement: Judgement, hasFaultlessHosts: Bool) {
    let rules = Set(judgement.findings.filter { $0.severity != .note }.map(\.rule))
    for rule in rules { rejections[rule, default: 0] += 1 }
    count += 1
    if judgement.verdict == .accept { acceptedCount += 1 }
    if hasFaultlessHosts { faultlessHostCount += 1 }
  }

  /// Prints the counts.
  func report(readerCount: Int) {
    print(
      """
      \(readerCount) readers: \(count) texts, \(acceptedCount) accepted, \
      \(faultlessHostCount) without a fault in a host; against the others spoke:
      """)
    for (rule, count) in rejections.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) \(rule)")
    }
  }
}
