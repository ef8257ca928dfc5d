internal import ActionLinks
public import LinkValidation

extension LinkProperties {
  /// A link that cannot be read was judged.
  static let judgedUnreadable = PropertyFailure(
    "validationAgrees", "a link that cannot be read was judged")

  /// Validating a link comes to what its judgement by all rules says.
  ///
  /// A validator accepts ordinary links without asking the rules; this is what holds that shortcut
  /// against them.
  ///
  /// - Parameters:
  ///   - outcome: What validating came to.
  ///   - judgement: What all rules say of the same link, by the same policy.
  /// - Throws: ``PropertyFailure`` where the two differ.
  public static func validationAgrees(
    _ outcome: ValidationOutcome, with judgement: Judgement
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("validationAgrees", detail) }
    switch outcome {
    case .unreadable: throw fail("a link that was read is unreadable")
    case .rejected(let findings):
      guard judgement.verdict != .accept || judgement.link.operation == nil else {
        throw fail("rejected, and not by the rules")
      }
      guard findings == judgement.findings else { throw fail("other findings on a rejected link") }
    case .accepted(let accepted, let findings):
      guard judgement.verdict == .accept else { throw fail("accepted, and not by the rules") }
      guard findings == judgement.findings else { throw fail("other findings on an accepted link") }
      let parameters = judgement.link.parameters
      guard accepted.operation == parameters.operation, accepted.code == parameters.oobCode,
        accepted.apiKey == parameters.apiKey, accepted.continueURL == parameters.continueURL,
        accepted.lang == parameters.lang, accepted.tenantID == parameters.tenantID
      else { throw fail("other values") }
    }
  }
}
