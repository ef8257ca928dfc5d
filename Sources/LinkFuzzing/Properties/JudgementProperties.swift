public import ActionLinks
internal import LinkReports
public import LinkValidation

extension LinkProperties {
  /// The most findings that stand in one judgement, whatever the link.
  private static let constantFindings = 400

  /// Judging the same link twice gives the same findings, in the same order.
  ///
  /// - Parameters:
  ///   - judgement: What was found.
  ///   - again: What was found on the same link by the same policy again.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func judgementHolds(
    _ judgement: Judgement, again: Judgement
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("judgementHolds", detail) }
    guard judgement.findings == again.findings else { throw fail("judged differently again") }
  }

  /// Findings are of rules that exist, in their order and at places inside their layers.
  ///
  /// - Parameters:
  ///   - findings: The findings on a link.
  ///   - link: The link.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func findingsLieInside(
    _ findings: some Collection<Finding>, of link: ActionLink
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("findingsLieInside", detail) }
    let lengths = link.layers.map(\.textBytes.count)
    guard findings.count <= constantFindings + lengths.reduce(0, +) else {
      throw fail("more findings than bytes")
    }
    var previous: Finding?
    for finding in findings {
      guard Rule.named(finding.rule) != nil else { throw fail("a finding of no rule") }
      if let layer = finding.layer {
        guard lengths.indices.contains(layer) else { throw fail("\(finding.rule): no such layer") }
        if let range = finding.range, range.upperBound > lengths[layer] || range.lowerBound < 0 {
          throw fail("\(finding.rule): a place outside its layer")
        }
      } else if finding.range != nil {
        throw fail("\(finding.rule): a place in no layer")
      }
      guard !finding.isOnPolicy else { continue }
      if let previous, order(of: finding) < order(of: previous) {
        throw fail("\(finding.rule) stands behind \(previous.rule)")
      }
      previous = finding
    }
  }

  private static func order(of finding: Finding) -> (Int, Int, Int) {
    (finding.layer ?? -1, finding.range?.lowerBound ?? -1, finding.range?.upperBound ?? -1)
  }

  /// A verdict with one more well-formed domain in a list is no rejection where the link was
  /// accepted without.
  ///
  /// Read backward, it says that one domain less never makes an accepted link of a rejected one.
  ///
  /// - Parameters:
  ///   - verdict: The verdict by the shorter list.
  ///   - longer: The verdict by the longer list.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func longerListKeeps(
    _ verdict: Verdict, _ longer: Verdict
  ) throws(PropertyFailure) {
    guard verdict != .accept || longer != .reject else {
      throw PropertyFailure("longerListKeeps", "one more domain made a rejected link of it")
    }
  }
}
