internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// What the policy says of the place that a layer of the continue URL stands on.
enum ContinueURLStanding: Sendable {
  /// The host, or the browser extension, is on the list that counts.
  case listed
  /// It is on no list that counts.
  case unlisted
  /// No list judges it: there is none, or the URL has no host that a list could name.
  case unjudged
}

extension Subject {
  /// What the policy says of the place that a layer of the continue URL stands on.
  ///
  /// A Hosting link may also stand on a link domain, since the URL that it holds is judged too.
  func standing(of layer: SubjectLayer) -> ContinueURLStanding {
    guard !policy.authorizedDomains.isEmpty else { return .unjudged }
    switch layer.scheme {
    case "http", "https":
      if layer.isOnAuthorizedDomain { return .listed }
      let isFollowed = layer.kind == .hostingLink && nestedParameter(of: layer) != nil
      return isFollowed && layer.isOnLinkDomain ? .listed : .unlisted
    case PolicyIndex.extensionScheme:
      return policy.allowsExtension(layer.host) ? .listed : .unlisted
    default: return .unjudged
    }
  }
}

extension PolicyIndex {
  /// The scheme of browser extensions, which an authorized domain may name together with an id.
  static let extensionScheme = "chrome-extension"

  /// Whether an authorized domain names a browser extension.
  var hasExtension: Bool { !authorizedDomains.domains.chromeExtensions.isEmpty }

  /// Whether an authorized domain names the extension with this id.
  func allowsExtension(_ id: String?) -> Bool {
    id.map(authorizedDomains.domains.chromeExtensions.contains) ?? false
  }
}
