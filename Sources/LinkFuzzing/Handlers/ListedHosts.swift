internal import ActionLinks
internal import DomainNames
internal import LinkValidation
internal import URLStandard

/// The hosts that a policy lists, and how one that it does not list may pass for one of them.
struct ListedHosts: Sendable {
  /// The rules that speak of a host that is on no list.
  static let rules: Set<String> = [
    "link-domain-not-allowed", "link-host-lookalike", "nested-link-host-not-authorized",
    "fallback-url-host-not-authorized", "continue-url-host-not-authorized",
    "continue-url-host-lookalike", "continue-url-has-userinfo",
  ]

  private let authorized: [String]
  private let links: [String]

  init(_ policy: LinkPolicy) {
    authorized = Self.names(policy.authorizedDomains)
    links = Self.names(policy.linkDomains)
  }

  private static func names(_ entries: [String]) -> [String] {
    entries.compactMap { entry in
      guard case .host(let host) = try? AuthorizedDomain(entry) else { return nil }
      return host.description
    }
  }

  /// How the host of a layer passes for a listed one, or `nil` where it is listed or there is none.
  func mistake(in layer: LinkLayer) -> HandlerMistake? {
    let listed = layer.role == .continue ? authorized : links + authorized
    guard let host = layer.host, !host.isEmpty, !listed.contains(host) else { return nil }
    let userinfo = userinfo(of: layer.text)
    if listed.contains(where: { userinfo.hasPrefix($0) || userinfo.hasSuffix($0) }) {
      return .userinfoTakenForHost
    }
    if listed.contains(where: { host.hasSuffix("." + $0) }) { return .hostIsSubdomain }
    if listed.contains(where: { host.hasSuffix($0) }) { return .hostOnlyEndsInListed }
    if listed.contains(where: { host.hasPrefix($0) }) { return .hostOnlyBeginsWithListed }
    return .unlistedHost
  }

  /// What stands between the first two slashes and the last `@` before the path.
  private func userinfo(of text: String) -> Substring {
    guard let slashes = text.firstRange(of: "//") else { return "" }
    let authority = text[slashes.upperBound...].prefix { !"/?#\\".contains($0) }
    return authority.lastIndex(of: "@").map { authority[..<$0] } ?? ""
  }
}
