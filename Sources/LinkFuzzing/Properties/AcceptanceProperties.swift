public import ActionLinks
internal import DomainNames
public import LinkValidation
internal import URLStandard

extension LinkProperties {
  /// An accepted link is an action link, its hosts and those of its continue URL are on the lists
  /// that judge them, and all readers take the same host from each of its layers.
  ///
  /// The lists are looked up here entry by entry, by text alone.
  ///
  /// - Parameters:
  ///   - judgement: What was found on a link.
  ///   - policy: The policy that it was judged by.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func acceptedHostsAreListed(
    _ judgement: Judgement, by policy: LinkPolicy
  ) throws(PropertyFailure) {
    guard judgement.verdict == .accept else { return }
    try acceptedHostsAreListed(judgement.link, by: policy)
  }

  /// What ``acceptedHostsAreListed(_:by:)-(Judgement,_)`` says of a link that was accepted.
  public static func acceptedHostsAreListed(
    _ link: ActionLink, by policy: LinkPolicy
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("acceptedHostsAreListed", detail)
    }
    guard link.operation != nil else { throw fail("a link without an action") }
    let authorized = ListedNames(
      policy.authorizedDomains, matchSubdomains: policy.matchSubdomains)
    let links = ListedNames(policy.linkDomains, matchSubdomains: false)
    for layer in link.layers {
      if ReaderAgreement(of: layer.textBytes.span).disagreement != nil {
        throw fail("readers disagree on layer \(layer.index)")
      }
      guard layer.scheme == "https" || layer.scheme == "http" else { continue }
      guard let host = layer.host, !host.isEmpty else {
        throw fail("layer \(layer.index) has no host")
      }
      let isJudged =
        if layer.role == .continue {
          !authorized.isEmpty
        } else if layer.index == 0 {
          !links.isEmpty
        } else {
          !authorized.isEmpty || !links.isEmpty
        }
      guard isJudged, !authorized.contains(host) else { continue }
      // Among the continue URL's layers, a link domain counts only for a Hosting link.
      let mayBeLinkDomain = layer.role != .continue || layer.kind == .hostingLink
      guard mayBeLinkDomain, links.contains(host) else {
        throw fail("the host of layer \(layer.index) is on no list")
      }
    }
  }
}

extension LinkProperties {
  /// Whether no rule on hosts or on the text of URLs warns of a link or objects to it.
  ///
  /// - Parameters:
  ///   - link: What any bytes read as.
  ///   - policy: What it is judged by.
  /// - Returns: The same as a look at all findings would give, in less time.
  public static func hostsAreFaultless(of link: ActionLink, by policy: LinkPolicy) -> Bool {
    HostJudge(policy: policy).isFaultless(link)
  }

  /// An accepted link is for an operation that is expected, of the tenant that is expected.
  ///
  /// - Parameters:
  ///   - link: A link that was accepted.
  ///   - expectation: What was expected of it.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func acceptedLinkIsExpected(
    _ link: ActionLink, by expectation: Expectation
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("acceptedLinkIsExpected", detail)
    }
    if let operations = expectation.operations {
      guard let operation = link.operation, operations.contains(operation) else {
        throw fail("another operation")
      }
    }
    if let tenant = expectation.tenantID, (link.parameters.tenantID ?? "") != (tenant ?? "") {
      throw fail("another tenant")
    }
  }
}

/// The entries of a list, looked up without any of the machinery that a validator has for it.
private struct ListedNames {
  private let names: [String]
  private let matchSubdomains: Bool
  let isEmpty: Bool

  init(_ entries: [String], matchSubdomains: Bool) {
    names = ListedHosts.names(entries)
    isEmpty = entries.isEmpty
    self.matchSubdomains = matchSubdomains
  }

  func contains(_ host: String) -> Bool {
    let host = host.utf8.last == UInt8(ascii: ".") ? String(host.dropLast()) : host
    return names.contains { $0 == host || matchSubdomains && host.hasSuffix("." + $0) }
  }
}
