internal import ActionLinks
internal import URLStandard

/// Accepts ordinary links on ordinary hosts whose values the policy allows.
///
/// It knows two things only: that a link is accepted, and with which notes; or nothing.
struct OrdinaryJudge: Sendable {
  private let hosts: OrdinaryHosts
  private let policy: LinkPolicy
  private let operations: Set<ActionCodeOperation>

  /// Creates a judge, or `nil` where a policy wants more than it looks at.
  init?(_ policy: PolicyIndex) {
    let source = policy.source
    guard source.continueURLPrefixes.isEmpty, source.ignore.isEmpty, !policy.linkDomains.isEmpty
    else { return nil }
    hosts = OrdinaryHosts(policy)
    self.policy = source
    operations =
      source.modes.isEmpty
      ? Set(ActionCodeOperation.allCases)
      : Set(ActionCodeOperation.allCases.filter { source.modes.containsExactly($0.mode) })
  }

  /// The link that is accepted, or `nil` where the rules are to be asked.
  ///
  /// - Parameters:
  ///   - text: The link as it came in.
  ///   - expectation: What the handler expects right now.
  /// - Returns: The accepted link, and what the rules note on it.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func judge(
    _ text: Span<UInt8>, expecting expectation: Expectation
  ) -> (link: AcceptedLink, notes: [Finding])? {
    guard let link = OrdinaryLink(text) else { return nil }
    let action = link.action
    let bytes = action.text.bytes.span
    let (host, nestedHost) = (text.extracting(link.host), bytes.extracting(action.host))
    // A link domain is good for both, and both are often the same.
    guard hosts.allowsLink(at: host),
      nestedHost.isEqual(to: host) || hosts.allowsNestedLink(at: nestedHost),
      operations.contains(action.operation),
      expectation.operations?.contains(action.operation) ?? true
    else { return nil }
    if let url = action.continueURL {
      guard hosts.allowsContinuing(at: url.text.bytes.span.extracting(url.host)) else { return nil }
    }
    let accepted = AcceptedLink(action)
    guard policy.apiKeys.isEmpty || policy.apiKeys.containsExactly(accepted.apiKey),
      isExpected(accepted.tenantID, expectation)
    else { return nil }
    return (accepted, notes(on: link))
  }

  private func isExpected(_ tenantID: String?, _ expectation: Expectation) -> Bool {
    if let tenantID {
      guard policy.tenantIDs.isEmpty || policy.tenantIDs.containsExactly(tenantID) else {
        return false
      }
    } else if !policy.tenantIDs.isEmpty {
      return false
    }
    return switch expectation.tenantID {
    case nil: true
    case .some(nil): tenantID == nil
    case .some(let expected?): tenantID.map { [expected].containsExactly($0) } ?? false
    }
  }

  /// What the rules note on links that they accept.
  private func notes(on link: OrdinaryLink) -> [Finding] {
    guard let url = link.action.continueURL else { return [] }
    var reporter = Reporter()
    let layer = link.actionLayer + 1
    if let lang = url.lang, !link.action.parameters.lang.isEmpty {
      NestedParameterShadowsOuter.reportLanguage(at: lang, layer: layer, &reporter)
    }
    if let fragment = url.fragment {
      ContinueURLHasFragment.report(fragment, layer: layer, &reporter)
    }
    return reporter.findings
  }
}

extension AcceptedLink {
  /// Takes the values of an ordinary action, none of which is encoded but the continue URL.
  fileprivate init(_ action: OrdinaryAction) {
    let bytes = action.text.bytes
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func optionalText(_ range: Range<Int>) -> String? { range.isEmpty ? nil : text(range) }
    self.init(
      operation: action.operation,
      code: ActionCode(utf8: Array(bytes[action.parameters.oobCode])),
      apiKey: text(action.parameters.apiKey),
      continueURL: action.continueURL.map { String(decoding: $0.text.bytes, as: UTF8.self) },
      lang: optionalText(action.parameters.lang),
      tenantID: optionalText(action.parameters.tenantID))
  }
}
