import ActionLinks
public import LinkValidation

/// A handler that leaves all reading and judging to a validator.
public struct CorrectedHandler: Sendable {
  private let validator: LinkValidator

  /// Creates a handler.
  public init(policy: LinkPolicy = .example) { validator = LinkValidator(policy: policy) }

  /// What the handler takes from a text, or `nil` where it refuses it.
  ///
  /// - Parameters:
  ///   - text: The text that was opened as a link.
  ///   - log: Gets lines about what happened, by the ids of the rules.
  /// - Returns: What is taken.
  public func read(_ text: String, log: (String) -> Void = { _ in }) -> Acceptance? {
    switch validator.validate(text) {
    case .accepted(let link, _):
      log("accepted \(link.operation)")
      return Acceptance(code: link.code.revealed, continueURL: link.continueURL)
    case .rejected(let findings):
      log("refused by " + findings.map(\.rule).joined(separator: ", "))
      return nil
    case .unreadable(let error):
      log("unreadable: \(error)")
      return nil
    }
  }
}
