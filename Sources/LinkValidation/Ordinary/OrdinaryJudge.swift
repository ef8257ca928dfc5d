internal import ActionLinks
internal import URLStandard

/// Judges ordinary links on ordinary hosts whose values the policy allows.
///
/// It knows what the rules find on such a link, or nothing at all.
///
/// It is a class for the same reason as ``OrdinaryHosts``.
final class OrdinaryJudge: Sendable {
  private let hosts: OrdinaryHosts
  private let policy: LinkPolicy
  /// The bits of the operations that the policy allows.
  private let operations: UInt8

  /// Creates a judge, or `nil` where a policy wants more than it looks at.
  init?(_ policy: PolicyIndex) {
    let source = policy.source
    guard source.continueURLPrefixes.isEmpty, source.ignore.isEmpty, !policy.linkDomains.isEmpty
    else { return nil }
    hosts = OrdinaryHosts(policy)
    self.policy = source
    operations = ActionCodeOperation.allCases.reduce(0) { bits, operation in
      source.modes.isEmpty || source.modes.containsExactly(operation.mode)
        ? bits | operation.bit : bits
    }
  }

  /// What the rules find, or `nil` where they are to be asked.
  ///
  /// - Parameters:
  ///   - text: The link as it came in.
  ///   - expectation: What the handler expects right now.
  /// - Returns: What the rules find on the link, in order, and the link where they accept it.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func judge(
    _ text: Span<UInt8>, expecting expectation: Expectation
  ) -> (link: AcceptedLink?, findings: [Finding])? {
    guard let link = OrdinaryLink(text, hosts: hosts) else { return nil }
    return judge(link, in: text, expecting: expectation)
  }

  // By itself, since a variable of a type that cannot be copied is allocated where closures follow.
  private func judge(
    _ link: borrowing OrdinaryLink, in text: Span<UInt8>, expecting expectation: Expectation
  ) -> (link: AcceptedLink?, findings: [Finding])? {
    let action = link.action
    let bytes = link.actionText.span
    let (host, nestedHost) = (text.extracting(link.host), bytes.extracting(action.host))
    guard operations & action.operation.bit != 0,
      expectation.operations?.contains(action.operation) ?? true,
      areAllowed(link, host: host, nestedHost: nestedHost),
      policy.apiKeys.isEmpty
        || policy.apiKeys.hasExactly(bytes.extracting(action.parameters.apiKey)),
      isExpected(bytes.extracting(action.parameters.tenantID), expectation)
    else { return nil }
    if let dynamicLink = link.dynamicLink {
      guard areExpected(dynamicLink, of: link, in: text, expectation) else { return nil }
    }
    var hostFindings: [Finding] = []
    if let url = link.continueURL {
      let host = link.continueText.span.extracting(url.host)
      guard let found = hosts.findings(onContinuingAt: host) else { return nil }
      hostFindings = found
    }
    let findings = findings(on: link, hostFindings)
    let isAccepted = findings.allSatisfy { $0.severity == .note }
    return (isAccepted ? AcceptedLink(link) : nil, findings)
  }

  /// Whether the hosts of the link and the action are on the lists.
  private func areAllowed(
    _ link: borrowing OrdinaryLink, host: Span<UInt8>, nestedHost: Span<UInt8>
  ) -> Bool {
    if link.dynamicLink != nil {
      guard hosts.allowsDynamicLink(at: host), hosts.allowsNestedLink(at: nestedHost) else {
        return false
      }
    } else {
      // A link domain is good for both, and both are often the same.
      guard hosts.allowsLink(at: host),
        nestedHost.isEqual(to: host) || hosts.allowsNestedLink(at: nestedHost)
      else { return false }
    }
    return true
  }

  /// Whether a Dynamic Link names apps of the policy, and its fallback URLs stand on a plain host.
  private func areExpected(
    _ dynamicLink: OrdinaryDynamicLink, of link: borrowing OrdinaryLink, in text: Span<UInt8>,
    _ expectation: Expectation
  ) -> Bool {
    func isListed(_ value: Range<Int>, _ list: [String]) -> Bool {
      value.isEmpty || list.isEmpty || list.hasExactly(text.extracting(value))
    }
    guard expectation.appID == nil,
      isListed(dynamicLink.androidPackageName, policy.androidPackageNames),
      isListed(dynamicLink.iOSBundleID, policy.iOSBundleIDs)
    else { return false }
    return dynamicLink.fallback.isEmpty
      || OrdinaryHosts.isPlainName(link.actionText.span.extracting(link.action.host))
  }

  private func isExpected(_ tenantID: Span<UInt8>, _ expectation: Expectation) -> Bool {
    if tenantID.isEmpty {
      guard policy.tenantIDs.isEmpty else { return false }
    } else {
      guard policy.tenantIDs.isEmpty || policy.tenantIDs.hasExactly(tenantID) else { return false }
    }
    return switch expectation.tenantID {
    case nil: true
    case .some(nil): tenantID.isEmpty
    case .some(let expected?): !tenantID.isEmpty && [expected].hasExactly(tenantID)
    }
  }

  /// What the rules find on links that are ordinary, in order.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - hostFindings: What is found on the host of the continue URL, were its number 2.
  /// - Returns: The findings, ordered by layer and place.
  private func findings(on link: borrowing OrdinaryLink, _ hostFindings: [Finding]) -> [Finding] {
    var reporter = Reporter()
    if let dynamicLink = link.dynamicLink {
      DynamicLinksRetired.report(at: link.host, layer: 0, &reporter)
      // The fallback URL stands one layer further out than the action, and its percent sign is
      // encoded twice more there than in the continue URL.
      if let url = link.continueURL, url.percentDepth > 1, !dynamicLink.fallback.isEmpty {
        PercentEncodingDepthExceeded.report(at: dynamicLink.fallback, layer: 0, &reporter)
      }
    }
    guard let url = link.continueURL else { return reporter.findings }
    let layer = link.actionLayer + 1
    for finding in hostFindings { reporter.report(finding, layer: layer) }
    if let excess = url.parameters.excess {
      TooManyParameters.report(url.parameters.count, at: excess, layer: layer, &reporter)
    }
    if let lang = url.lang, !link.action.parameters.lang.isEmpty {
      NestedParameterShadowsOuter.reportLanguage(at: lang, layer: layer, &reporter)
    }
    if let place = url.foreignURL {
      ContinueURLNestedURL.report(at: place, in: .query, layer: layer, &reporter)
    } else if let place = url.allowedURL {
      ContinueURLNestedURL.reportAllowed(at: place, in: .query, layer: layer, &reporter)
    }
    if let place = url.secret {
      ContinueURLContainsSecret.report(at: place, layer: layer, &reporter)
    }
    if let fragment = url.fragment {
      ContinueURLHasFragment.report(fragment, layer: layer, &reporter)
    }
    var findings = reporter.findings
    if findings.count > 1 { findings.sort(by: Finding.isOrderedBefore) }
    return findings
  }
}

