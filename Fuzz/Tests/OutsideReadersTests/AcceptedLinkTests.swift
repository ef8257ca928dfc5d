import ActionLinks
import DomainNames
import FuzzTestSupport
import LinkValidation
import OutsideReaders
import OutsideTargets
import Testing

@Suite(
  "Accepted links before the real readers",
  .enabled(if: InputFolder.isPresent, "the data folder is missing"))
struct AcceptedLinkTests {
  // A link that is rejected for another reason than its hosts shows as much of the rules on hosts as
  // one that is accepted, so the claim is held for both.
  @Test("No reader takes another scheme, host or port from a layer of an accepted link")
  func agreement() throws {
    let readers = OutsideReaderKind.allCases.compactMap { try? $0.start() }
    #expect(readers.count >= 2)
    var survey = Survey()
    try CandidateLinks.forEachPart { texts in
      var urls: [[UInt8]] = []
      for text in texts {
        let link = try ActionLink(text.span, domains: .icu)
        let judgement = LinkValidator(policy: LinkPolicy(listingHostsOf: link)).judge(link)
        if survey.add(judgement) { urls += link.openedURLs }
      }
      for found in try disagreements(onLayers: urls, among: readers) {
        let text = String(decoding: urls[found.layer], as: UTF8.self)
        Issue.record("\(text.debugDescription): \(found)")
      }
    }
    survey.report(readerCount: readers.count)
    #expect(survey.acceptedCount > 300)
    #expect(survey.faultlessHostCount > 3_000)
  }
}

/// What became of the links.
private struct Survey {
  private var count = 0
  /// How many were accepted.
  private(set) var acceptedCount = 0
  /// How many had no warning and no error from the rules on hosts and on the text of URLs.
  private(set) var faultlessHostCount = 0
  private var rejections: [String: Int] = [:]

  /// Counts a link, and tells whether the claim is made of it.
  mutating func add(_ judgement: Judgement) -> Bool {
    let rules = Set(judgement.findings.filter { $0.severity != .note }.map(\.rule))
    for rule in rules { rejections[rule, default: 0] += 1 }
    count += 1
    if judgement.verdict == .accept { acceptedCount += 1 }
    guard judgement.hasFaultlessHosts else { return false }
    faultlessHostCount += 1
    return true
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
