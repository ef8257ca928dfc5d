internal import ActionLinks

extension Subject {
  /// The host of the link itself where `linkDomains` judges it and does not have it, or `nil`.
  ///
  /// A handler of the project's own may stand on an authorized domain too. A link by which an app
  /// opens itself has no host that a list could hold.
  var unlistedLinkHost: String? {
    guard isActionLink, !policy.linkDomains.isEmpty, let host = outermost.host, !host.isEmpty,
      !outermost.isOnLinkDomain, outermost.kind != .customSchemeLink
    else { return nil }
    if let scheme = outermost.scheme, policy.isOwnScheme(scheme) { return nil }
    let isOwnHandler = outermost.index == action?.index && link.handler == .custom
    return isOwnHandler && outermost.isOnAuthorizedDomain ? nil : host
  }
}