extension AcceptedLink {
  /// Takes the values of an ordinary action, none of which is encoded but the continue URL.
  fileprivate init(_ link: borrowing OrdinaryLink) {
    let (bytes, parameters) = (link.actionText, link.action.parameters)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func optionalText(_ range: Range<Int>) -> String? { range.isEmpty ? nil : text(range) }
    self.init(
      operation: link.action.operation,
      code: ActionCode(utf8: Array(bytes[parameters.oobCode])),
      apiKey: text(parameters.apiKey),
      continueURL: link.continueURL.map { _ in String(decoding: link.continueText, as: UTF8.self) },
      lang: optionalText(parameters.lang),
      tenantID: optionalText(parameters.tenantID))
  }
}

extension ActionCodeOperation {
  /// A bit of its own: to hash a case takes a hundred times as long.
  fileprivate var bit: UInt8 {
    switch self {
    case .passwordReset: 1
    case .verifyEmail: 2
    case .emailSignIn: 4
    case .verifyAndChangeEmail: 8
    case .recoverEmail: 16
    case .revertSecondFactorAddition: 32
    }
  }
}

extension [String] {
  /// Whether an entry has the same bytes.
  fileprivate func hasExactly(_ bytes: Span<UInt8>) -> Bool {
    contains { $0.utf8.span.isEqual(to: bytes) }
  }
}
