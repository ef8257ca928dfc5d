public import ActionLinks

/// What was found on a link, and what that amounts to.
public struct Judgement: Sendable {
  /// The link.
  public let link: ActionLink
  /// All findings: those on the policy first, then the link's, ordered by layer and place.
  public let findings: Findings
  /// What the findings amount to.
  public let verdict: Verdict
}

/// What came of a link for a handler.
public enum ValidationOutcome: Sendable {
  /// The link may be followed; the findings are notes.
  case accepted(AcceptedLink, Findings)
  /// The link must not be followed.
  case rejected(Findings)
  /// The link exceeds the limits.
  case unreadable(ActionLinkError)
}

extension ValidationOutcome {
  /// What comes of a link that all rules were asked about.
  package init(of judgement: Judgement) {
    if judgement.verdict == .accept, let accepted = AcceptedLink(judgement.link) {
      self = .accepted(accepted, judgement.findings)
    } else {
      self = .rejected(judgement.findings)
    }
  }
}

/// An action link that a policy accepts: the door to its code.
public struct AcceptedLink: Sendable, Hashable {
  /// What the link does.
  public let operation: ActionCodeOperation
  /// The one-time code; take it with `ActionCode.revealed`.
  public let code: ActionCode
  /// The project's Web API key.
  public let apiKey: String
  /// Where to go afterwards, or `nil`; it stands on an authorized domain.
  public let continueURL: String?
  /// The language of the page, or `nil`.
  public let lang: String?
  /// The tenant, or `nil`.
  public let tenantID: String?

  /// Only a validator makes one.
  init(
    operation: ActionCodeOperation, code: ActionCode, apiKey: String, continueURL: String?,
    lang: String?, tenantID: String?
  ) {
    self.operation = operation
    self.code = code
    self.apiKey = apiKey
    self.continueURL = continueURL
    self.lang = lang
    self.tenantID = tenantID
  }

  /// Takes what a link that was found acceptable says.
  init?(_ link: ActionLink) {
    let parameters = link.parameters
    guard let operation = parameters.operation, let code = parameters.oobCode,
      let apiKey = parameters.apiKey
    else { return nil }
    self.init(
      operation: operation, code: code, apiKey: apiKey, continueURL: parameters.continueURL,
      lang: parameters.lang, tenantID: parameters.tenantID)
  }
}

// The continue URL may hold the code where a policy ignores the rule against that, or where the code
// is too short to be looked for.
extension AcceptedLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The operation, and which of the values are there.
  public var description: String {
    var parts = [operation.rawValue]
    if continueURL != nil { parts.append("continueUrl: …") }
    if lang != nil { parts.append("lang: …") }
    if tenantID != nil { parts.append("tenantId: …") }
    return "AcceptedLink(" + parts.joined(separator: ", ") + ")"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows no text of the link.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
